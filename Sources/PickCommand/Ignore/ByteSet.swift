/// The bytes that a bracket of a glob pattern stands for.
struct ByteSet: Sendable, Equatable {
    private var low = SIMD2<UInt64>()
    private var high = SIMD2<UInt64>()

    func contains(_ byte: UInt8) -> Bool {
        let word = byte < 128 ? low[Int(byte >> 6)] : high[Int(byte >> 6) - 2]
        return word >> UInt64(byte & 63) & 1 == 1
    }

    mutating func insert(_ byte: UInt8) {
        let bit = UInt64(1) << UInt64(byte & 63)
        if byte < 128 { low[Int(byte >> 6)] |= bit } else { high[Int(byte >> 6) - 2] |= bit }
    }

    private mutating func invert() {
        low = ~low
        high = ~high
    }

    /// Reads a bracket whose `[` has been read, and its `]`; nil when it has none or names an unknown class.
    init?(bracket rest: inout ArraySlice<UInt8>) {
        var isInverted = false
        if let first = rest.first, first == UInt8(ascii: "!") || first == UInt8(ascii: "^") {
            isInverted = true
            rest.removeFirst()
        }
        var previous: UInt8?
        var isFirst = true
        while true {
            guard var byte = rest.popFirst() else { return nil }
            if byte == UInt8(ascii: "]"), !isFirst { break }
            isFirst = false
            if byte == UInt8(ascii: "["), rest.first == UInt8(ascii: ":") {
                guard insertClass(&rest, orBracket: &previous) else { return nil }
                continue
            }
            if byte == UInt8(ascii: "-"), let start = previous, let next = rest.first,
                next != UInt8(ascii: "]")
            {
                rest.removeFirst()
                guard let end = next == UInt8(ascii: "\\") ? rest.popFirst() : next else { return nil }
                if start <= end { for byte in start...end { insert(byte) } }
                previous = nil
                continue
            }
            if byte == UInt8(ascii: "\\") {
                guard let literal = rest.popFirst() else { return nil }
                byte = literal
            }
            insert(byte)
            previous = byte
        }
        if isInverted { invert() }
    }

    /// Reads `:alpha:]` behind a `[`; what has no such end is the byte `[` itself.
    private mutating func insertClass(_ rest: inout ArraySlice<UInt8>, orBracket previous: inout UInt8?)
        -> Bool
    {
        let body = rest.dropFirst()
        guard let end = body.firstIndex(of: UInt8(ascii: "]")) else { return false }
        guard end > body.startIndex, body[end - 1] == UInt8(ascii: ":") else {
            insert(UInt8(ascii: "["))
            previous = UInt8(ascii: "[")
            return true
        }
        guard let belongs = Self.classes[String(decoding: body[body.startIndex..<end - 1], as: UTF8.self)]
        else {
            return false
        }
        for byte in UInt8(0)..<128 where belongs(byte) { insert(byte) }
        rest = rest[(end + 1)...]
        previous = nil
        return true
    }

    private static let classes: [String: @Sendable (UInt8) -> Bool] = [
        "alnum": { isDigit($0) || isLetter($0) }, "alpha": isLetter, "blank": { $0 == 0x20 || $0 == 0x09 },
        "cntrl": { $0 < 0x20 || $0 == 0x7F }, "digit": isDigit, "graph": { (0x21...0x7E).contains($0) },
        "lower": { (0x61...0x7A).contains($0) }, "print": { (0x20...0x7E).contains($0) },
        "punct": { (0x21...0x7E).contains($0) && !isDigit($0) && !isLetter($0) },
        "space": { $0 == 0x20 || (0x09...0x0D).contains($0) }, "upper": { (0x41...0x5A).contains($0) },
        "xdigit": { isDigit($0) || (0x41...0x46).contains($0 & 0xDF) },
    ]

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}
