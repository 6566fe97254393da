internal import PickBytes
internal import PickDiagnostics
internal import PickModel
internal import PickPresets
internal import PickReference
internal import PickReporters
internal import PickRules
internal import PropertyList

/// Reads one input and finds what is wrong with it.
struct FileCheck: Sendable {
    let mode: CheckMode
    /// Whether `validate` looks if `lint` would say more.
    var looksFurther = false
    /// Whether what was recognized is kept for who goes on with the data.
    var keepsRecognition = false

    /// Whether a report shows how complete the data are.
    var tellsCoverage = false

    /// How a large input is read.
    var pieces = PieceSettings.whole

    /// How the layout of a large input is recognized.
    var recognitionWork = RecognitionWork.whole

    /// How the rules look at a large input.
    var ruleWork = RuleWork.whole

    /// Documents up to this size are looked at by the rules only to say that `lint` would say more.
    private static let nodesWorthAHint = 10_000

    /// Examines what `bytes` hold: what is named must be a dataset, what a folder walk found may be anything.
    func examine(_ bytes: ByteSource, _ settings: FileSettings, isNamed: Bool) throws(SystemFailure)
        -> Examination
    {
        // The document is given back before the text is loaded: both are as large as the input.
        var (result, source) = try look(at: bytes, settings, isNamed: isNamed)
        if !result.findings.isEmpty { result.source = try source.load() }
        if result.isJudged { addRemovals(to: &result) }
        if source.format != .xml {
            for index in result.findings.indices { result.findings[index].fixes = [] }
        }
        result.findings = FileReport.inOrder(result.findings)
        return result
    }

    private func look(at bytes: ByteSource, _ settings: FileSettings, isNamed: Bool) throws(SystemFailure)
        -> (Examination, LazySource)
    {
        // Where the property list alone is asked for, a binary one needs no document.
        let reading: PropertyListReading
        if settings.kind == .plist {
            reading =
                mode == .validate
                ? try PropertyListReader.check(bytes, pieces) : try PropertyListReader.read(bytes, pieces)
        } else {
            reading = try InputReader.read(bytes, path: settings.file?.text, pieces)
        }
        var result = Examination()
        result.isReadable = !reading.findings.contains { $0.severity == .error }
        var findings = reading.findings
        var ruleFindings: [Diagnostic]?
        result.source = reading.source
        var source = LazySource(
            bytes: bytes,
            format: reading.document?.format ?? .xml,
            known: reading.source
        )
        if let document = reading.document, let finding = MisnamedFile.finding(document, settings.file?.text)
        {
            findings.append(finding)
        }
        if let document = reading.document, settings.kind != .plist {
            var hints = settings.hints
            if let preset = settings.preset, hints.keys.isEmpty, hints.layout == nil {
                hints.keys = preset.readingKeys(document)
            }
            let recognition = DatasetRecognizer.recognize(
                document,
                hints: hints,
                evidence: ChinaEvidence(),
                recognitionWork
            )
            result.isCut = recognition.cutCodes.contains { settings.policy.reports($0) }
            if keepsRecognition { result.recognition = recognition }
            if isNamed { result.remarks = recognition.neglected(settings.hints) }
            let mustBeDataset = isNamed && settings.kind != .any
            result.isSyntaxOnly = recognition.kind == nil && !mustBeDataset
            if !result.isSyntaxOnly { findings += recognition.findings }
            if let dataset = recognition.dataset {
                if tellsCoverage {
                    let coverage = Coverage.of(
                        dataset.tree,
                        dataset.kind,
                        settings.rules.profile,
                        settings.asOf ?? .today
                    )
                    result.coverage = coverage.map { CoverageText($0).rows } ?? []
                }
                if mode == .validate, settings.preset != nil {
                    // What breaks a front end is what `validate` is about; the other rules are not.
                    var rules = settings.rules
                    rules.selected = ["PD7"]
                    findings += try RuleRunner.run(recognition, rules, ruleWork) { () throws(SystemFailure) in
                        try source.load()
                    }
                }
                switch mode {
                case .lint:
                    let rules = RuleRunner.settled(settings.rules, for: recognition)
                    result.names = RuleRunner.reference(for: recognition, rules)
                    ruleFindings = try RuleRunner.run(recognition, rules, ruleWork) {
                        () throws(SystemFailure) in try source.load()
                    }
                case .validate where looksFurther && document.count <= Self.nodesWorthAHint:
                    // Reading the reference would cost more than all the rest.
                    var rules = settings.rules
                    rules.profile = .none
                    rules.preset = nil
                    ruleFindings = RuleRunner.run(recognition, rules, ruleWork) { () throws(Never) in nil }
                case .validate: break
                }
            }
        }
        var sieve = FindingSieve(settings, reading)
        if mode == .validate, let extra = ruleFindings { result.moreInLint = sieve.count(extra) }
        let hasRules = ruleFindings != nil
        if mode == .lint, var found = ruleFindings {
            // There can be a million: they are not copied, and kept once.
            ruleFindings = nil
            found.insert(contentsOf: findings, at: 0)
            findings = found
        }
        if findings.indices.contains(where: {
            findings[$0].code == .tooManyFindings && findings[$0].severity != .error
        }) {
            result.isCut = true
        }
        let judges = mode == .lint && hasRules && !result.isCut
        result.findings = sieve.sift(findings, judges: judges)
        result.isJudged = judges
        result.suppressed = sieve.suppressed
        result.known = sieve.known
        result.usedSuppressions = sieve.usedSuppressions
        return (result, source)
    }

    /// Lets `--fix` delete the comments that suppress nothing.
    private func addRemovals(to result: inout Examination) {
        guard let source = result.source else { return }
        for index in result.findings.indices where result.findings[index].code == .unusedSuppression {
            guard let range = result.findings[index].range, result.findings[index].notes.isEmpty else {
                continue
            }
            result.findings[index].fixes = [CommentSuppressions.removal(of: range, in: source.text)]
        }
    }
}

/// The text of an input, read when somebody asks.
private struct LazySource {
    let bytes: ByteSource
    let format: Document.Format
    var known: SourceText?

    mutating func load() throws(SystemFailure) -> SourceText? {
        if known == nil { known = try InputReader.sourceText(of: bytes, format) }
        return known
    }
}
