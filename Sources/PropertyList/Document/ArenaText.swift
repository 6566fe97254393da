/// How text lies in a document's arena: its length in one byte, or 255 and the length in four, and then the text.
///
/// One byte is enough for nearly every name, and a table of lengths would cost four for each.
@usableFromInline
enum ArenaText {
    @inlinable static var longMark: UInt8 { 255 }

    /// Where in the arena the text is that was stored at `offset`.
    @inlinable @inline(__always) @unsafe static func place(_ base: UnsafePointer<UInt8>, at offset: Int)
        -> Range<Int>
    {
        let short = unsafe base[offset]
        guard short == longMark else { return offset + 1..<offset + 1 + Int(short) }
        let length = unsafe UnsafeRawPointer(base + offset + 1).loadUnaligned(as: UInt32.self)
        return offset + 5..<offset + 5 + Int(length)
    }
}
