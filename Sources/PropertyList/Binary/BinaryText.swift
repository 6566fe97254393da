internal import PickBytes

/// Text on its way into a binary property list: ASCII where it is, else UTF-16 with the high byte first.
enum BinaryText {
    /// Bytes of UTF-8 that become UTF-16 at a time; the writer holds twice as many.
    private static let pieceSize = 16 * 1024

    /// Writes a string object.
    @inline(__always)
    static func write(_ text: Span<UInt8>, to writer: inout ByteWriter) {
        unsafe text.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress, buffer.count > 0 else {
                // The ASCII form: CoreFoundation refuses an empty string in the other.
                writer.append(0x50)
                return
            }
            if unsafe isASCII(base, count: buffer.count) {
                writer.appendMarker(0x50, count: buffer.count)
                unsafe writer.append(base, count: buffer.count)
            } else {
                unsafe writeUTF16(base, count: buffer.count, to: &writer)
            }
        }
    }

    @inline(__always)
    @unsafe private static func isASCII(_ text: UnsafePointer<UInt8>, count: Int) -> Bool {
        var bits: UInt64 = 0
        if count >= 8 {
            var index = 0
            while index < count &- 8 {
                bits |= unsafe UnsafeRawPointer(text + index).loadUnaligned(as: UInt64.self)
                if bits & 0x8080_8080_8080_8080 != 0 { return false }
                index &+= 8
            }
            bits |= unsafe UnsafeRawPointer(text + count - 8).loadUnaligned(as: UInt64.self)
        } else {
            for index in 0..<count { bits |= UInt64(unsafe text[index]) }
        }
        return bits & 0x8080_8080_8080_8080 == 0
    }

    @unsafe private static func writeUTF16(
        _ text: UnsafePointer<UInt8>,
        count: Int,
        to writer: inout ByteWriter
    ) {
        var units = 0
        for index in 0..<count {
            let byte = unsafe text[index]
            units &+= byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
        }
        writer.appendMarker(0x60, count: units)
        var index = 0
        while index < count {
            // A byte of UTF-8 becomes at most two of UTF-16.
            let stop = min(count, index &+ pieceSize)
            writer.reserve(2 &* (stop &- index) &+ 8)
            let output = unsafe UnsafeMutableRawPointer(writer.spare)
            var used = 0
            while index < stop {
                let lead = UInt32(unsafe text[index])
                if lead < 0x80 {
                    unsafe store(lead, at: output + used)
                    index &+= 1
                    used &+= 2
                } else if lead < 0xE0 {
                    unsafe store((lead & 0x1F) << 6 | tail(text, index &+ 1, count), at: output + used)
                    index &+= 2
                    used &+= 2
                } else if lead < 0xF0 {
                    let middle = unsafe tail(text, index &+ 1, count) << 6
                    unsafe store(
                        (lead & 0x0F) << 12 | middle | tail(text, index &+ 2, count),
                        at: output + used
                    )
                    index &+= 3
                    used &+= 2
                } else {
                    let high = unsafe tail(text, index &+ 1, count) << 12 | tail(text, index &+ 2, count) << 6
                    let scalar = unsafe (lead & 0x07) << 18 | high | tail(text, index &+ 3, count)
                    let offset = scalar &- 0x10000
                    unsafe store(0xD800 | (offset >> 10) & 0x3FF, at: output + used)
                    unsafe store(0xDC00 | offset & 0x3FF, at: output + used + 2)
                    index &+= 4
                    used &+= 4
                }
            }
            writer.commit(used)
        }
    }

    /// Six bits of a continuation byte; readers let only whole UTF-8 into a document, but memory is not left to that.
    @inline(__always)
    @unsafe private static func tail(_ text: UnsafePointer<UInt8>, _ index: Int, _ count: Int) -> UInt32 {
        index < count ? UInt32(unsafe text[index]) & 0x3F : 0
    }

    @inline(__always)
    @unsafe private static func store(_ unit: UInt32, at place: UnsafeMutableRawPointer) {
        unsafe place.storeBytes(of: UInt16(truncatingIfNeeded: unit).bigEndian, as: UInt16.self)
    }
}
