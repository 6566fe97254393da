/// A handle on one named place of ``Regions``.
public struct Region: Sendable {
    package let tree: NamedTree
    package let index: Int

    package init(tree: NamedTree, index: Int) {
        self.tree = tree
        self.index = index
    }

    /// Why a region has the children that it has.
    ///
    /// The three ways to have none are different things in the file, and all three are ordinary in true data.
    public enum ChildrenState: Sendable {
        /// There are some.
        case present
        /// The list is there and has nothing in it.
        case empty
        /// Other regions beside it have a key for children; this one has not.
        case missing
        /// The layout ends here: a plain string cannot have any.
        case none
    }

    /// The name; empty for a section without one.
    public var name: String {
        guard let node = tree.nameNode(index) else { return "" }
        return tree.document.plainText(node) ?? ""
    }

    /// The code as text, zeros kept; nil where there is none.
    public var code: String? { tree.codeNode(index).flatMap { tree.document.plainText($0) } }

    /// The regions below it.
    public var children: RegionList { RegionList(tree: tree, first: index + 1, end: tree.end(index)) }

    /// Whether it has children, and if not, in which way.
    public var childrenState: ChildrenState {
        if tree.end(index) > index + 1 { return .present }
        let flags = tree.flags(index)
        if flags.contains(.childrenEmpty) { return .empty }
        return flags.contains(.childrenMissing) ? .missing : .none
    }

    /// The region that it stands under; nil on the first level.
    public var parent: Region? { tree.parent(index).map { Region(tree: tree, index: $0) } }

    /// The level, from 0.
    public var level: Int { tree.level(index) }

    /// Everything else that the file says about it, in the file's order.
    public var attributes: [Attribute] {
        tree.attributeNodes(index).map { Attribute(document: tree.document, node: $0) }
    }

    /// The bytes of the source that it stands in.
    public var sourceRange: Range<Int> { tree.sourceRange(index) }

    /// Whether it groups regions, by initial letter for example, and is no place itself.
    public var isSection: Bool { tree.flags(index).contains(.section) }

    /// Whether it is no place but a row that offers "all" or "please choose".
    public var isSentinel: Bool { Sentinel.isOne(tree, index) }
}
