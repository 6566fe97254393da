internal import PickBytes
internal import PickEngine
internal import PickModel
internal import PickReference
internal import PickReporters
internal import PropertyList

/// The command `pick`: the wheels in a terminal, and choices for scripts.
enum PickSubcommand: Subcommand {
    static let name = "pick"

    static let random = Option.flag(
        "random",
        help: "Draw a choice among all rows; with --count no title comes twice in a row.",
        .choice
    )
    static let seed = Option.optional(
        "seed",
        .number("N", in: 0...Int.max),
        help: "With --random: the same draws in every run.",
        .choice
    )
    static let count = Option.optional(
        "count",
        .number("N", in: 1...1_000_000_000),
        help: "With --random: so many, each drawn from where the one before left the wheels.",
        .choice
    )
    static let by = Option.choice(
        "by",
        "WHAT",
        default: RandomRule.wheels,
        help: "What is equally likely when regions are drawn.",
        .choice,
        isEssential: false
    )
    static let path = Option.optional(
        "path",
        .text("TITLES"),
        help: "Choose by titles: `浙江省/杭州市`. A slash within a title is written `\\/`.",
        .choice
    )
    static let code = Option.optional("code", .text("CODE"), help: "Choose by code: `330100`.", .choice)
    static let format = Option.choice(
        "format",
        "FORMAT",
        of: "report format",
        default: PickFormat.text,
        help: "How a choice is written.",
        .report
    )

    static let declaration = CommandDeclaration(
        name: name,
        summary: "turn the wheels of a picker, by hand or by chance",
        discussion: [
            "On a terminal the wheels stand side by side: arrows or hjkl turn them and go from one to the next, Page "
                + "Up and Down, Home and End go further. Type to search by name, code or pinyin (after / also for "
                + "what begins with h, j, k, l or r). r draws at random, Enter prints the choice, Esc cancels.",
            "Otherwise, and with --random, --path or --code, nothing is drawn: one line a choice.",
            "Exit status: 0 a choice was printed; 1 a path or code is not there, or the file has faults or is no picker "
                + "data; 2 the file could not be read; 130 cancelled.",
        ],
        argument: .init(
            usage: "FILE|-",
            placeholder: "FILE|-",
            help: "The picker data; - is standard input.",
            counts: 1...1
        ),
        options: [
            random.declaration, seed.declaration, count.declaration, by.declaration, path.declaration,
            code.declaration, format.declaration,
        ] + LayoutOptions.declarations.map(\.secondary),
        examples: [
            .init(line: "pickdata pick foods.plist --random", purpose: "What to eat today."),
            .init(
                line: "pickdata pick regions.plist --path 浙江省 --format json",
                purpose: "Its first city and district, with codes."
            ),
        ]
    )

    static func run(_ arguments: ParsedArguments, in session: Session) throws(UsageError) -> ExitStatus {
        try check(arguments)
        let hints = try InputHints(arguments, command: name)
        guard let input = arguments.operands.first.map(Input.init(operand:)) else { return .failure }
        var picker: PickerState
        do throws(ConversionFailure) {
            picker = PickerState(try dataset(of: input, hints, session))
        } catch {
            return error.tell(
                of: input,
                color: arguments[CommonOptions.color],
                in: session,
                closing: "\(input.path) \(error.isForeign ? "is no picker data" : "has faults")"
            )
        }
        do throws(PickerFailure) {
            if let path = arguments[path] { try picker.select(path: PathArgument.titles(path, for: picker)) }
            if let code = arguments[code] { try picker.select(code: code) }
        } catch {
            for line in MissingChoice(failure: error, picker: picker, file: input.path).lines {
                session.complain(line)
            }
            return .findings
        }
        let seed = arguments[seed].map { UInt64($0) } ?? SystemRandomNumberGenerator.seed()
        if isInteractive(arguments, session) {
            var screen = WheelScreen(
                title: input.path,
                picker: picker,
                generator: SplitMix64(seed: seed),
                rule: arguments[by]
            )
            let style = arguments[CommonOptions.color].style(
                for: session.streams.output,
                in: session.environment
            )
            let loop = WheelLoop(input: session.streams.input, output: session.streams.output, style: style)
            switch loop.run(&screen) {
            case .chosen: picker = screen.picker
            case .cancelled: return .cancelled
            case .unusable:
                session.complain("cannot draw on this terminal; --random, --path and --code need none")
                return .failure
            }
        }
        var output = ChoiceWriter(arguments[format], to: session.streams.output)
        if arguments[random] {
            var generator = SplitMix64(seed: seed)
            for number in 0..<(arguments[count] ?? 1) where !output.hasFailed {
                // What the wheels show at first is nobody's choice.
                picker.randomize(using: &generator, over: arguments[by], mayRepeat: number == 0)
                output.write(picker)
            }
        } else {
            output.write(picker)
        }
        return output.finish(session)
    }

    private static func check(_ arguments: ParsedArguments) throws(UsageError) {
        if !arguments[random] {
            let options = [("seed", arguments.has(seed)), ("count", arguments.has(count))]
            if let given = options.first(where: { $0.1 }) {
                throw UsageError(.conflict("`--\(given.0)` needs `--random`"), command: name)
            }
        }
        let places = [("path", arguments.has(path)), ("code", arguments.has(code))]
        if arguments[random], let given = places.first(where: { $0.1 }) {
            throw UsageError(
                .conflict("`--random` draws among all rows, and `--\(given.0)` names one; give one of them"),
                command: name
            )
        }
        if arguments.has(path), arguments.has(code) {
            throw UsageError(
                .conflict("`--path` and `--code` choose two things; give one of them"),
                command: name
            )
        }
    }

    private static func isInteractive(_ arguments: ParsedArguments, _ session: Session) -> Bool {
        guard !arguments[random], !arguments.has(path), !arguments.has(code) else { return false }
        return Terminal.isTerminal(session.streams.input) && Terminal.isTerminal(session.streams.output)
            && session.environment["TERM"] != "dumb"
    }

    private static func dataset(
        of input: Input,
        _ hints: InputHints,
        _ session: Session
    ) throws(ConversionFailure) -> Dataset {
        let file = try ReadInput(input, in: session)
        let recognition = file.recognition(hints.recognition, in: session)
        return try file.faultless(recognition)
    }
}

extension RandomRule: OptionChoice {
    var meaning: String {
        switch self {
        case .wheels: "each row of a wheel, one wheel after the other"
        case .leaves: "each last place of the whole tree"
        }
    }
}

extension SystemRandomNumberGenerator {
    fileprivate static func seed() -> UInt64 {
        var generator = SystemRandomNumberGenerator()
        return generator.next()
    }
}
