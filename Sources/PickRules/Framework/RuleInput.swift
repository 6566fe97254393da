package import PickModel
package import PropertyList

/// What rules look at: the data, and facts about them that several rules need, each found once.
package final class RuleInput {
    /// The property list.
    package let document: Document
    /// Menu or regions.
    package let kind: DatasetKind
    /// The columns or regions as one table.
    package let tree: NamedTree
    /// What was recognized.
    package let recognition: Recognition
    /// What the user wants.
    package let settings: RuleSettings

    init(_ recognition: Recognition, _ dataset: Dataset, _ settings: RuleSettings) {
        document = dataset.document
        kind = dataset.kind
        tree = dataset.tree
        self.recognition = recognition
        self.settings = settings
    }
}
