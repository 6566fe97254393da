internal import CLibXML2
#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// Decodes the encodings that are neither UTF nor ASCII, through the system's `iconv`.
///
/// Character by character, to know how many bytes each one has in the file; all encodings of ``EncodingTable`` that
/// come here have ASCII as ASCII, which needs no call.
@safe
struct IconvDecoder: ~Copyable {
    private static let longestCharacter = 4
    private static let outputSize = 32

    private let descriptor: iconv_t
    private let input: UnsafeMutablePointer<CChar>
    private let output: UnsafeMutablePointer<CChar>

    /// Nil when the system does not have the encoding.
    init?(_ name: String) {
        let opened = unsafe iconv_open("UTF-8", name)
        guard Int(bitPattern: opened) != -1, let opened = unsafe opened else { return nil }
        unsafe descriptor = opened
        unsafe input = .allocate(capacity: Self.longestCharacter)
        unsafe output = .allocate(capacity: Self.outputSize)
    }

    deinit {
        _ = unsafe iconv_close(descriptor)
        unsafe input.deallocate()
        unsafe output.deallocate()
    }

    /// Decodes everything; what is no character of the encoding becomes U+FFFD, byte by byte.
    func decode(_ bytes: ArraySlice<UInt8>) -> DecodedText {
        var result = DecodedText()
        result.text.reserveCapacity(bytes.count + bytes.count / 2)
        result.widths.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] < 0x80 {
                result.text.append(bytes[index])
                result.widths.append(1)
                index += 1
                continue
            }
            let width = decodeCharacter(bytes, at: index, into: &result)
            if width == 0 {
                result.appendReplacement(for: [bytes[index]], .unmappable)
                index += 1
            } else {
                index += width
            }
        }
        return result
    }

    /// Whether exactly these bytes are a character of the encoding.
    func accepts(_ bytes: ArraySlice<UInt8>) -> Bool {
        var scratch = DecodedText()
        return decodeCharacter(bytes, at: bytes.startIndex, into: &scratch) == bytes.count
    }

    /// Decodes the character at `index`.
    ///
    /// Returns its length in bytes; 0 when the bytes there are none.
    private func decodeCharacter(_ bytes: ArraySlice<UInt8>, at index: Int, into result: inout DecodedText)
        -> Int
    {
        for width in 1...Self.longestCharacter where index + width <= bytes.endIndex {
            unsafe input[width - 1] = CChar(bitPattern: bytes[index + width - 1])
            _ = unsafe iconv(descriptor, nil, nil, nil, nil)
            var from: UnsafeMutablePointer<CChar>? = unsafe input
            var to: UnsafeMutablePointer<CChar>? = unsafe output
            var fromLeft = width
            var toLeft = Self.outputSize
            let status = unsafe iconv(descriptor, &from, &fromLeft, &to, &toLeft)
            if status == -1, errno == EILSEQ { return 0 }
            let produced = Self.outputSize - toLeft
            guard fromLeft == 0, produced > 0 else { continue }
            for place in 0..<produced { result.text.append(UInt8(bitPattern: unsafe output[place])) }
            // A few characters of Big5-HKSCS are two code points; the first one takes the width.
            var isFirst = true
            for place in 0..<produced where UInt8(bitPattern: unsafe output[place]) & 0xC0 != 0x80 {
                result.widths.append(isFirst ? UInt8(width) : 0)
                isFirst = false
            }
            return width
        }
        return 0
    }
}
