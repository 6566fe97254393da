/// A check that is done again when something changes: files, folders, configurations, baselines.
struct CheckWatch {
    private let arguments: ParsedArguments
    private let settings: CheckSettings
    private let session: Session

    /// Looks at known files between two walks of the folders, for new ones: about a second.
    private static let looksBetweenWalks = 5

    init(_ arguments: ParsedArguments, _ settings: CheckSettings, in session: Session) {
        self.arguments = arguments
        self.settings = settings
        self.session = session
    }

    /// Does not return; a signal ends it.
    func run(command: String, mostWarnings: Int?) throws(UsageError) -> ExitStatus {
        let operands = arguments.operands.isEmpty ? ["."] : arguments.operands
        let memory = CheckMemory()
        var settings = settings
        var isFirst = true
        while true {
            clear()
            if !isFirst {
                do throws(UsageError) {
                    try settings.refreshPreset(arguments, command: command)
                } catch {
                    session.complain(error.message)
                }
            }
            let run = CheckRun(arguments, settings, in: session)
            let paths = run.inputPaths
            memory.keep(paths)
            let unread = paths.count - memory.outcomes.count
            // Begun before the first reading, so that a change during it is seen.
            var watch = FileWatch(run.readFiles, absence: .noticed)
            _ = try run.run(command: command, mostWarnings: mostWarnings, memory: memory)
            let files = paths.count == 1 ? "1 file" : "\(paths.count) files"
            let news = isFirst ? "watching \(files)" : "looked again at \(unread) of \(files)"
            session.explain(news + "; Control-C ends it")
            isFirst = false

            var changed: [String] = []
            repeat {
                changed = watch.waitForChange(looks: Self.looksBetweenWalks)
            } while changed.isEmpty && InputList(operands).inputs.map(\.path) == run.namedPaths
            memory.forget(changed, inputs: paths)
        }
    }

    /// Empties the screen and what was scrolled away; what goes to a file or a program is left alone.
    private func clear() {
        guard Terminal.isTerminal(session.streams.output) else { return }
        _ = session.answer("\u{1B}[H\u{1B}[2J\u{1B}[3J")
    }
}
