internal import PickExport
internal import PickModel

/// The command `normalize`, which writes the same data, tidied, or in another layout.
enum NormalizeCommand: Subcommand {
    static let name = "normalize"

    static let layout = Option.optional(
        "as",
        .choice("LAYOUT", of: "layout") as ValueType<LayoutChoice>,
        help: "The layout. Default: the file's own.",
        .output
    )
    static let rename = Option.repeated(
        "rename",
        .renames,
        help: "New names for keys of records: state=name,cities=children. A comma in a key is written `\\,`.",
        .output
    )
    static let write = Option.flag("write", short: "w", help: "Change the files in their place.", .output)
    static let check = Option.flag(
        "check",
        help: "Write nothing; exit status 1 if a file would change.",
        .output
    )
    static let diff = Option.flag("diff", help: "Show what would change, as a unified diff.", .output)

    static let declaration = CommandDeclaration(
        name: name,
        summary: "tidy property lists, or bring their data into another layout",
        discussion: [
            "Indentation, encoding, the final newline and the spelling of numbers become those of Xcode; layout, names "
                + "and order of keys, and comments stay. --as changes the layout, --rename the names of keys. Whatever "
                + "is left out is told on standard error.",
            "Several files without --write, --check or --diff are tables with ids and parents' ids, and are joined into "
                + "one. In a folder every property list with picker data is taken.",
        ],
        argument: .init(
            usage: "FILE…|FOLDER…|-",
            placeholder: "FILE|FOLDER|-",
            help: "What to tidy; - is standard input.",
            counts: 1...Int.max
        ),
        options: [
            layout.declaration, rename.declaration, write.declaration, check.declaration, diff.declaration,
        ] + EnrichmentOptions.declarations.map(\.secondary) + LevelOptions.declarations
            + LayoutOptions.declarations.map(\.secondary),
        examples: [
            .init(line: "pickdata normalize --write cities.plist", purpose: "Tidied in its place."),
            .init(line: "pickdata normalize --as codes city.plist", purpose: "[{code, name, children}]."),
        ]
    )

    static func run(_ arguments: ParsedArguments, in session: Session) throws(UsageError) -> ExitStatus {
        let settings = try NormalizeSettings(arguments)
        let list = InputList(arguments.operands)
        let normalization = Normalization(
            settings: settings,
            color: arguments[CommonOptions.color],
            session: session
        )
        if settings.target == .output {
            return try print(list, arguments.operands, normalization)
        }
        for failure in list.failures { session.complain(failure.description) }
        for folder in list.emptyFolders { session.complain("no property lists in \(folder)") }
        var status: ExitStatus = list.failures.isEmpty ? .success : .failure
        if settings.target == .place, let input = list.inputs.first(where: { $0.place == .standardInput }) {
            throw NormalizeSettings.conflict(
                "\(input.path) has no place to be written to: leave out `--write`"
            )
        }
        Progress.during(list.inputs.count, on: session.streams.error) { progress in
            for input in list.inputs {
                status = max(status, normalization.run(input, progress))
                progress.advance()
            }
        }
        return status
    }

    /// One file, or the join of several, to standard output.
    private static func print(
        _ list: InputList,
        _ operands: [String],
        _ normalization: Normalization
    ) throws(UsageError) -> ExitStatus {
        if let failure = list.failures.first {
            normalization.session.complain(failure.description)
            return .failure
        }
        guard list.inputs.allSatisfy(\.isNamed), list.emptyFolders.isEmpty else {
            throw NormalizeSettings.conflict("a folder goes with `--write`, `--check` or `--diff`")
        }
        return Progress.during(1, on: normalization.session.streams.error) { progress in
            list.inputs.count == 1
                ? normalization.run(list.inputs[0], progress) : normalization.join(list.inputs, progress)
        }
    }
}

/// The layouts of `--as`.
enum LayoutChoice: String, OptionChoice {
    case classic, codes, hz, indexed, map

    var meaning: String {
        switch self {
        case .classic: "[{name, cities:[string]}]; a menu's [[string]]"
        case .codes: "[{code, name, children:[…]}], any depth, attributes too"
        case .hz: "[{state, cities:[{city, areas:[string]}]}]"
        case .indexed: "{\"0\":{name:{\"0\":{name:[string]}}}}"
        case .map: "{name:[string]}"
        }
    }

    var target: TargetLayout {
        switch self {
        case .classic: .classic
        case .codes: .codes
        case .hz: .hz
        case .indexed: .indexed
        case .map: .map
        }
    }
}

extension ValueType where Value == [KeyPairs.Pair] {
    /// `state=name,cities=children`.
    static var renames: ValueType {
        ValueType(
            placeholder: "OLD=NEW,…",
            expectation: "old and new keys, such as state=name,cities=children",
            parse: { KeyPairs.parse($0) }
        )
    }
}
