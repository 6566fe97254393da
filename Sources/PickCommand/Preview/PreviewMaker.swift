internal import PickBytes
internal import PickDiagnostics
internal import PickExport
internal import PickModel
internal import PickReporters

/// Makes the page of one input: reads it once, lints it, and takes both along.
struct PreviewMaker {
    let item: CheckInputs.Item
    let standardInput: Int32

    /// The page; `remark` is given what there is to say of the hints.
    func page(_ remark: (String) -> Void) throws(ConversionFailure) -> PreviewPage {
        let path = item.input.path
        let bytes: [UInt8]
        let examination: Examination
        do {
            bytes = try item.input.source(standardInput: standardInput).load()
            let check = FileCheck(mode: .lint, keepsRecognition: true)
            examination = try check.examine(.bytes(bytes), item.settings, isNamed: true)
        } catch {
            throw .unreadable(InputFailure(path: path, reason: error))
        }
        examination.remarks.forEach(remark)
        guard let recognition = examination.recognition, let dataset = recognition.dataset else {
            throw .faulty(examination.findings, examination.source)
        }
        return PreviewPage(
            file: FileSystem.name(of: path),
            layout: recognition.layout.description,
            version: Version.text,
            dataset: dataset,
            findings: examination.findings.map { Self.finding($0, examination.source) },
            snippets: PreviewSnippets.all(for: dataset, at: path)
        )
    }

    private static func finding(_ finding: Diagnostic, _ source: SourceText?) -> PreviewFinding {
        let place = finding.range.flatMap { source?.position(of: $0.lowerBound) }
        return PreviewFinding(
            code: finding.code.id,
            severity: finding.severity.rawValue,
            message: finding.message,
            range: finding.range,
            line: place?.line,
            column: place?.column
        )
    }
}
