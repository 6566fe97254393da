internal import PickBytes
package import PropertyList

/// Named things in a tree, as one flat table over a ``Document``: what ``Menu`` and ``Regions`` are made of.
///
/// An entry is named by its index; its subtree follows it. Nothing is copied out of the document: names, codes and
/// attributes are node numbers, which become strings when somebody asks. About 13 bytes an entry, and four more for a code.
package final class NamedTree: @unchecked Sendable {
    // Sendable although unchecked: nothing is written after `NamedTreeBuilder.finish()`.

    /// The node number that stands for "none".
    @inlinable package static var none: UInt32 { .max }

    package let document: Document
    /// How many entries stand on each level.
    package let levelCounts: [Int]
    let storage: Storage
    /// Where the storage lies, for loops over very many; valid while the tree lives.
    @usableFromInline package let columns: TreeColumns
    /// Key nodes of what stands beside the data.
    let ownAttributeNodes: [Int]
    /// Where names stand a second time; none in most layouts.
    package let references: [NameReference]

    struct Storage: ~Copyable {
        var names = TrivialBuffer<UInt32>()
        var sources = TrivialBuffer<UInt32>()
        var ends = TrivialBuffer<UInt32>()
        var levels = TrivialBuffer<UInt8>()
        /// As long as the last entry with a flag.
        var flags = TrivialBuffer<UInt8>()
        /// As long as the last entry with a code.
        var codes = TrivialBuffer<UInt32>()
        /// As long as the last entry with attributes.
        var attributeStarts = TrivialBuffer<UInt32>()
        var attributes = TrivialBuffer<UInt32>()
    }

    init(
        document: Document,
        storage: consuming Storage,
        levelCounts: [Int],
        ownAttributeNodes: [Int],
        references: [NameReference] = []
    ) {
        self.document = document
        columns = unsafe TreeColumns(storage)
        self.references = references
        self.storage = storage
        self.levelCounts = levelCounts
        self.ownAttributeNodes = ownAttributeNodes
    }

    /// How many entries there are on all levels.
    @inlinable package var count: Int { columns.count }

    /// The node whose text is the name; nil where there is none.
    @inlinable @inline(__always) package func nameNode(_ entry: Int) -> Int? {
        Self.optional(unsafe columns.names.unsafelyUnwrapped[entry])
    }

    /// The node whose text is the code; nil where there is none.
    @inlinable @inline(__always) package func codeNode(_ entry: Int) -> Int? {
        entry < columns.codedCount ? Self.optional(unsafe columns.codes.unsafelyUnwrapped[entry]) : nil
    }

    /// How many entries there are up to the last one that has a code.
    @inlinable package var codedCount: Int { columns.codedCount }

    /// The node that the entry is: a string, a record, or the key of a pair.
    @inlinable @inline(__always) package func sourceNode(_ entry: Int) -> Int {
        unsafe Int(columns.sources.unsafelyUnwrapped[entry])
    }

    /// The index behind the entry's subtree.
    @inlinable @inline(__always) package func end(_ entry: Int) -> Int {
        unsafe Int(columns.ends.unsafelyUnwrapped[entry])
    }

    /// The level, from 0.
    @inlinable @inline(__always) package func level(_ entry: Int) -> Int {
        unsafe Int(columns.levels.unsafelyUnwrapped[entry])
    }

    /// What is known about the entry's children, and whether it is a section.
    @inlinable @inline(__always) package func flags(_ entry: Int) -> EntryFlags {
        EntryFlags(rawValue: entry < columns.flaggedCount ? unsafe columns.flags.unsafelyUnwrapped[entry] : 0)
    }

    /// The entry that this one stands under.
    package func parent(_ entry: Int) -> Int? {
        let own = storage.levels[entry]
        guard own > 0 else { return nil }
        var earlier = entry
        while earlier > 0 {
            earlier -= 1
            if storage.levels[earlier] < own { return earlier }
        }
        return nil
    }

    /// How many children an entry has.
    package func childCount(_ entry: Int) -> Int {
        var count = 0
        var child = entry + 1
        let end = end(entry)
        while child < end {
            count += 1
            child = self.end(child)
        }
        return count
    }

    /// How many entries there are up to the last one that has attributes.
    @inlinable package var attributedCount: Int { columns.attributedCount }

    /// The nodes of an entry's attributes (keys, or values without one), in the file's order.
    package func attributeNodes(_ entry: Int) -> [Int] {
        let starts = attributedCount
        guard entry < starts else { return [] }
        let first = Int(storage.attributeStarts[entry])
        let end = entry + 1 < starts ? Int(storage.attributeStarts[entry + 1]) : storage.attributes.count
        return (first..<end).map { Int(storage.attributes[$0]) }
    }

    /// The bytes of the source that an entry stands in, with its key where it has one.
    package func sourceRange(_ entry: Int) -> Range<Int> {
        let node = sourceNode(entry)
        let range = document.range(node)
        guard document.kind(node) == .key else { return range }
        let value = document.range(node + 1)
        // In a binary file the value may stand before the key.
        return range.lowerBound <= value.upperBound ? range.lowerBound..<value.upperBound : range
    }

    var ownAttributes: [Attribute] {
        ownAttributeNodes.map { Attribute(document: document, node: $0) }
    }

    @inlinable @inline(__always) static func optional(_ node: UInt32) -> Int? {
        node == none ? nil : Int(node)
    }
}
