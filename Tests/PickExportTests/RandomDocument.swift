import PickDiagnostics
import PropertyList
import TestTools

/// A random property list, the same for the same seed.
struct RandomDocument: ~Copyable {
    private var generator: SeededGenerator
    private var builder = DocumentBuilder()
    private var budget = 300
    private let hasDuplicateKeys: Bool
    private let isFinite: Bool

    /// A document; its dicts may have a key twice, and its reals may be infinite or NaN, only when so asked.
    static func make(seed: UInt64, hasDuplicateKeys: Bool = false, isFinite: Bool = false) -> Document {
        var maker = RandomDocument(
            generator: SeededGenerator(seed: seed),
            hasDuplicateKeys: hasDuplicateKeys,
            isFinite: isFinite
        )
        maker.value(depth: 0)
        return maker.finish()
    }

    private init(generator: SeededGenerator, hasDuplicateKeys: Bool, isFinite: Bool) {
        self.generator = generator
        self.hasDuplicateKeys = hasDuplicateKeys
        self.isFinite = isFinite
    }

    private consuming func finish() -> Document { builder.finish(format: .xml, encoding: "UTF-8") }

    private mutating func value(depth: Int) {
        budget -= 1
        let mayNest = depth < 12 && budget > 0
        switch number(0..<(mayNest ? 16 : 10)) {
        case 0, 1: text(.string)
        case 2: builder.addScalar(.integer, bits: UInt64(bitPattern: integer()), at: 0..<0)
        case 3: builder.addScalar(.unsignedInteger, bits: generator.next() | 1 << 63, at: 0..<0)
        case 4: builder.addScalar(.real, bits: real().bitPattern, at: 0..<0)
        case 5: builder.addScalar(.date, bits: date().bitPattern, at: 0..<0)
        case 6: text(.data)
        case 7: builder.addScalar(.uid, bits: UInt64(number(0..<Int(UInt32.max) + 1)), at: 0..<0)
        case 8: builder.addScalar(number(0..<2) == 0 ? .true : .false, bits: 0, at: 0..<0)
        case 9: builder.addScalar(.null, bits: 0, at: 0..<0)
        case 10, 11, 12: dict(depth: depth)
        case 13: list(.set, depth: depth)
        default: list(.array, depth: depth)
        }
    }

    private mutating func list(_ kind: NodeKind, depth: Int) {
        builder.begin(kind, at: 0)
        for _ in 0..<number(0..<8) { value(depth: depth + 1) }
        builder.end(at: 0)
    }

    private mutating func dict(depth: Int) {
        builder.begin(.dict, at: 0)
        var keys: [[UInt8]] = []
        for _ in 0..<(number(0..<12) == 0 ? 40 : number(0..<6)) {
            let again = hasDuplicateKeys && !keys.isEmpty && number(0..<4) == 0
            let key = again ? keys[number(0..<keys.count)] : string()
            if keys.contains(key), !again { continue }
            keys.append(key)
            key.withSpan { builder.addText(.key, $0, at: 0..<0) }
            value(depth: depth + 1)
        }
        builder.end(at: 0)
    }

    private mutating func text(_ kind: NodeKind) {
        let bytes =
            kind == .data
            ? (0..<number(0..<40)).map { _ in UInt8(truncatingIfNeeded: generator.next()) } : string()
        bytes.withSpan { builder.addText(kind, $0, at: 0..<0) }
    }

    private mutating func string() -> [UInt8] {
        let alphabet: [Unicode.Scalar] = [
            "a", "b", "Z", "0", "9", " ", "\"", "\\", "/", "\u{0}", "\u{1F}", "\n", "\t", "\r", "\u{7F}", "é",
            "e",
            "\u{301}", "重", "庆", "\u{2028}", "\u{FEFF}", "\u{FFFF}", "😀", "<", "&",
        ]
        var text = String.UnicodeScalarView()
        let length = number(0..<30) == 0 ? number(0..<2000) : number(0..<14)
        for _ in 0..<length { text.append(alphabet[number(0..<alphabet.count)]) }
        return Array(String(text).utf8)
    }

    private mutating func integer() -> Int64 {
        Int64(truncatingIfNeeded: generator.next()) >> Int64(number(0..<64))
    }

    private mutating func real() -> Double {
        switch number(0..<6) {
        case 0: return Double(integer())
        case 1: return Double(integer()) / 1000
        case 2 where !isFinite: return [Double.nan, .infinity, -.infinity][number(0..<3)]
        case 3:
            return [0.0, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e16, 0.1][number(0..<6)]
        default:
            let any = Double(bitPattern: generator.next())
            return any.isFinite ? any : 1.5
        }
    }

    private mutating func date() -> Double {
        let seconds = Double(integer() >> 24)
        return number(0..<2) == 0 ? seconds : seconds + Double(number(0..<1000)) / 1000
    }

    private mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
}
