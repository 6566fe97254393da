internal import PickBytes

/// Where the columns of a ``NamedTree`` lie: what its functions need that are inlined in other rooms.
///
/// Rules and exporters walk all entries many times, and must not pay a call for each. The memory is the tree's, and
/// nothing is written to it any more.
@safe
@usableFromInline
package struct TreeColumns {
    @usableFromInline package let count: Int
    @usableFromInline package let codedCount: Int
    @usableFromInline package let attributedCount: Int
    @usableFromInline package let flaggedCount: Int
    // Nil where the column is empty.
    @usableFromInline package let names: UnsafePointer<UInt32>?
    @usableFromInline package let sources: UnsafePointer<UInt32>?
    @usableFromInline package let ends: UnsafePointer<UInt32>?
    @usableFromInline package let levels: UnsafePointer<UInt8>?
    @usableFromInline package let flags: UnsafePointer<UInt8>?
    @usableFromInline package let codes: UnsafePointer<UInt32>?

    @unsafe init(_ storage: borrowing NamedTree.Storage) {
        count = storage.names.count
        codedCount = storage.codes.count
        flaggedCount = storage.flags.count
        attributedCount = storage.attributeStarts.count
        unsafe names = UnsafePointer(storage.names.base)
        unsafe sources = UnsafePointer(storage.sources.base)
        unsafe ends = UnsafePointer(storage.ends.base)
        unsafe levels = UnsafePointer(storage.levels.base)
        unsafe flags = UnsafePointer(storage.flags.base)
        unsafe codes = UnsafePointer(storage.codes.base)
    }
}
