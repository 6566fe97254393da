internal import PickDiagnostics

/// Names the findings of one file so that they are known again after lines have moved and messages were reworded.
///
/// A name is made of the code, the place in the data and the text that the finding is about; equal ones are
/// counted in their order. It is a hash, not a secret.
struct Fingerprints {
    private let file: FileReport
    private var seen: [UInt64: Int] = [:]

    init(of file: FileReport) { self.file = file }

    /// The name of the next finding, 16 hexadecimal digits; `salt` tells files apart where names must be unique
    /// over all of them.
    mutating func next(_ finding: Diagnostic, salt: Substring = "") -> String {
        var hash = FNV1a()
        hash.add(salt.utf8)
        hash.add(finding.code.id.utf8)
        hash.add((finding.dataPath ?? "").utf8)
        if let range = finding.range, let text = file.source?.text {
            hash.add(Self.content(of: range, in: text))
        }
        let count = seen[hash.value, default: 0]
        seen[hash.value] = count + 1
        if count > 0 { hash.add(String(count).utf8) }
        let digits = String(hash.value, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    /// The first line of the place, and no more than the beginning of a long one.
    private static func content(of range: Range<Int>, in text: [UInt8]) -> ArraySlice<UInt8> {
        let bytes = text[range.clamped(to: 0..<text.count)].prefix(longestContent)
        return bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    }

    private static let longestContent = 256
}

/// The hash function FNV-1a in 64 bits, the same on every machine and in every run.
private struct FNV1a {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Adds a part and its end, so that parts cannot run into each other.
    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { add(byte) }
        add(0xFF)
    }

    private mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }
}
