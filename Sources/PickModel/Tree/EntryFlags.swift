/// One byte of facts about an entry of a ``NamedTree``.
package struct EntryFlags: OptionSet, Sendable {
    package let rawValue: UInt8
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Its layout gives it a place for children, and the key for them is not there.
    package static let childrenMissing = EntryFlags(rawValue: 1)
    /// It has a list of children, and the list is empty.
    package static let childrenEmpty = EntryFlags(rawValue: 2)
    /// It groups entries (by initial letter, say) and is no place itself.
    package static let section = EntryFlags(rawValue: 4)
    /// It was made by an edit: its source node is only the one that it belongs to.
    package static let made = EntryFlags(rawValue: 8)
    /// An edit gave it the name of another entry.
    package static let renamed = EntryFlags(rawValue: 16)
    /// An edit put it on another level, where its source may not be what stands there.
    package static let moved = EntryFlags(rawValue: 32)
}
