/// Siblings, in the order of the file.
///
/// `count` walks over the siblings; `first`, `isEmpty` and iteration do not.
public struct RegionList: Collection, Sendable {
    let tree: NamedTree
    let first: Int
    let end: Int

    /// A place in the list: the region's index in its tree.
    public struct Index: Comparable, Sendable {
        let entry: Int

        /// Earlier siblings come first.
        public static func < (left: Index, right: Index) -> Bool { left.entry < right.entry }
    }

    /// The first region's place.
    public var startIndex: Index { Index(entry: first) }

    /// The place behind the last region.
    public var endIndex: Index { Index(entry: end) }

    /// The place of the next sibling.
    public func index(after place: Index) -> Index { Index(entry: tree.end(place.entry)) }

    /// The region at a place.
    public subscript(place: Index) -> Region { Region(tree: tree, index: place.entry) }
}
