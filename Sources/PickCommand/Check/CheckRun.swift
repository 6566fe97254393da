internal import PickBytes
internal import PickDiagnostics
internal import PickModel
internal import PickReporters
internal import PickRules
internal import PickThreads
internal import PropertyList

/// One run of `validate` or `lint` over all its inputs.
struct CheckRun {
    private let arguments: ParsedArguments
    private let settings: CheckSettings
    private let session: Session
    private let list: InputList
    private let inputs: CheckInputs
    private let color: ColorChoice

    /// Finds the inputs and what holds for them; says what is wrong with that.
    init(_ arguments: ParsedArguments, _ settings: CheckSettings, in session: Session) {
        self.arguments = arguments
        self.settings = settings
        self.session = session
        color = arguments[CommonOptions.color]
        var list = InputList(arguments.operands.isEmpty ? ["."] : arguments.operands)
        if let name = settings.stdinFilename { list.nameStandardInput(name) }
        self.list = list
        inputs = CheckInputs(list.inputs, settings)
        for failure in list.failures + inputs.failures { session.complain(failure.description) }
        for folder in list.emptyFolders { session.complain("no property lists in \(folder)") }
        ToolFaults.tell(inputs.faults, color: color, in: session)
    }

    /// The files that the outcome hangs on, those included that are not there and would be read if they were.
    var readFiles: [String] { inputs.readFiles + list.failures.map(\.path) }

    /// What the command line names, folders walked, by paths.
    var namedPaths: [String] { list.inputs.map(\.path) }

    /// What of that is looked at: without what a configuration leaves out.
    var inputPaths: [String] { inputs.items.map(\.input.path) }

    /// Does the work; more warnings than `mostWarnings` make the exit status 1.
    ///
    /// Inputs that `memory` knows are not read again, the others are kept in it.
    func run(command: String, mostWarnings: Int? = nil, memory: CheckMemory? = nil) throws(UsageError)
        -> ExitStatus
    {
        let start: ExitStatus = list.failures.isEmpty && inputs.isWhole ? .success : .failure
        if arguments[CheckOptions.showSettings] {
            return max(start, session.answer(SettingsReport.text(inputs.items)))
        }
        let isDiff = settings.fixes?.isDiff ?? false
        // What is mended goes to standard output, so the report must not.
        let writesData =
            settings.fixes != nil && (isDiff || list.inputs.contains { $0.place == .standardInput })
        var report = try ReportRun(
            arguments,
            of: command,
            to: writesData ? session.reportingOnError : session
        )
        var tally = CheckTally(status: start)
        var output = ByteWriter(to: .descriptor(session.streams.output))
        var held = HeldReports()
        // What cannot be read again where a new baseline is refused.
        let lasting = CheckMemory()
        examine(memory, tellsCoverage: report.showsCoverage) { item, outcome in
            switch outcome {
            case .failed(let failure):
                session.complain(failure.description)
                tally.status = .failure
            case .done(let result):
                if let failure = result.failure {
                    session.complain(failure)
                    tally.status = .failure
                }
                output.append(result.output)
                tally.add(result, of: item)
                let examination = result.examination
                for remark in examination.remarks { session.complain("\(item.input.path): \(remark)") }
                if settings.newBaseline != nil {
                    tally.remember(
                        examination.findings,
                        isCut: examination.isCut,
                        of: item,
                        in: settings
                    )
                }
                var file = FileReport(
                    path: item.input.path,
                    findings: examination.findings,
                    source: examination.source
                )
                file.coverage = examination.coverage.map { .init(label: $0.label, text: $0.text) }
                var counts = ReportCounts()
                counts.suppressed = examination.suppressed
                counts.baselined = examination.known
                counts.names = examination.names
                counts.mended = isDiff ? 0 : result.fixCount
                guard settings.newBaseline == nil else {
                    held.add(file, isSyntaxOnly: examination.isSyntaxOnly, counts)
                    if !item.input.canBeReadAgain { lasting.outcomes[item.input.path] = outcome }
                    return
                }
                report.add(file, isSyntaxOnly: examination.isSyntaxOnly, counts)
            }
        }
        if let path = settings.newBaseline {
            if !tally.writeBaseline(to: path, in: session) {
                examine(memory ?? lasting, tellsCoverage: report.showsCoverage) { item, outcome in
                    switch outcome {
                    case .failed(let failure): session.complain(failure.description)
                    case .done(let result): held.complete(item.input.path, with: result.examination)
                    }
                }
            }
            for held in held.list { report.add(held.file, isSyntaxOnly: held.isSyntaxOnly, held.counts) }
        }
        for file in tally.uses.unused(walking: list.walkedFolders, source: Self.source) {
            report.add(file, isSyntaxOnly: false, ReportCounts(isInput: false))
        }
        if let most = mostWarnings, report.summary.warnings > most {
            session.complain("warnings: \(report.summary.warnings), more than --max-warnings \(most) allows")
            tally.status = max(tally.status, .findings)
        }
        tally.status = max(tally.status, session.finish(&output))
        if isDiff, tally.fixCount > 0 { tally.status = max(tally.status, .findings) }
        report.hint = tally.hint(settings, isDiff: isDiff)
        return max(tally.status, report.finish())
    }

    private func examine(
        _ memory: CheckMemory?,
        tellsCoverage: Bool,
        _ consume: (CheckInputs.Item, FileWork.Outcome) -> Void
    ) {
        let items = inputs.items
        let known = memory?.outcomes ?? [:]
        let jobs = items.count > 1 ? arguments[CheckOptions.jobs] ?? Processors.count : 1
        // Files are worked on at once where there are several, and each by several where jobs are left over.
        let jobsEach = items.count > 1 ? max(1, jobs / items.count) : arguments[CheckOptions.jobs]
        let work = FileWork(
            check: FileCheck(
                mode: settings.mode,
                looksFurther: settings.mode == .validate,
                tellsCoverage: tellsCoverage && settings.mode == .lint,
                pieces: PieceSettings(jobs: jobsEach),
                recognitionWork: RecognitionWork(jobs: jobsEach),
                ruleWork: RuleWork(jobs: jobsEach)
            ),
            fixes: settings.fixes,
            style: color.style(for: session.streams.output, in: session.environment),
            standardInput: session.streams.input
        )
        Progress.during(items.count, on: session.streams.error) { progress in
            OrderedWork.run(count: items.count, jobs: jobs) { index in
                let outcome = known[items[index].input.path] ?? work(items[index])
                progress.advance()
                return outcome
            } consume: { index, outcome in
                // What could not be read is tried again.
                if case .done = outcome { memory?.outcomes[items[index].input.path] = outcome }
                progress.paused { consume(items[index], outcome) }
            }
        }
    }

    private static func source(of configuration: Configuration) -> SourceText? {
        guard let bytes = try? ByteSource.file(path: configuration.path).load() else { return nil }
        return SourceText(text: bytes, map: OffsetMap(shift: 0))
    }
}
