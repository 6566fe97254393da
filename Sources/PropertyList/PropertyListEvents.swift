/// What a streaming reader tells: a frozen table of C functions and their context.
///
/// A generic sink cannot be called from C, and a class would cost a retain and an exclusivity check an event
/// (measured: 1.3 to 1.6 times the whole parse). Each function returns false to stop the reading.
/// `kind` is the raw value of a ``NodeKind``; `start` and `end` count bytes of the decoded text.
@unsafe
package struct PropertyListEvents {
    package typealias Context = UnsafeMutableRawPointer

    package var context: Context
    /// Whether the events are worthless once there was an error: the reader then tells nothing more, but reads on.
    package var stopsAtFaults: Bool
    /// A dict or array begins.
    package var begin: @convention(c) (_ context: Context, _ kind: UInt8, _ start: Int) -> Bool
    /// The container that began last ends.
    package var end: @convention(c) (_ context: Context, _ kind: UInt8, _ end: Int) -> Bool
    /// A key, string or data begins, with its first piece; for data the decoded bytes.
    ///
    /// Most texts come in one piece, and a call less for each of them is worth 2 % of a conversion. Of an empty text
    /// `count` is 0.
    package var beginText:
        @convention(c) (
            _ context: Context, _ kind: UInt8, _ start: Int, _ bytes: UnsafePointer<UInt8>, _ count: Int
        ) -> Bool
    /// Another piece of it.
    package var text: @convention(c) (_ context: Context, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool
    /// It ends.
    package var endText: @convention(c) (_ context: Context, _ kind: UInt8, _ end: Int) -> Bool
    /// A number, date, boolean or null; `bits` as in ``Document/bits(_:)``.
    package var scalar:
        @convention(c) (_ context: Context, _ kind: UInt8, _ bits: UInt64, _ start: Int, _ end: Int) -> Bool
    /// A comment that stands before the next event; `text` ends with a NUL.
    package var comment:
        @convention(c) (_ context: Context, _ text: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Bool

    @unsafe package init(
        context: Context,
        stopsAtFaults: Bool,
        begin: @escaping @convention(c) (Context, UInt8, Int) -> Bool,
        end: @escaping @convention(c) (Context, UInt8, Int) -> Bool,
        beginText: @escaping @convention(c) (Context, UInt8, Int, UnsafePointer<UInt8>, Int) -> Bool,
        text: @escaping @convention(c) (Context, UnsafePointer<UInt8>, Int) -> Bool,
        endText: @escaping @convention(c) (Context, UInt8, Int) -> Bool,
        scalar: @escaping @convention(c) (Context, UInt8, UInt64, Int, Int) -> Bool,
        comment: @escaping @convention(c) (Context, UnsafePointer<UInt8>, Int, Int) -> Bool
    ) {
        unsafe self.context = context
        unsafe self.stopsAtFaults = stopsAtFaults
        unsafe self.begin = begin
        unsafe self.end = end
        unsafe self.beginText = beginText
        unsafe self.text = text
        unsafe self.endText = endText
        unsafe self.scalar = scalar
        unsafe self.comment = comment
    }
}

extension PropertyListEvents {
    /// Events that nobody listens to.
    @unsafe package static func discarding(context: Context) -> PropertyListEvents {
        unsafe PropertyListEvents(
            context: context,
            stopsAtFaults: false,
            begin: { _, _, _ in true },
            end: { _, _, _ in true },
            beginText: { _, _, _, _, _ in true },
            text: { _, _, _ in true },
            endText: { _, _, _ in true },
            scalar: { _, _, _, _, _ in true },
            comment: { _, _, _, _ in true }
        )
    }
}
