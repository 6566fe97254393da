package import PickDiagnostics

/// Changes pieces of an XML property list in the encoding that it has, and leaves every other byte as it is.
package struct SourceEditor {
    private let bytes: [UInt8]
    private let source: SourceText
    private let form: XMLPrologue.Form

    /// For the file whose bytes are `bytes` and whose text is `source`; nil when it is not XML.
    package init?(_ bytes: [UInt8], _ source: SourceText) {
        guard case .xml = InputKind(Array(bytes.prefix(1024))) else { return nil }
        let prologue = XMLPrologue(bytes.prefix(1024))
        self.bytes = bytes
        self.source = source
        form = prologue.isWide ? prologue.formOfBytes : prologue.form
    }

    /// Whether the encoding has every character of the fix.
    package func canApply(_ fix: Fix) -> Bool {
        fix.edits.allSatisfy { $0.range.upperBound <= source.text.count && encode($0.replacement) != nil }
    }

    /// The file after `edits`, which are in order and do not overlap; what cannot be encoded is left out.
    package func apply(_ edits: [Fix.Edit]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        for edit in edits {
            guard let replacement = encode(edit.replacement) else { continue }
            let start = source.fileOffset(of: edit.range.lowerBound)
            let end = source.fileOffset(of: edit.range.upperBound)
            guard start >= index, end >= start, end <= bytes.count else { continue }
            result += bytes[index..<start]
            result += replacement
            index = end
        }
        return result + bytes[index...]
    }

    private func encode(_ text: String) -> [UInt8]? {
        switch form {
        case .utf8, .unknown, .contradiction: Array(text.utf8)
        case .ascii: text.utf8.allSatisfy { $0 < 0x80 } ? Array(text.utf8) : nil
        case .utf16(let bigEndian):
            text.utf16.flatMap {
                bigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)]
            }
        case .utf32(let bigEndian):
            text.unicodeScalars.flatMap { Self.bytes(of: $0.value, bigEndian: bigEndian) }
        case .iconv(let name, let strict): Self.encode(text, as: name, strict: strict)
        }
    }

    /// A text that must also be in the smaller encoding keeps to that.
    private static func encode(_ text: String, as name: String, strict: String?) -> [UInt8]? {
        guard let bytes = IconvEncoder.encode(text, as: name) else { return nil }
        if let strict, IconvEncoder.encode(text, as: strict) == nil { return nil }
        return bytes
    }

    private static func bytes(of value: UInt32, bigEndian: Bool) -> [UInt8] {
        let bytes = (0..<4).map { UInt8(truncatingIfNeeded: value >> UInt32(8 * $0)) }
        return bigEndian ? bytes.reversed() : bytes
    }
}
