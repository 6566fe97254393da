public import PickBytes

extension ByteWriter {
    /// Text in UTF-8 as it stands between the quotes of a JSON string.
    ///
    /// Escaped is what RFC 8259 asks for and nothing else. Scans and copies in one pass, eight bytes at once;
    /// the last step overlaps the one before instead of going byte by byte.
    @unsafe public mutating func appendJSONEscaped(_ bytes: UnsafePointer<UInt8>, count: Int) {
        guard count <= 16 * 1024 else {
            unsafe appendEscapedPieces(bytes, count: count)
            return
        }
        reserve(count)
        let source = unsafe UnsafeRawPointer(bytes)
        let target = unsafe UnsafeMutableRawPointer(spare)
        guard count >= 8 else {
            unsafe appendShort(bytes, count: count)
            return
        }
        let last = count &- 8
        var index = 0
        while index < last {
            let word = unsafe source.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            if JSONSpecialBytes.find(in: word) != 0 {
                commit(index)
                unsafe appendEscapedSlowly(bytes + index, count: count &- index)
                return
            }
            unsafe target.storeBytes(of: word, toByteOffset: index, as: UInt64.self)
            index &+= 8
        }
        let word = unsafe source.loadUnaligned(fromByteOffset: last, as: UInt64.self)
        if JSONSpecialBytes.find(in: word) != 0 {
            commit(index)
            unsafe appendEscapedSlowly(bytes + index, count: count &- index)
            return
        }
        unsafe target.storeBytes(of: word, toByteOffset: last, as: UInt64.self)
        commit(count)
    }

    /// Fewer than eight bytes, for which room is reserved.
    @inline(__always) @unsafe
    private mutating func appendShort(_ bytes: UnsafePointer<UInt8>, count: Int) {
        let source = unsafe UnsafeRawPointer(bytes)
        let target = unsafe UnsafeMutableRawPointer(spare)
        if count >= 4 {
            let first = unsafe source.loadUnaligned(as: UInt32.self)
            let last = unsafe source.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
            if JSONSpecialBytes.find(in: UInt64(first) | UInt64(last) << 32) == 0 {
                unsafe target.storeBytes(of: first, as: UInt32.self)
                unsafe target.storeBytes(of: last, toByteOffset: count &- 4, as: UInt32.self)
                commit(count)
                return
            }
        } else if count > 0 {
            let first = unsafe bytes[0]
            let middle = unsafe bytes[count / 2]
            let last = unsafe bytes[count &- 1]
            let word = UInt64(first) | UInt64(middle) << 8 | UInt64(last) << 16
            if JSONSpecialBytes.find(in: word | 0x2020_2020_2000_0000) == 0 {
                unsafe target.storeBytes(of: first, as: UInt8.self)
                unsafe target.storeBytes(of: middle, toByteOffset: count / 2, as: UInt8.self)
                unsafe target.storeBytes(of: last, toByteOffset: count &- 1, as: UInt8.self)
                commit(count)
                return
            }
        } else {
            return
        }
        unsafe appendEscapedSlowly(bytes, count: count)
    }

    /// A text that is too long for one reservation.
    @inline(never) @unsafe
    private mutating func appendEscapedPieces(_ bytes: UnsafePointer<UInt8>, count: Int) {
        var done = 0
        while done < count {
            let piece = min(count - done, 16 * 1024)
            unsafe appendJSONEscaped(bytes + done, count: piece)
            done += piece
        }
    }

    /// A text that has something to escape: runs between the special bytes are copied whole.
    @inline(never) @unsafe
    private mutating func appendEscapedSlowly(_ bytes: UnsafePointer<UInt8>, count: Int) {
        var run = 0
        var index = 0
        while index < count {
            if index &+ 8 <= count {
                let raw = unsafe UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self)
                let found = JSONSpecialBytes.find(in: UInt64(littleEndian: raw))
                if found == 0 {
                    index &+= 8
                    continue
                }
                index &+= found.trailingZeroBitCount / 8
            }
            let byte = unsafe bytes[index]
            if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                unsafe append(bytes + run, count: index - run)
                appendJSONEscape(byte)
                run = index + 1
            }
            index &+= 1
        }
        unsafe append(bytes + run, count: count - run)
    }

    private mutating func appendJSONEscape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): append("\\\"" as StaticString)
        case UInt8(ascii: "\\"): append("\\\\" as StaticString)
        case 0x08: append("\\b" as StaticString)
        case 0x09: append("\\t" as StaticString)
        case 0x0A: append("\\n" as StaticString)
        case 0x0C: append("\\f" as StaticString)
        case 0x0D: append("\\r" as StaticString)
        default:
            append("\\u00" as StaticString)
            append(UInt8(ascii: "0") + byte >> 4)
            let low = byte & 15
            append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
        }
    }

    /// Text in UTF-8 as it stands between the quotes of a JSON string.
    package mutating func appendJSONEscaped(_ text: Span<UInt8>) {
        unsafe text.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            unsafe appendJSONEscaped(start, count: buffer.count)
        }
    }

    /// Text as it stands between the quotes of a JSON string.
    package mutating func appendJSONEscaped(_ text: some StringProtocol) {
        let done: Void? = text.utf8.withContiguousStorageIfAvailable { buffer in
            guard let start = buffer.baseAddress else { return }
            unsafe appendJSONEscaped(start, count: buffer.count)
        }
        if done == nil {
            unsafe ContiguousArray(text.utf8).withUnsafeBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                unsafe appendJSONEscaped(start, count: buffer.count)
            }
        }
    }
}
