package import PickModel
package import PropertyList

/// What recognition makes of data that were written in a layout, where that is something else than they are.
package enum LayoutMisreading: Sendable, Equatable {
    /// No picker data are found in it: why.
    case nothing(String)
    /// Independent columns for regions, or the other way round.
    case kind(DatasetKind)
    /// A row is missing, stands elsewhere or is another one; its name.
    case row(String)

    /// Reads `document` again and compares it with the data that were written to it; nil where they are the same.
    ///
    /// What `losses` tells is not looked for; `kind` is what is said about the kind. Linear in the data.
    package static func find(
        in document: Document,
        of dataset: Dataset,
        _ losses: LayoutLosses,
        kind: DatasetKind? = nil,
        evidence: any NameEvidence
    ) -> LayoutMisreading? {
        // One name alone as a key is told, with the layout that has to be said.
        let layout = losses.hasLoneKey ? try? LayoutNotation("{*:[string]}") : nil
        // What comes of a table is written as a property list or as JSON.
        let isTable = document.format == .csv || document.format == .database
        let recognition = DatasetRecognizer.recognize(
            isTable ? document.copy(as: .xml) : document,
            hints: RecognitionHints(kind: layout == nil ? kind : dataset.kind, layout: layout),
            evidence: evidence
        )
        guard let again = recognition.dataset else { return .nothing(recognition.reasons.first ?? "") }
        let isList = dataset.kind == .regions && dataset.tree.levelCounts.count == 1
        guard again.kind == dataset.kind || isList else { return .kind(again.kind) }
        // A lone list is a column without a title.
        let shift = again.kind == .menu && dataset.kind == .regions ? 1 : 0
        return losses.sameNames > 0 ? nil : row(dataset.tree, again.tree, losses, shift)
    }

    private static func row(
        _ tree: NamedTree,
        _ again: NamedTree,
        _ losses: LayoutLosses,
        _ shift: Int
    ) -> LayoutMisreading? {
        let end = losses.rows.keys.min() ?? .max
        var other = shift
        for entry in 0..<tree.count where tree.level(entry) < end {
            let hasName = losses.titles == 0 || tree.level(entry) > 0
            guard other < again.count, again.level(other) == tree.level(entry) + shift,
                !hasName || haveSameName(entry, tree, other, again),
                haveSameValues(entry, tree, other, again, losses)
            else { return .row(tree.name(entry)) }
            other += 1
        }
        return other == again.count ? nil : .row(again.name(other))
    }

    private static func haveSameName(_ entry: Int, _ tree: NamedTree, _ other: Int, _ again: NamedTree)
        -> Bool
    {
        tree.name(entry).utf8.elementsEqual(again.name(other).utf8)
    }

    /// Whether codes, attributes and empty lists are there again; a code may be read as an attribute, and an attribute as a code.
    private static func haveSameValues(
        _ entry: Int,
        _ tree: NamedTree,
        _ other: Int,
        _ again: NamedTree,
        _ losses: LayoutLosses
    ) -> Bool {
        if losses.codes == 0, losses.attributes == 0, values(entry, tree) != values(other, again) {
            return false
        }
        return !tree.flags(entry).contains(.childrenEmpty) || losses.emptyLists > 0
            || again.flags(other).contains(.childrenEmpty)
    }

    private static func values(_ entry: Int, _ tree: NamedTree) -> Int {
        tree.attributeNodes(entry).count + (tree.codeNode(entry) == nil ? 0 : 1)
    }
}
