public import PropertyList

/// Picker data, whatever layout it had in its file.
public enum Dataset: Sendable {
    /// Independent columns.
    case menu(Menu)
    /// Dependent columns: a tree of named places.
    case regions(Regions)

    /// Which of the two it is.
    public var kind: DatasetKind {
        switch self {
        case .menu: .menu
        case .regions: .regions
        }
    }

    /// The property list that it was read from.
    public var document: Document { tree.document }

    /// What stands beside the data in the file, such as the fields of a server's envelope.
    public var attributes: [Attribute] { tree.ownAttributes }

    /// The columns or regions as one table.
    package var tree: NamedTree {
        switch self {
        case .menu(let menu): menu.tree
        case .regions(let regions): regions.tree
        }
    }
}
