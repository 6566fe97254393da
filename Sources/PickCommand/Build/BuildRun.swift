internal import PickBytes
internal import PickDiagnostics
internal import PickModel
internal import PickReporters

/// Checks the files of a plan, writes what is shipped, and the constants for it.
struct BuildRun {
    let plan: BuildPlan
    let arguments: ParsedArguments
    let session: Session

    func run() throws(UsageError) -> ExitStatus {
        if let failure = plan.failure {
            session.complain(failure)
            return .failure
        }
        guard plan.findings.isEmpty else { return max(.failure, try tell([plan.report])) }
        let checked = try check()
        guard checked == .success else { return checked }
        FileSystem.makeFolder(plan.output)
        var members: [AccessorSource.Member] = []
        var reports: [FileReport] = []
        var status = ExitStatus.success
        for step in plan.steps {
            do throws(ConversionFailure) {
                try write(step)
                guard let name = step.accessor else { continue }
                let kind = try kind(of: step)
                members.append(.init(name: name, file: step.output, source: step.input.path, kind: kind))
            } catch {
                switch error {
                case .faulty(let findings, let source, let path):
                    reports.append(
                        source == nil && path == nil
                            ? plan.report(of: findings.map { $0.at(step.range) })
                            : FileReport(
                                path: path ?? step.input.path,
                                findings: FileReport.inOrder(findings),
                                source: source
                            )
                    )
                case .unreadable(let failure):
                    session.complain(failure.description)
                    status = .failure
                case .unwritable(let failure):
                    session.complain(failure.description)
                    status = .failure
                }
            }
        }
        if !reports.isEmpty { status = max(status, try tell(reports)) }
        guard status == .success else { return status }
        return write(AccessorSource.text(members))
    }

    /// Looks at the files as `lint` does.
    private func check() throws(UsageError) -> ExitStatus {
        guard !plan.steps.isEmpty else { return .success }
        let arguments = arguments.replacing(operands: plan.steps.map(\.input.path))
        let settings = try CheckSettings(arguments, .lint, command: BuildCommand.name)
        return try CheckRun(arguments, settings, in: session).run(command: BuildCommand.name)
    }

    private func write(_ step: BuildPlan.Step) throws(ConversionFailure) {
        let writer = ConversionWriter(
            settings: step.settings,
            source: .file(path: step.input.path),
            path: step.input.path,
            session: session
        )
        var out = ByteWriter()
        _ = try writer.write(to: &out, .document)
        do {
            try update(step.output, out.bytes())
        } catch {
            throw .unwritable(error)
        }
    }

    /// Writes a file that is not there or has other bytes; what stays as it is makes a build do nothing more.
    private func update(_ path: String, _ bytes: [UInt8]) throws(OutputFailure) {
        if let old = try? ByteSource.file(path: path).load(), old == bytes { return }
        try WholeFile.write(bytes, to: path)
    }

    /// What the app will find in the shipped file, which is read here as it will be there; nil where it is not read.
    private func kind(of step: BuildPlan.Step) throws(ConversionFailure) -> DatasetKind? {
        guard step.isDataset else { return nil }
        if let shipped = try? Dataset(contentsOf: step.output), isMeant(shipped, step) { return shipped.kind }
        throw .faulty([Diagnostic(.configurationValue, misreading(of: step), at: step.range)], nil)
    }

    /// What an app would read otherwise, and what to do.
    private func misreading(of step: BuildPlan.Step) -> String {
        let name = FileSystem.name(of: step.output)
        var hints = step.settings.hints.recognition
        if let language = hints.language, let shipped = try? Dataset(contentsOf: step.output) {
            hints.language = nil
            if isMeant(shipped, step, hints) {
                let remedy =
                    shipped.kind == .regions
                    ? "give `options` a layout as well, such as `\"--as\", \"classic\"`"
                    : "say `\"to\": \"csv\"`"
                return
                    "\(name) keeps its names in every language, and an app would read the first one of each, not "
                    + "'\(language)': \(remedy), or take `--lang` out of `options`."
            }
        }
        return "An app would not know the layout of \(name) without help: give `options` a layout, such as "
            + "`[\"--as\", \"codes\"]`."
    }

    /// Whether an app, which has no hints, reads what was checked with those of the configuration.
    private func isMeant(_ shipped: Dataset, _ step: BuildPlan.Step) -> Bool {
        isMeant(shipped, step, step.settings.hints.recognition)
    }

    private func isMeant(_ shipped: Dataset, _ step: BuildPlan.Step, _ hints: RecognitionHints) -> Bool {
        let hasHints =
            hints.kind != nil || !hints.keys.isEmpty || hints.layout != nil || hints.language != nil
        guard hasHints || step.settings.hints.recognition.language != nil,
            let known = try? Dataset(contentsOf: step.input.path, hints: hints)
        else {
            return true
        }
        guard known.kind == shipped.kind else { return false }
        // Where rows are changed on purpose, they are others; sorted keys may be names, in another order.
        guard step.settings.rearrangement.edits.isEmpty, !step.settings.sortsKeys else { return true }
        let meant = PaddingRows.removedFromFrontEnd(known).dataset
        return meant.tree.count == shipped.tree.count
            && (0..<meant.tree.count).allSatisfy { meant.tree.name($0) == shipped.tree.name($0) }
    }

    private func write(_ source: String) -> ExitStatus {
        do throws(OutputFailure) {
            try update(FileSystem.join(plan.output, AccessorSource.fileName), Array(source.utf8))
            return .success
        } catch {
            session.complain(error.description)
            return .failure
        }
    }

    private func tell(_ reports: [FileReport]) throws(UsageError) -> ExitStatus {
        // Each has to be mended by hand.
        var arguments = arguments
        arguments.add("", to: LintCommand.all.declaration)
        var run = try ReportRun(arguments, of: BuildCommand.name, to: session)
        for report in reports { run.add(report, isSyntaxOnly: false) }
        return run.finish()
    }
}

extension Diagnostic {
    /// The same about another place.
    fileprivate func at(_ range: Range<Int>) -> Diagnostic {
        var finding = self
        finding.range = range
        for index in finding.notes.indices { finding.notes[index].range = nil }
        finding.fixes = []
        return finding
    }
}
