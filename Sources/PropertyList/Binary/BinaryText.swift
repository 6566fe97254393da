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
        writer.appendMarker(0x60, count: unsafe unitCount(text, count: count))
        var index = 0
        while index < count {
            // A byte of UTF-8 becomes at most two of UTF-16.
            let stop = min(count, index &+ pieceSize)
            writer.reserve(2 &* (stop &- index) &+ 8)
            let output = unsafe UnsafeMutableRawPointer(writer.spare)
            var used = 0
            while index < stop {
                let lead = UInt32(unsafe text[index])
                if lead & 0xF0 == 0xE0, index &+ 2 < count {
                    let middle = unsafe UInt32(text[index &+ 1] & 0x3F) << 6
                    let last = unsafe UInt32(text[index &+ 2] & 0x3F)
                    unsafe store((lead & 0x0F) << 12 | middle | last, at: output + used)
                    index &+= 3
                    used &+= 2
                } else if lead < 0x80 {
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

    /// How many units of UTF-16 a text has: one for each byte that begins a character, and one more for four bytes.
    @inline(__always)
    @unsafe private static func unitCount(_ text: UnsafePointer<UInt8>, count: Int) -> Int {
        var units = 0
        var index = 0
        while index &+ 8 <= count {
            let word = unsafe UnsafeRawPointer(text + index).loadUnaligned(as: UInt64.self)
            let ones: UInt64 = 0x0101_0101_0101_0101
            let begins = (~word >> 7 | word >> 6) & ones
            let isFour = word >> 7 & word >> 6 & word >> 5 & word >> 4 & ones
            // The top byte of the product is the sum of the bytes, at most 16.
            units &+= Int(truncatingIfNeeded: ((begins &+ isFour) &* ones) >> 56)
            index &+= 8
        }
        while index < count {
            let byte = unsafe text[index]
            units &+= byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
            index &+= 1
        }
        return units
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
