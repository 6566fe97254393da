internal import PickDiagnostics
internal import PickJSON

/// Reads tagged JSON: JSON that writes each value with its type, `{"type": "string", "value": "x"}`.
///
/// It loses nothing that a property list can hold: the kind of a number, every bit of a real, the order of keys.
package enum TaggedReader {
    /// Levels of objects and arrays that a property list of 512 levels needs: a dict takes three for one.
    private static let depthLimit = 4 * 512

    /// Reads a tagged property list.
    package static func read(_ bytes: [UInt8]) -> PropertyListReading {
        do throws(JSONFault) {
            let json = try JSONReader.read(bytes, JSONReadingOptions(depthLimit: depthLimit))
            var walk = TaggedWalk(json)
            walk.run()
            let hasError = walk.findings.contains { $0.severity == .error }
            return PropertyListReading(
                document: hasError ? nil : walk.builder.finish(format: .tagged, encoding: "UTF-8"),
                findings: walk.findings,
                source: walk.findings.isEmpty ? nil : SourceText(text: bytes)
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
        case .tooDeep: Diagnostic(.depth, "More than 512 levels of dicts and arrays.", at: fault.range)
        case .tooLarge: fault.diagnostic(.tooLarge)
        default: fault.diagnostic(.jsonSyntax)
        }
    }

    /// Whether a text means to be tagged JSON: an object that has a member `"type"` with a type's name.
    ///
    /// Looks at no more than it needs: up to that member, or to the end where there is none.
    package static func recognizes(_ bytes: Span<UInt8>) -> Bool {
        var index = 0
        var depth = 0
        var isName = false
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D: continue
            case _ where depth == 0 && byte != UInt8(ascii: "{"): return false
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 { return false }
            case UInt8(ascii: "\""):
                let start = index
                while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                    index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                let end = min(index, bytes.count)
                index += 1
                guard depth == 1 else { continue }
                if isName { return TaggedType.allCases.contains { matches(bytes, start, end, $0.name) } }
                isName = matches(bytes, start, end, "type") && isFollowedByColon(bytes, index)
                continue
            case UInt8(ascii: ":") where isName: continue
            default: break
            }
            isName = false
        }
        return false
    }

    private static func isFollowedByColon(_ bytes: Span<UInt8>, _ start: Int) -> Bool {
        var index = start
        while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
        return index < bytes.count && bytes[index] == UInt8(ascii: ":")
    }

    private static func matches(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ name: StaticString) -> Bool
    {
        guard end - start == name.utf8CodeUnitCount else { return false }
        for index in 0..<end - start where unsafe bytes[start + index] != name.utf8Start[index] {
            return false
        }
        return true
    }
}
