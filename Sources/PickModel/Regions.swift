public import PropertyList

/// Dependent columns: a tree of named places of any depth, ragged where the data are.
///
/// The tree is a compact table over the ``Document``; a ``Region`` is a handle into it, and strings are made when they are
/// asked for.
public struct Regions: Sendable {
    package let tree: NamedTree

    package init(tree: NamedTree) { self.tree = tree }

    /// The property list that they were read from.
    public var document: Document { tree.document }

    /// The regions of the first column.
    public var roots: RegionList { RegionList(tree: tree, first: 0, end: tree.count) }

    /// How many levels there are; 0 when there is no region.
    public var depth: Int { tree.levelCounts.count }

    /// How many regions there are on all levels.
    public var count: Int { tree.count }

    /// How many regions stand on a level, from 0.
    public func count(atLevel level: Int) -> Int {
        tree.levelCounts.indices.contains(level) ? tree.levelCounts[level] : 0
    }

    /// What stands beside the data in the file, such as the fields of a server's envelope.
    public var attributes: [Attribute] { tree.ownAttributes }

    /// The region with an index of the table: parents stand before their children.
    package func region(_ index: Int) -> Region { Region(tree: tree, index: index) }
}
