package import PickModel
internal import PickPresets
internal import PickReference
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

    /// One look at all texts.
    lazy var survey = TextSurvey(tree)
    /// Siblings with equal names.
    lazy var duplicates = SiblingDuplicates(tree, survey)
    /// How many children there are where.
    lazy var shape = ShapeFacts(tree, kind, survey)
    /// What the codes of each level are like.
    lazy var codes = CodeFacts(tree)
    /// What the names mean; nil where no profile holds.
    lazy var names = settings.names(of: tree, kind)
    /// The first level, held to a profile that knows no more; nil where none holds.
    lazy var firstLevel = settings.firstLevel(of: tree, kind)
    /// What the codes say of the names; nil where no profile holds, or the codes are not those of the divisions.
    lazy var divisionCodes = names.flatMap { DivisionCodes($0) }

    /// Where each name stands again, by its node.
    lazy var referencePlaces = Dictionary(grouping: tree.references, by: \.name)
        .mapValues { $0.map(\.place) }

    /// The parent that was asked for last.
    private var lastParent = -1
    /// The column that was asked for last: its entry, and its number from 1.
    private var lastColumn = (entry: 0, number: 1)

    /// What the front end that is named cannot take; nothing where none is.
    lazy var frontEndFaults: [PresetFault] = {
        guard let preset = settings.preset else { return [] }
        let mode = ValueChoice(dataset, preset, asked: nil, .file).mode
        return PresetCheck.faults(dataset, preset, mode, .file)
    }()

    private let dataset: Dataset

    init(_ recognition: Recognition, _ dataset: Dataset, _ settings: RuleSettings) {
        self.dataset = dataset
        document = dataset.document
        kind = dataset.kind
        tree = dataset.tree
        self.recognition = recognition
        self.settings = settings
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
