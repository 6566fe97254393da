package import PickBytes

/// Base64 (RFC 4648, section 4): the alphabet with `+` and `/`, padded with `=`.
package enum Base64 {
    /// Writes bytes that come in pieces.
    ///
    /// Ends with ``finish(to:)``, which makes it ready for the next.
    package struct Encoder: Sendable {
        private let lineLength: Int
        private let lineIndent: Int
        private var column = 0
        private var pending: UInt32 = 0
        private var pendingCount = 0

        /// - Parameters:
        ///   - lineLength: at how many characters (a multiple of four) a line ends; nil for one long line.
        ///   - lineIndent: how many tabs each line but the first begins with.
        package init(lineLength: Int? = nil, lineIndent: Int = 0) {
            self.lineLength = lineLength.map { max(4, $0 / 4 * 4) } ?? Int.max
            self.lineIndent = lineIndent
        }

        /// Writes the bytes that make whole groups of three; keeps the rest.
        package mutating func append(_ bytes: Span<UInt8>, to out: inout ByteWriter) {
            var index = 0
            while index < bytes.count {
                pending = pending << 8 | UInt32(bytes[index])
                pendingCount &+= 1
                index &+= 1
                if pendingCount == 3 { writeGroup(characters: 4, to: &out) }
            }
        }

        /// Writes what is left, padded.
        package mutating func finish(to out: inout ByteWriter) {
            if pendingCount > 0 {
                pending <<= UInt32(8 * (3 - pendingCount))
                writeGroup(characters: pendingCount + 1, to: &out)
            }
            column = 0
        }

        private mutating func writeGroup(characters: Int, to out: inout ByteWriter) {
            if column >= lineLength {
                out.append(0x0A)
                out.append(repeating: 0x09, count: lineIndent)
                column = 0
            }
            out.reserve(4)
            let target = unsafe out.spare
            for place in 0..<4 {
                let sextet = Int(pending >> UInt32(18 - 6 * place)) & 63
                unsafe target[place] = place < characters ? alphabet.utf8Start[sextet] : UInt8(ascii: "=")
            }
            out.commit(4)
            column &+= 4
            pending = 0
            pendingCount = 0
        }
    }

    /// Writes all of `bytes` on one line.
    package static func append(_ bytes: Span<UInt8>, to out: inout ByteWriter) {
        var encoder = Encoder()
        encoder.append(bytes, to: &out)
        encoder.finish(to: &out)
    }

    /// Why a text is not base64, with the place of the first character that is wrong.
    package enum Fault: Error, Equatable, Sendable {
        /// A character that is not of the alphabet, white space too.
        case character(at: Int)
        /// Something behind the padding, or padding where a group needs none.
        case padding(at: Int)
        /// The last group is not whole.
        case cut(at: Int)
        /// Bits of the last character that mean nothing are set, so another text has the same bytes.
        case spareBits(at: Int)
    }

    /// The bytes of a text; strict: whole groups, no white space, one spelling only.
    package static func decode(_ text: Span<UInt8>) throws(Fault) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 4 * 3)
        var end = text.count
        while end > 0, text.count - end < 2, text[end - 1] == UInt8(ascii: "=") { end -= 1 }
        var group: UInt32 = 0
        for index in 0..<end {
            let digit = digit(text[index])
            guard digit < 64 else {
                throw text[index] == UInt8(ascii: "=") ? .padding(at: index) : .character(at: index)
            }
            group = group << 6 | UInt32(digit)
            guard index % 4 == 3 else { continue }
            for shift in [16, 8, 0] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: group >> shift)) }
            group = 0
        }
        guard text.count % 4 == 0 else { throw end < text.count ? .padding(at: end) : .cut(at: end) }
        switch end % 4 {
        case 0:
            guard end == text.count else { throw .padding(at: end) }
        case 2:
            guard group & 15 == 0 else { throw .spareBits(at: end - 1) }
            bytes.append(UInt8(truncatingIfNeeded: group >> 4))
        case 3:
            guard group & 3 == 0 else { throw .spareBits(at: end - 1) }
            bytes.append(UInt8(truncatingIfNeeded: group >> 10))
            bytes.append(UInt8(truncatingIfNeeded: group >> 2))
        default: throw .padding(at: end)
        }
        return bytes
    }

    private static let alphabet: StaticString =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

    /// What a character stands for; 64 when it is none of the alphabet.
    @inline(__always)
    static func digit(_ character: UInt8) -> UInt8 {
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): character &- UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): character &- UInt8(ascii: "a") &+ 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character &- UInt8(ascii: "0") &+ 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: 64
        }
    }
}
