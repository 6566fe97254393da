internal import PickModel

/// The entries of a tree for walks over all of them.
///
/// ``NamedTree`` answers the same from another room, and the compiler inlines across rooms only what is public: a call for
/// each of twenty looks at an entry costs as much as the rules themselves.
@safe
struct EntryTable {
    /// What the memory belongs to.
    private let tree: NamedTree
    private let columns: TreeColumns

    init(_ tree: NamedTree) {
        self.tree = tree
        columns = tree.columns
    }

    /// How many entries there are on all levels.
    var count: Int { columns.count }

    /// How many entries there are up to the last one that has a code.
    var codedCount: Int { columns.codedCount }

    /// The node whose text is the name; nil where there is none.
    @inline(__always)
    func nameNode(_ entry: Int) -> Int? {
        Self.optional(unsafe columns.names.unsafelyUnwrapped[entry])
    }

    /// The node whose text is the code; nil where there is none.
    @inline(__always)
    func codeNode(_ entry: Int) -> Int? {
        entry < columns.codedCount ? Self.optional(unsafe columns.codes.unsafelyUnwrapped[entry]) : nil
    }

    /// The node that the entry is.
    @inline(__always)
    func sourceNode(_ entry: Int) -> Int { unsafe Int(columns.sources.unsafelyUnwrapped[entry]) }

    /// The index behind the entry's subtree.
    @inline(__always)
    func end(_ entry: Int) -> Int { unsafe Int(columns.ends.unsafelyUnwrapped[entry]) }

    /// The level, from 0.
    @inline(__always)
    func level(_ entry: Int) -> Int { unsafe Int(columns.levels.unsafelyUnwrapped[entry]) }

    /// Whether an entry has a flag of ``EntryFlags``, by its raw value.
    @inline(__always)
    func has(_ flag: UInt8, _ entry: Int) -> Bool {
        // The column ends with the last entry that has one.
        entry < columns.flaggedCount ? unsafe columns.flags.unsafelyUnwrapped[entry] & flag != 0 : false
    }

    @inline(__always)
    private static func optional(_ node: UInt32) -> Int? {
        // `NamedTree.none`, which would be a call.
        node == .max ? nil : Int(node)
    }
}
