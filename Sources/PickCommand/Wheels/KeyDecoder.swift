/// Makes keys of the bytes that a terminal sends.
///
/// Sequences and characters may come in pieces. A lone escape byte looks like the beginning of a sequence, so whoever
/// feeds calls ``flush()`` when nothing has followed for a moment.
struct KeyDecoder {
    private var pending: [UInt8] = []

    /// Whether an escape byte or the beginning of a sequence waits for what follows.
    var isWaiting: Bool { !pending.isEmpty }

    /// The keys that are complete with these bytes.
    mutating func feed(_ bytes: [UInt8]) -> [Key] {
        pending += bytes
        var keys: [Key] = []
        while let length = take(&keys) { pending.removeFirst(length) }
        // A sequence that never ends is none.
        if pending.count > Self.longest { pending.removeAll() }
        return keys
    }

    /// The keys that the bytes so far are, when no more come.
    mutating func flush() -> [Key] {
        let isEscape = pending.first == Self.escape
        pending.removeAll()
        return isEscape ? [.escape] : []
    }

    private static let escape: UInt8 = 0x1B
    private static let longest = 32

    /// Takes one key off the front; returns its length, or nil when it is not complete.
    private func take(_ keys: inout [Key]) -> Int? {
        guard let first = pending.first else { return nil }
        switch first {
        case Self.escape: return takeSequence(&keys)
        case 0x80...: return takeCharacter(&keys)
        case 0x20..<0x7F: keys.append(.character(Character(Unicode.Scalar(first))))
        case 0x0A, 0x0D: keys.append(.enter)
        case 0x09: keys.append(.tab)
        case 0x08, 0x7F: keys.append(.backspace)
        case 0x03, 0x04: keys.append(.interrupt)
        case 0x1A: keys.append(.suspend)
        case 0x0C: keys.append(.redraw)
        default: break
        }
        return 1
    }

    private func takeSequence(_ keys: inout [Key]) -> Int? {
        guard pending.count > 1 else { return nil }
        switch pending[1] {
        case UInt8(ascii: "["):
            // Parameters and intermediates, then one final byte.
            guard let end = pending.dropFirst(2).firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
                return nil
            }
            let parameter = Int(
                String(decoding: pending[2..<end].prefix { (0x30...0x39).contains($0) }, as: UTF8.self)
            )
            if let key = Self.key(pending[end], parameter ?? 0) { keys.append(key) }
            return end + 1
        case UInt8(ascii: "O"):
            guard pending.count > 2 else { return nil }
            if let key = Self.key(pending[2], 0) { keys.append(key) }
            return 3
        case Self.escape:
            keys.append(.escape)
            return 1
        default:
            // Alt with a key: neither of the two is meant.
            return 2
        }
    }

    private static func key(_ final: UInt8, _ parameter: Int) -> Key? {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "Z"): .backTab
        case UInt8(ascii: "M"): .enter
        case UInt8(ascii: "~"):
            switch parameter {
            case 1, 7: .home
            case 4, 8: .end
            case 5: .pageUp
            case 6: .pageDown
            default: nil
            }
        default: nil
        }
    }

    private func takeCharacter(_ keys: inout [Key]) -> Int? {
        let length = pending[0] >= 0xF0 ? 4 : pending[0] >= 0xE0 ? 3 : 2
        guard pending[0] >= 0xC2, pending[0] < 0xF5 else { return 1 }
        guard pending.count >= length else { return nil }
        let text = String(decoding: pending[..<length], as: UTF8.self)
        guard text.utf8.elementsEqual(pending[..<length]), let character = text.first, text.count == 1 else {
            return 1
        }
        keys.append(.character(character))
        return length
    }
}
