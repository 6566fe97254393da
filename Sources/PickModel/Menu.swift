public import PropertyList

/// Independent columns of rows.
public struct Menu: Sendable {
    package let tree: NamedTree

    package init(tree: NamedTree) { self.tree = tree }

    /// The property list that it was read from.
    public var document: Document { tree.document }

    /// The columns, in the order of the file; an empty one is a column too.
    public var columns: [Column] {
        RegionList(tree: tree, first: 0, end: tree.count).map { Column(entry: $0) }
    }

    /// What stands beside the data in the file.
    public var attributes: [Attribute] { tree.ownAttributes }

    /// One wheel of the picker.
    public struct Column: Sendable {
        package let entry: Region

        /// The title; nil where the layout has none.
        public var title: String? { entry.tree.nameNode(entry.index) == nil ? nil : entry.name }

        /// The rows, in the order of the file.
        public var rows: [Row] { entry.children.map { Row(entry: $0) } }

        /// How many rows there are.
        public var count: Int { entry.tree.childCount(entry.index) }

        /// What else the file says about the column.
        public var attributes: [Attribute] { entry.attributes }

        /// The bytes of the source that it stands in.
        public var sourceRange: Range<Int> { entry.sourceRange }

        /// The column's list of rows.
        public var node: Int { entry.tree.sourceNode(entry.index) }
    }

    /// One row of a column.
    public struct Row: Sendable {
        package let entry: Region

        /// What the wheel shows.
        public var title: String { entry.name }

        /// The code as text, zeros kept; nil where there is none.
        public var code: String? { entry.code }

        /// What else the file says about the row, in the file's order.
        public var attributes: [Attribute] { entry.attributes }

        /// The bytes of the source that it stands in.
        public var sourceRange: Range<Int> { entry.sourceRange }

        /// The node of the row: a string, a record, or the key of a pair.
        public var node: Int { entry.tree.sourceNode(entry.index) }

        /// Whether it is no choice but offers "all" or "please choose".
        public var isSentinel: Bool { entry.isSentinel }
    }
}
