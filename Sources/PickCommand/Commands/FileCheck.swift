internal import PickBytes
internal import PickDiagnostics
internal import PickReporters
internal import PropertyList

/// Reads one input and finds what is wrong with it.
struct FileCheck: Sendable {
    let hints: InputHints
    /// The descriptor that `-` is read from.
    let standardInput: Int32

    enum Outcome: Sendable {
        /// `isSyntaxOnly`: a folder walk found it and it is no dataset.
        case checked(FileReport, isSyntaxOnly: Bool)
        case failed(InputFailure)
    }

    func callAsFunction(_ input: Input) -> Outcome {
        do throws(SystemFailure) {
            return try check(input)
        } catch {
            return .failed(InputFailure(path: input.path, reason: error))
        }
    }

    private func check(_ input: Input) throws(SystemFailure) -> Outcome {
        let bytes = try input.source(standardInput: standardInput)
        // Where the property list alone is asked for, a binary one needs no document.
        let reading =
            hints.kind == .plist ? try PropertyListReader.check(bytes) : try PropertyListReader.read(bytes)
        var findings = reading.findings
        var source = reading.source
        var isSyntaxOnly = false
        if let document = reading.document, hints.kind != .plist {
            let result = DatasetCheck.check(document, as: hints)
            isSyntaxOnly = !result.isDataset && !input.isNamed
            if !isSyntaxOnly { findings += result.findings }
            if source == nil, !result.findings.isEmpty, !isSyntaxOnly {
                source = try PropertyListReader.sourceText(of: bytes)
            }
        }
        let report = FileReport(path: input.path, findings: FileReport.inOrder(findings), source: source)
        return .checked(report, isSyntaxOnly: isSyntaxOnly)
    }
}
