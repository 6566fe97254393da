internal import PickBytes
internal import PickCompare
internal import PickDiagnostics
internal import PickModel
internal import PickReference
internal import PickReporters

/// One run of `diff`.
struct DiffRun {
    private let arguments: ParsedArguments
    private let settings: DiffSettings
    private let session: Session
    private let color: ColorChoice

    init(_ arguments: ParsedArguments, _ settings: DiffSettings, in session: Session) {
        self.arguments = arguments
        self.settings = settings
        self.session = session
        color = arguments[CommonOptions.color]
    }

    func run() throws(UsageError) -> ExitStatus {
        var operands = [settings.old, settings.new]
        if let name = settings.check.stdinFilename {
            for index in operands.indices where operands[index].place == .standardInput {
                operands[index] = Input(path: name, place: .standardInput, isNamed: true)
            }
        }
        let inputs = CheckInputs(operands, settings.check)
        for failure in inputs.failures { session.complain(failure.description) }
        ToolFaults.tell(inputs.faults, color: color, in: session)
        guard inputs.isWhole, inputs.items.count == 2 else { return .failure }
        guard let old = side(inputs.items[0]), let new = side(inputs.items[1]) else { return .failure }
        let comparison = Comparison(
            old.dataset,
            new.dataset,
            unorderedLevels: old.unorderedLevels.union(new.unorderedLevels),
            evidence: evidence(old, new)
        )
        guard let comparison else {
            session.complain(
                "\(old.input.path) is \(Self.words(old)), \(new.input.path) \(Self.words(new)): "
                    + "if both are one kind, `--kind` says which"
            )
            return .failure
        }
        let mapStatus = writeMap(comparison)
        guard settings.map != "-" else { return mapStatus }
        return max(mapStatus, try report(comparison, old, new))
    }

    private func report(_ comparison: Comparison, _ old: DiffSide, _ new: DiffSide) throws(UsageError)
        -> ExitStatus
    {
        let paths = (old: old.input.path, new: new.input.path)
        var out = ByteWriter(to: .descriptor(session.streams.output))
        switch settings.format {
        case nil: return try reportBreaking(comparison, new)
        case .text?:
            let style = color.style(for: session.streams.output, in: session.environment)
            DiffText(comparison: comparison, paths: paths, style: style, showsAll: settings.showsAll).write(
                to: &out
            )
        case .md?:
            DiffMarkdown(comparison: comparison, paths: paths, showsAll: settings.showsAll).write(to: &out)
        case .json?: DiffJSON(comparison: comparison, paths: paths).write(to: &out)
        }
        let status = session.finish(&out)
        return max(status, settings.exitsByChanges && !comparison.isEmpty ? .findings : .success)
    }

    private func reportBreaking(_ comparison: Comparison, _ new: DiffSide) throws(UsageError) -> ExitStatus {
        var report = try ReportRun(arguments, of: DiffCommand.name, to: session)
        var sieve = FindingSieve(new.settings, new.file.reading)
        let findings = FileReport.inOrder(sieve.sift(Breakage(comparison).findings(), judges: false))
        var source: SourceText?
        if !findings.isEmpty {
            do {
                source = try new.file.text()
            } catch {
                return tell(error, new.input)
            }
        }
        var counts = ReportCounts()
        counts.suppressed = sieve.suppressed
        counts.baselined = sieve.known
        let file = FileReport(path: new.input.path, findings: findings, source: source)
        report.add(file, isSyntaxOnly: false, counts)
        if !findings.isEmpty, settings.map == nil {
            report.hint = "`pickdata diff --map FILE` writes where each saved code and path leads now."
        }
        return report.finish()
    }

    // MARK: The two files

    private func side(_ item: CheckInputs.Item) -> DiffSide? {
        do {
            return try DiffSide(item, session)
        } catch {
            _ = tell(error, item.input)
            return nil
        }
    }

    /// Tells a failure; whatever it is, there is nothing to compare.
    private func tell(_ failure: ConversionFailure, _ input: Input) -> ExitStatus {
        _ = failure.tell(
            of: input,
            color: color,
            in: session,
            closing:
                "\(input.path) is not compared: diff needs picker data; for other property lists compare what "
                + "`pickdata convert` writes of each"
        )
        return .failure
    }

    private static func words(_ side: DiffSide) -> String {
        side.dataset.kind == .menu ? "a menu" : "regions"
    }

    /// What is known of the history of names, where a profile holds.
    private func evidence(_ old: DiffSide, _ new: DiffSide) -> (any SuccessorEvidence)? {
        let holds = new.settings.profile.holdsChina(old.dataset.tree, old.dataset.kind)
        return holds ? ChinaSuccession() : nil
    }

    // MARK: The map

    private func writeMap(_ comparison: Comparison) -> ExitStatus {
        guard let path = settings.map else { return .success }
        let writer = DiffMapWriter(map: SavedValueMap(comparison))
        if path == "-" {
            var out = ByteWriter(to: .descriptor(session.streams.output))
            let isWhole = writer.write(.csv, to: &out)
            return max(session.finish(&out), isWhole ? .success : nul(path))
        }
        do throws(OutputFailure) {
            let format: DiffMapWriter.Format = path.lowercased().hasSuffix(".json") ? .json : .csv
            let isWhole = try WholeFile.write(to: path) { writer.write(format, to: &$0) }
            return isWhole ? .success : nul(path)
        } catch {
            if error.isBrokenPipe { return .success }
            session.complain(error.description)
            return .failure
        }
    }

    private func nul(_ path: String) -> ExitStatus {
        session.complain(
            "cannot write \(path): a text has a NUL character, which readers of CSV cannot take; write .json"
        )
        return .failure
    }
}
