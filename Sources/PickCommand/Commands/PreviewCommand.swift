internal import PickBytes
internal import PickExport

/// The command `preview`, which writes the wheels as a page.
enum PreviewCommand: Subcommand {
    static let name = "preview"

    static let output = Option.optional(
        "output",
        short: "o",
        .text("FILE|-"),
        help: "The page. Default: standard output, or with --open a file in a temporary folder.",
        .output
    )
    static let open = Option.flag("open", help: "Open the page in the browser.", .output)
    static let watch = Option.flag(
        "watch",
        help: "Write the page anew whenever the file changes, until Control-C.",
        .output
    )

    static let declaration = CommandDeclaration(
        name: name,
        summary: "write a page with the wheels, the rows, and what lint says about them",
        discussion: [
            "The page is one file that loads nothing from anywhere: open it, mail it, put it beside a pull request. It "
                + "has the wheels as on a phone, labels that follow, random choice and search, all rows as a tree, a "
                + "chart of the rows below each parent, the findings of lint beside the rows that they are about, "
                + "and lines to paste into code. It speaks English, 简体中文 and 繁體中文.",
            "The reload button of the browser shows what --watch has written, at the same place of the wheels.",
            "Exit status: 0 the page was written; 1 the file has faults or is no picker data; 2 the work could not be done.",
        ],
        argument: .init(
            usage: "FILE|-",
            placeholder: "FILE|-",
            help: "The picker data; - is standard input.",
            counts: 1...1
        ),
        options: [output.declaration, open.declaration, watch.declaration]
            + (LayoutOptions.declarations
            + [
                ProfileOptions.profile.declaration, CheckOptions.config.declaration,
                CheckOptions.isolated.declaration,
            ]
            + CheckOptions.rules).map(\.secondary),
        examples: [
            .init(line: "pickdata preview cities.plist --open", purpose: "Look at it now."),
            .init(
                line: "pickdata preview cities.plist -o cities.html --watch",
                purpose: "A page that follows while you edit."
            ),
        ]
    )

    static func run(_ arguments: ParsedArguments, in session: Session) throws(UsageError) -> ExitStatus {
        guard let operand = arguments.operands.first else { return .failure }
        let input = Input(operand: operand)
        var settings = try CheckSettings(arguments, .lint, command: name)
        settings.profile = arguments[ProfileOptions.profile]
        try check(arguments, input, session)
        let color = arguments[CommonOptions.color]
        var run = PreviewRun(input: input, settings: settings, color: color, session: session)
        if let path = arguments[output], path != "-" {
            run.output = path
        } else if arguments[open] {
            do throws(SystemFailure) {
                run.output = try temporaryPage(of: input, session)
            } catch {
                session.complain("cannot make a temporary folder: \(error); name a file with `-o`")
                return .failure
            }
        }
        // Begun before the first reading, so that a change during it is seen.
        var changes = FileWatch([input.path], absence: .awaited)
        var status = run.write()
        if arguments[open], status == .success, let path = run.output { status = show(path, session) }
        // Without a first page there is nothing to keep up.
        guard arguments[watch], run.hasWritten else { return status }
        session.explain("watching \(input.path); Control-C ends it")
        while true {
            _ = changes.waitForChange()
            if run.write() == .success { session.explain("wrote \(run.output ?? "")") }
        }
    }

    private static func check(_ arguments: ParsedArguments, _ input: Input, _ session: Session)
        throws(UsageError)
    {
        let hasFile = arguments[output].map { $0 != "-" } ?? arguments[open]
        if arguments[watch], input.place == .standardInput {
            throw conflict("`--watch` needs a file that can change, not standard input")
        }
        if arguments[watch], !hasFile {
            throw conflict("`--watch` writes the page again and again: name it with `-o page.html`")
        }
        if arguments[open], !hasFile { throw conflict("`--open` needs a file: name it with `-o page.html`") }
        if let path = arguments[output], path != "-", input.place == .file,
            let real = FileSystem.realPath(path), real == FileSystem.realPath(input.path)
        {
            throw conflict("the page would take the place of \(input.path); name another file")
        }
        if !arguments.has(output), !arguments[open], Terminal.isTerminal(session.streams.output) {
            throw conflict(
                "a page is not for reading in a terminal: `-o page.html` names a file, `--open` shows it"
            )
        }
    }

    private static func conflict(_ text: String) -> UsageError { UsageError(.conflict(text), command: name) }

    private static func temporaryPage(of input: Input, _ session: Session) throws(SystemFailure) -> String {
        let folder = try PageOpener.temporaryFolder(session.environment)
        let name = input.place == .file ? FileSystem.name(of: input.path) : "stdin"
        return FileSystem.join(folder, name + ".html")
    }

    private static func show(_ path: String, _ session: Session) -> ExitStatus {
        do throws(PageOpener.Failure) {
            session.explain("wrote \(path)")
            try PageOpener.open(path)
            return .success
        } catch {
            let reason =
                switch error {
                case .notStarted(let failure): "\(failure)"
                case .ended(let status): "it ended with \(status)"
                }
            session.complain(
                "cannot run \(PageOpener.program): \(reason); open \(path) in a browser yourself"
            )
            return .failure
        }
    }
}
