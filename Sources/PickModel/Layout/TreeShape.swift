/// How a tree of names is written as a property list: a layout from the writer's side.
package indirect enum TreeShape: Sendable, Equatable {
    /// The name alone.
    case text
    /// What the source has there, as it stands: a name in several languages, a name with its values in a list.
    case verbatim
    /// Under a name: its code.
    case code
    /// A list of what each entry is.
    case list(TreeShape)
    /// A dictionary whose keys are the names; what stands under each. As an item: one such pair.
    case names(TreeShape)
    /// A dictionary whose keys are positions behind a prefix. As an item: a list without a name.
    case positions(prefix: String, TreeShape)
    /// A dictionary whose keys are the codes.
    case codes(TreeShape)
    /// What holds the entries below one that has no name.
    case unnamed(TreeShape)
    /// A dictionary with the name, the code and the children under keys of their own.
    case record(Record)
    /// One of several, as the source has it; else the first.
    case either([TreeShape])

    /// The keys of a record.
    package struct Record: Sendable, Equatable {
        /// Nil where the name stands elsewhere, as the key of the pair.
        package var name: String?
        package var code: String?
        /// Nil where the entries have none.
        package var children: String?
        /// The children stand under a key that is the same as the name.
        package var isSelfNamed: Bool
        /// What the children are, where there is a key for them.
        package var below: TreeShape?
        /// Attributes stand beside the name.
        package var hasAttributes: Bool

        package init(
            name: String?,
            code: String? = nil,
            children: String? = nil,
            below: TreeShape? = nil,
            hasAttributes: Bool = false,
            isSelfNamed: Bool = false
        ) {
            self.name = name
            self.code = code
            self.children = children
            self.below = below
            self.hasAttributes = hasAttributes
            self.isSelfNamed = isSelfNamed
        }
    }
}

/// Where a document has its data, and in which shape: what is needed to write changed data in the same layout.
package struct TreePlace: Sendable {
    /// The node that holds the data, inside whatever stands around it.
    package let node: Int
    package let shape: TreeShape
    /// The node is one entry and not a container of entries.
    package let isItem: Bool
    /// The tree's one column is no part of the file.
    package let isLone: Bool
}
