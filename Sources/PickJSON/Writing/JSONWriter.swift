package import PickBytes

/// Writes JSON value by value, with the commas and the layout.
///
/// The caller keeps the grammar: one root; in an object keys and values in turn; every container ended.
/// Fast enough to stand behind a parser's callbacks.
package struct JSONWriter: ~Copyable {
    private enum Pending {
        /// The next value stands right here: the root, or the value of a key.
        case nothing
        /// The next value is a container's first.
        case first
        /// The next value follows another.
        case next
    }

    package var out: ByteWriter
    private let style: JSONStyle
    private let indentWord: UInt64
    /// How far the next line is indented.
    private var width = 0
    private var pending = Pending.nothing

    package init(_ out: consuming ByteWriter, _ style: JSONStyle = .pretty) {
        self.out = out
        self.style = style
        indentWord = UInt64(style.indentByte) &* 0x0101_0101_0101_0101
    }

    /// The output, with a line feed behind the value.
    package consuming func finish() -> ByteWriter {
        out.append(0x0A)
        return out
    }

    /// The output as it is, for a value that was cut short.
    package consuming func abandon() -> ByteWriter { out }

    package mutating func beginObject() { begin(UInt8(ascii: "{")) }
    package mutating func endObject() { end(UInt8(ascii: "}")) }
    package mutating func beginArray() { begin(UInt8(ascii: "[")) }
    package mutating func endArray() { end(UInt8(ascii: "]")) }

    /// A key, in UTF-8.
    @unsafe package mutating func key(_ bytes: UnsafePointer<UInt8>, count: Int) {
        beginString()
        unsafe text(bytes, count: count)
        endKey()
    }

    /// A string's opening quote; pieces and ``endString()`` follow.
    package mutating func beginString() {
        beginValue()
        out.append(UInt8(ascii: "\""))
    }

    /// A piece of the string that is open.
    @unsafe package mutating func text(_ bytes: UnsafePointer<UInt8>, count: Int) {
        unsafe out.appendJSONEscaped(bytes, count: count)
    }

    package mutating func endString() { out.append(UInt8(ascii: "\"")) }

    /// The closing quote of a key, and what stands between it and its value.
    package mutating func endKey() {
        out.append(UInt8(ascii: "\""))
        out.append(UInt8(ascii: ":"))
        if style.hasLines { out.append(0x20) }
        pending = .nothing
    }

    /// What stands before the next value: a comma, a line feed, the indentation.
    ///
    /// Whoever writes a value straight to ``out`` calls this first.
    @inline(__always) package mutating func beginValue() {
        if pending != .nothing { separate(comma: pending == .next) }
        pending = .next
    }

    @inline(__always) private mutating func begin(_ bracket: UInt8) {
        beginValue()
        out.append(bracket)
        width &+= style.indentWidth
        pending = .first
    }

    @inline(__always) private mutating func end(_ bracket: UInt8) {
        width &-= style.indentWidth
        if pending == .next { separate(comma: false) }
        out.append(bracket)
        pending = .next
    }

    private mutating func separate(comma: Bool) {
        guard style.hasLines else {
            if comma { out.append(UInt8(ascii: ",")) }
            return
        }
        guard width <= 32 * 1024 else {
            separateFar(comma: comma)
            return
        }
        // Whole words of indentation, two at once for most levels: they may run over into room that is reserved
        // and not counted.
        out.reserve(width &+ 18)
        let target = unsafe UnsafeMutableRawPointer(out.spare)
        unsafe target.storeBytes(of: UInt8(ascii: ","), as: UInt8.self)
        let start = comma ? 1 : 0
        unsafe target.storeBytes(of: 0x0A, toByteOffset: start, as: UInt8.self)
        unsafe target.storeBytes(of: indentWord, toByteOffset: start &+ 1, as: UInt64.self)
        unsafe target.storeBytes(of: indentWord, toByteOffset: start &+ 9, as: UInt64.self)
        let end = start &+ 1 &+ width
        if width > 16 { unsafe fill(target, from: start &+ 17, to: end) }
        out.commit(end)
    }

    @inline(never)
    private func fill(_ target: UnsafeMutableRawPointer, from start: Int, to end: Int) {
        for index in stride(from: start, to: end, by: 8) {
            unsafe target.storeBytes(of: indentWord, toByteOffset: index, as: UInt64.self)
        }
    }

    @inline(never)
    private mutating func separateFar(comma: Bool) {
        if comma { out.append(UInt8(ascii: ",")) }
        out.append(0x0A)
        out.append(repeating: style.indentByte, count: width)
    }
}
