package import PickModel
internal import PickReference
package import PropertyList

/// What a rule looks at: the data, and facts about them that several rules need.
///
/// Each rule has one of its own, so that what was asked for last can be remembered.
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

    /// The entries of `tree` for walks over all of them.
    let table: EntryTable

    /// One look at all texts.
    lazy var survey = facts.survey
    /// Siblings with equal names.
    lazy var duplicates = facts.duplicates
    /// How many children there are where.
    lazy var shape = facts.shape
    /// What the codes of each level are like.
    lazy var codes = facts.codes
    /// What the names mean; nil where no profile holds.
    lazy var names = facts.names
    /// The first level, held to a profile that knows no more; nil where none holds.
    lazy var firstLevel = facts.firstLevel
    /// What the codes say of the names; nil where no profile holds, or the codes are not those of the divisions.
    lazy var divisionCodes = facts.divisionCodes
    /// The entries that are written without their suffixes.
    lazy var shortEntries = facts.shortEntries
    /// Where each name stands again, by its node.
    lazy var referencePlaces = facts.referencePlaces
    /// What the front end that is named cannot take; nothing where none is.
    lazy var frontEndFaults = facts.frontEndFaults

    private let facts: RuleFacts
    /// The parent that was asked for last.
    private var lastParent = -1
    /// The column that was asked for last: its entry, and its number from 1.
    private var lastColumn = (entry: 0, number: 1)

    init(_ recognition: Recognition, _ facts: RuleFacts) {
        document = facts.tree.document
        kind = facts.dataset.kind
        tree = facts.tree
        table = EntryTable(facts.tree)
        self.recognition = recognition
        settings = facts.settings
        self.facts = facts
    }

    /// Whether a fix may change an entry's name: not when that could make it equal to a sibling's.
    func mayChange(_ entry: Int?) -> Bool { entry.map { !duplicates.involved.contains($0) } ?? true }

    /// The parent of an entry; fast when entries are asked for in their order.
    func parent(of entry: Int) -> Int? {
        let level = tree.level(entry)
        if lastParent >= 0, lastParent < entry, entry < tree.end(lastParent),
            tree.level(lastParent) == level - 1
        {
            return lastParent
        }
        guard let parent = tree.parent(entry) else { return nil }
        lastParent = parent
        return parent
    }

    /// The number of a column, from 1; fast when columns are asked for in their order.
    func number(ofColumn column: Int) -> Int {
        if lastColumn.entry > column { lastColumn = (0, 1) }
        while lastColumn.entry < column { lastColumn = (tree.end(lastColumn.entry), lastColumn.number + 1) }
        return lastColumn.number
    }
}
