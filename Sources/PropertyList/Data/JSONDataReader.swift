internal import PickDiagnostics
internal import PickJSON

/// Reads JSON (RFC 8259) into a ``Document``: objects become dicts, and every value keeps its place.
enum JSONDataReader {
    static func read(_ bytes: [UInt8]) -> PropertyListReading {
        do throws(JSONFault) {
            let json = try JSONReader.read(bytes, JSONReadingOptions(depthLimit: 512))
            var walk = JSONDataWalk(json)
            walk.run()
            var findings = walk.findings.list
            guard !walk.findings.hasError else {
                return PropertyListReading(
                    document: nil,
                    findings: FindingLimit.cut(findings),
                    source: SourceText(text: bytes)
                )
            }
            let document = walk.builder.finish(format: .json, encoding: "UTF-8")
            findings += KeyCheck.findings(in: document)
            findings.sort { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
            return PropertyListReading(
                document: document,
                findings: FindingLimit.cut(findings),
                source: findings.isEmpty ? nil : SourceText(text: bytes)
            )
        } catch {
            return PropertyListReading(document: nil, findings: [finding(error)], source: SourceText(text: bytes))
        }
    }

    private static func finding(_ fault: JSONFault) -> Diagnostic {
        switch fault.reason {
        case .tooDeep: fault.diagnostic(.depth)
        case .tooLarge: fault.diagnostic(.tooLarge)
        default: fault.diagnostic(.jsonSyntax)
        }
    }
}
