internal import PickDiagnostics
internal import PickJSON

/// Reads JSON (RFC 8259) into a ``Document``: objects become dicts, and every value keeps its place.
enum JSONDataReader {
    static func read(_ bytes: [UInt8]) -> PropertyListReading {
        read(bytes, of: bytes, JSONReadingOptions(depthLimit: 512))
    }

    /// Reads the value of a module of JavaScript or TypeScript, where it is JSON, comments and trailing commas taken.
    static func readModule(_ bytes: [UInt8]) -> PropertyListReading {
        let text: ModuleText
        do {
            text = try ModuleText(bytes)
        } catch {
            let finding = Diagnostic(.jsonSyntax, error.message, at: error.range)
            return PropertyListReading(document: nil, findings: [finding], source: SourceText(text: bytes))
        }
        var value = bytes
        // Blank and not cut, so that places stay what they are.
        for outside in [0..<text.value.lowerBound, text.value.upperBound..<bytes.count] {
            for index in outside where bytes[index] != 0x0A { value[index] = 0x20 }
        }
        let reading = read(
            value,
            of: bytes,
            JSONReadingOptions(allowsComments: true, allowsTrailingCommas: true, depthLimit: 512)
        )
        guard reading.document == nil else { return reading }
        let findings = reading.findings.map { finding in
            var finding = finding
            if finding.code == .jsonSyntax { finding.message += " Of a module the value is read as JSON." }
            return finding
        }
        return PropertyListReading(document: nil, findings: findings, source: reading.source)
    }

    /// Reads `text`, which is JSON with the places of `bytes`.
    private static func read(
        _ text: [UInt8],
        of bytes: [UInt8],
        _ options: JSONReadingOptions
    ) -> PropertyListReading {
        do throws(JSONFault) {
            let json = try JSONReader.read(text, options)
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
            return PropertyListReading(
                document: nil,
                findings: [finding(error)],
                source: SourceText(text: bytes)
            )
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
