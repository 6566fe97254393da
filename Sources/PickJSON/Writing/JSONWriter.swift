public import PickBytes

/// Writes JSON value by value, with the commas and the layout.
///
/// The caller keeps the grammar: one root; in an object keys and values in turn; every container ended.
/// Fast enough to stand behind a parser's callbacks; public, although no app sees it, so that the compiler can
/// inline it there.
public struct JSONWriter: ~Copyable {
    @usableFromInline
    enum Pending: UInt8 {
        /// The next value stands right here: the root, or the value of a key.
        case nothing
        /// The next value is a container's first.
        case first
        /// The next value follows another.
        case next
    }

    /// The output; whoever writes a value straight to it calls ``beginValue()`` first.
    public var out: ByteWriter
    @usableFromInline let style: JSONStyle
    @usableFromInline let indentWord: UInt64
    /// How far the next line is indented.
    @usableFromInline var width = 0
    @usableFromInline var pending = Pending.nothing

    /// A writer that goes on behind what `out` has already.
    public init(_ out: consuming ByteWriter, _ style: JSONStyle = .pretty) {
        self.out = out
        self.style = style
        indentWord = UInt64(style.indentByte) &* 0x0101_0101_0101_0101
    }

    /// A writer that goes on inside so many open containers, before the first value of the innermost one or behind another.
    package init(_ out: consuming ByteWriter, _ style: JSONStyle, inside depth: Int, isFirst: Bool) {
        self.init(out, style)
        width = depth * style.indentWidth
        pending = isFirst ? .first : .next
    }

    /// The output, with a line feed behind the value.
    public consuming func finish() -> ByteWriter {
        out.append(0x0A)
        return out
    }

    /// The output as it is, for a value that was cut short.
    public consuming func abandon() -> ByteWriter { out }

    /// Goes on inside an open container of ``out`` that has a value.
    public mutating func resume() {
        width &+= style.indentWidth
        pending = .next
    }

    /// Takes back the bracket that closed the root, which is not empty, and the line feed before it.
    ///
    /// For output in memory, right behind the bracket.
    public mutating func reopen() { out.used -= style.hasLines ? 2 : 1 }

    /// An object's opening brace.
    @inlinable public mutating func beginObject() { begin(UInt8(ascii: "{")) }
    /// The closing brace of the object that is open.
    @inlinable public mutating func endObject() { end(UInt8(ascii: "}")) }
    /// An array's opening bracket.
    @inlinable public mutating func beginArray() { begin(UInt8(ascii: "[")) }
    /// The closing bracket of the array that is open.
    @inlinable public mutating func endArray() { end(UInt8(ascii: "]")) }

    /// A key, in UTF-8.
    @inlinable @unsafe public mutating func key(_ bytes: UnsafePointer<UInt8>, count: Int) {
        beginString()
        unsafe text(bytes, count: count)
        endKey()
    }

    /// A string's opening quote; pieces and ``endString()`` follow.
    @inlinable public mutating func beginString() {
        lead(UInt8(ascii: "\""), separated: pending)
        pending = .next
    }

    /// A piece of the string that is open.
    @inlinable @unsafe public mutating func text(_ bytes: UnsafePointer<UInt8>, count: Int) {
        unsafe out.appendJSONEscaped(bytes, count: count)
    }

    /// The closing quote of the string that is open.
    @inlinable public mutating func endString() { out.append(UInt8(ascii: "\"")) }

    /// The closing quote of a key, and what stands between it and its value.
    @inlinable public mutating func endKey() {
        out.reserve(3)
        let target = unsafe out.spare
        unsafe target[0] = UInt8(ascii: "\"")
        unsafe target[1] = UInt8(ascii: ":")
        unsafe target[2] = 0x20
        out.commit(style.hasLines ? 3 : 2)
        pending = .nothing
    }

    /// What stands before the next value: a comma, a line feed, the indentation.
    public mutating func beginValue() {
        if pending != .nothing { separate(comma: pending == .next) }
        pending = .next
    }

    @inlinable @inline(__always) mutating func begin(_ bracket: UInt8) {
        lead(bracket, separated: pending)
        width &+= style.indentWidth
        pending = .first
    }

    @inlinable @inline(__always) mutating func end(_ bracket: UInt8) {
        width &-= style.indentWidth
        lead(bracket, separated: pending == .next ? .first : .nothing)
        pending = .next
    }

    /// Writes what separates and then `byte`, which begins or ends a value.
    ///
    /// Indentation is written by the word: two words for up to 16 bytes, the rest of which runs over into room
    /// that is reserved and not counted.
    @inlinable @inline(__always) mutating func lead(_ byte: UInt8, separated: Pending) {
        guard width <= 16 else {
            leadFar(byte, separated)
            return
        }
        out.reserve(20)
        let target = unsafe UnsafeMutableRawPointer(out.spare)
        var length = 0
        if separated == .next {
            unsafe target.storeBytes(of: UInt8(ascii: ","), as: UInt8.self)
            length = 1
        }
        if separated != .nothing, style.hasLines {
            unsafe target.storeBytes(of: 0x0A, toByteOffset: length, as: UInt8.self)
            unsafe target.storeBytes(of: indentWord, toByteOffset: length &+ 1, as: UInt64.self)
            unsafe target.storeBytes(of: indentWord, toByteOffset: length &+ 9, as: UInt64.self)
            length &+= 1 &+ width
        }
        unsafe target.storeBytes(of: byte, toByteOffset: length, as: UInt8.self)
        out.commit(length &+ 1)
    }

    @usableFromInline @inline(never)
    mutating func leadFar(_ byte: UInt8, _ separated: Pending) {
        if separated != .nothing { separate(comma: separated == .next) }
        out.append(byte)
    }

    private mutating func separate(comma: Bool) {
        if comma { out.append(UInt8(ascii: ",")) }
        guard style.hasLines else { return }
        out.append(0x0A)
        out.append(repeating: style.indentByte, count: width)
    }
}
