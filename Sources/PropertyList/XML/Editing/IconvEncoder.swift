internal import CLibXML2
#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// Encodes short texts in the encodings that ``IconvDecoder`` reads.
enum IconvEncoder {
    /// The bytes of `text` in the encoding; nil when a character is not in it, or would not be read back as itself.
    static func encode(_ text: String, as name: String) -> [UInt8]? {
        let source = Array(text.utf8)
        if source.allSatisfy({ $0 < 0x80 }) { return source }
        guard let bytes = convert(source, to: name), let decoder = IconvDecoder(name) else { return nil }
        let back = decoder.decode(bytes[...])
        return back.fault == nil && back.text == source ? bytes : nil
    }

    private static func convert(_ source: [UInt8], to name: String) -> [UInt8]? {
        let opened = unsafe iconv_open(name, "UTF-8")
        guard Int(bitPattern: opened) != -1, let descriptor = unsafe opened else { return nil }
        defer { _ = unsafe iconv_close(descriptor) }
        var input = source
        // No encoding of the table needs more than four bytes for what UTF-8 writes in one.
        var output = [UInt8](repeating: 0, count: source.count * 4 + 16)
        var left = output.count
        let isDone = unsafe input.withUnsafeMutableBytes { from in
            unsafe output.withUnsafeMutableBytes { to in
                var start = unsafe from.baseAddress?.assumingMemoryBound(to: CChar.self)
                var target = unsafe to.baseAddress?.assumingMemoryBound(to: CChar.self)
                var count = from.count
                // A positive result counts characters that were replaced by others.
                return unsafe iconv(descriptor, &start, &count, &target, &left) == 0
            }
        }
        return isDone ? Array(output[..<(output.count - left)]) : nil
    }
}
