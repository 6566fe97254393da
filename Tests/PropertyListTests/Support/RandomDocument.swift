import PropertyList
import TestTools

/// Random documents, the same for the same seed, over all that the formats in question can hold.
struct RandomDocument {
    struct Range: OptionSet {
        let rawValue: Int
        /// Null, sets, dates with fractions: what only binary files hold.
        static let binaryOnly = Range(rawValue: 1)
        static let uids = Range(rawValue: 2)
        /// Dicts of more than one pair, whose order some programs lose.
        static let wideDicts = Range(rawValue: 4)
        /// Doubles of any bits that are numbers; without it halves and quarters.
        static let anyReals = Range(rawValue: 8)
        /// Whole numbers from 2^63.
        static let unsigned = Range(rawValue: 16)
        /// Dates before 1970 and after 2038.
        static let anyDates = Range(rawValue: 32)
    }

    private var generator: SeededGenerator
    let range: Range

    init(seed: UInt64, _ range: Range) {
        generator = SeededGenerator(seed: seed)
        self.range = range
    }

    /// An array of `count` random values.
    mutating func make(count: Int) -> Document {
        var builder = DocumentBuilder()
        builder.begin(.array, at: 0)
        for _ in 0..<count { addValue(to: &builder, depth: 1) }
        builder.end(at: 0)
        return builder.finish(format: .binary, encoding: nil)
    }

    private mutating func addValue(to builder: inout DocumentBuilder, depth: Int) {
        switch Int.random(in: 0..<(depth < 5 ? 13 : 10), using: &generator) {
        case 0: builder.addScalar(Bool.random(using: &generator) ? .true : .false, bits: 0, at: 0..<0)
        case 1, 2: addInteger(to: &builder)
        case 3: builder.addScalar(.real, bits: real().bitPattern, at: 0..<0)
        case 4: builder.addScalar(.date, bits: date().bitPattern, at: 0..<0)
        case 5:
            addText(
                .data,
                (0..<length()).map { _ in UInt8.random(in: 0...255, using: &generator) },
                to: &builder
            )
        case 6: addSpecial(to: &builder)
        case 7, 8, 9: addText(.string, Array(text().utf8), to: &builder)
        case 10, 11: addDict(to: &builder, depth: depth)
        default:
            let isSet = range.contains(.binaryOnly) && Int.random(in: 0..<4, using: &generator) == 0
            builder.begin(isSet ? .set : .array, at: 0)
            for _ in 0..<Int.random(in: 0...(depth == 1 ? 40 : 6), using: &generator) {
                addValue(to: &builder, depth: depth + 1)
            }
            builder.end(at: 0)
        }
    }

    private mutating func addDict(to builder: inout DocumentBuilder, depth: Int) {
        builder.begin(.dict, at: 0)
        var keys: Set<[UInt8]> = []
        for _ in 0..<Int.random(in: 0...(range.contains(.wideDicts) ? 20 : 1), using: &generator) {
            let key = Array(text().utf8)
            // A dict of CF$UID alone is a uid to some.
            guard key != Array("CF$UID".utf8), keys.insert(key).inserted else { continue }
            addText(.key, key, to: &builder)
            addValue(to: &builder, depth: depth + 1)
        }
        builder.end(at: 0)
    }

    private mutating func addInteger(to builder: inout DocumentBuilder) {
        let bits =
            UInt64.random(in: .min ... .max, using: &generator)
            >> UInt64.random(in: 0...63, using: &generator)
        if bits > UInt64(Int64.max), range.contains(.unsigned), Bool.random(using: &generator) {
            builder.addScalar(.unsignedInteger, bits: bits, at: 0..<0)
        } else {
            builder.addScalar(.integer, bits: Bool.random(using: &generator) ? bits : 0 &- bits, at: 0..<0)
        }
    }

    private mutating func addSpecial(to builder: inout DocumentBuilder) {
        if range.contains(.binaryOnly), Bool.random(using: &generator) {
            builder.addScalar(.null, bits: 0, at: 0..<0)
        } else if range.contains(.uids) {
            let bits = UInt64(
                UInt32.random(in: .min ... .max, using: &generator) >> 8
                    * .random(in: 0...3, using: &generator)
            )
            builder.addScalar(.uid, bits: bits, at: 0..<0)
        } else {
            builder.addScalar(.true, bits: 0, at: 0..<0)
        }
    }

    private mutating func real() -> Double {
        guard range.contains(.anyReals) else {
            return Double(Int.random(in: -4000...4000, using: &generator)) / 4 + 0.125
        }
        let value = Double(bitPattern: UInt64.random(in: .min ... .max, using: &generator))
        return value.isFinite ? value : -0.0
    }

    private mutating func date() -> Double {
        let most = range.contains(.anyDates) ? 60_000_000_000 : 900_000_000
        let whole = Double(Int.random(in: -most...most, using: &generator))
        return range.contains(.binaryOnly) ? whole + Double.random(in: 0..<1, using: &generator) : whole
    }

    private mutating func length() -> Int {
        Int.random(in: 0..<[4, 17, 70, 400][Int.random(in: 0...3, using: &generator)], using: &generator)
    }

    private mutating func text() -> String {
        let alphabets = ["abc", "name city<>&\"'", "北京市上海广东省", "é\u{7F}ñ€𝒳😀\u{FFFD}， k", "\t\n x"]
        let alphabet = Array(alphabets[Int.random(in: 0..<alphabets.count, using: &generator)].unicodeScalars)
        var text = String.UnicodeScalarView()
        for _ in 0..<length() / 4 {
            text.append(alphabet[Int.random(in: 0..<alphabet.count, using: &generator)])
        }
        return String(text)
    }

    private func addText(_ kind: NodeKind, _ bytes: [UInt8], to builder: inout DocumentBuilder) {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            builder.addText(kind, unsafe Span(_unsafeElements: buffer), at: 0..<0)
        }
    }
}
