#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// The tool without its process: `main` and tests run it alike.
package enum CommandLine {
    /// In the order of the help text.
    static let subcommands: [any Subcommand.Type] = [
        ValidateCommand.self, LintCommand.self, ConvertCommand.self, NormalizeCommand.self,
        InspectCommand.self, DiffCommand.self, BundleCommand.self, BuildCommand.self,
        PickSubcommand.self, PreviewCommand.self, ExplainCommand.self, HelpCommand.self,
    ]

    /// Does what the arguments (without the program's name) say and returns the exit status.
    package static func run(
        arguments: [String],
        environment: Environment = .process,
        streams: Streams = Streams()
    ) -> Int32 {
        ignoreSignalsOfOutput()
        let session = Session(environment: environment, streams: streams)
        do throws(UsageError) {
            return try run(arguments, in: session).rawValue
        } catch {
            session.complain(error.message)
            session.explain(error.hint)
            return ExitStatus.failure.rawValue
        }
    }

    /// Says why the arguments cannot be known, and returns the exit status.
    package static func runWithoutArguments(
        environment: Environment = .process,
        streams: Streams = Streams()
    ) -> Int32 {
        Session(environment: environment, streams: streams).complain(
            "the arguments cannot be read: on Linux they are in /proc, which has to be mounted here"
        )
        return ExitStatus.failure.rawValue
    }

    private static func run(_ arguments: [String], in session: Session) throws(UsageError) -> ExitStatus {
        guard let name = arguments.first else { throw UsageError(.missingCommand, command: nil) }
        switch name {
        case "--help", "-h": return session.answer(HelpText.ofTool(session.commands))
        case "--version":
            return session.answer(
                arguments.dropFirst().contains("--verbose") ? Version.verbose : "pickdata \(Version.text)\n"
            )
        default: break
        }
        if name.utf8.first == UInt8(ascii: "-") { throw misplacedOption(name, in: session) }
        guard let subcommand = subcommands.first(where: { $0.name == name }) else {
            throw HelpCommand.unknownCommand(name, in: session)
        }
        let rest = Array(arguments.dropFirst())
        // Help comes before every complaint about the rest of the line.
        let options = rest.prefix { $0 != "--" }
        if options.contains("--help") || options.contains("-h") {
            return session.answer(HelpText.of(subcommand.declaration, isFull: options.contains("--all")))
        }
        var parser = OptionParser(subcommand.declaration, among: session.commands)
        return try subcommand.run(try parser.parse(rest), in: session)
    }

    private static func misplacedOption(_ option: String, in session: Session) -> UsageError {
        let name = option.split(separator: "=").first.map(String.init) ?? option
        let isKnown = session.commands.contains { $0.allOptions.contains { "--\($0.long)" == name } }
        if isKnown { return UsageError(.optionBeforeCommand(name), command: nil) }
        let suggestion = Suggestion.closest(to: name, in: ["--help", "--version"])
        return UsageError(.unknownOption(name, suggestion: suggestion, otherCommands: []), command: nil)
    }

    /// A reader that goes away and a file that grows past its limit shall be errors of `write`, which can be handled.
    private static func ignoreSignalsOfOutput() {
        _ = signal(SIGPIPE, SIG_IGN)
        _ = signal(SIGXFSZ, SIG_IGN)
    }
}
