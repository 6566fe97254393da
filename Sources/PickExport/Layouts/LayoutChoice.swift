package import PickModel
internal import PropertyList

extension TargetLayout {
    /// The layout that holds the most of data which have none of a property list: those of a table, a database or a page.
    ///
    /// Nil where the data have a layout of their own that shall stay.
    package static func forTables(_ dataset: Dataset, _ recognition: Recognition) -> TargetLayout? {
        let isTable = [.csv, .database].contains(dataset.document.format)
        guard isTable || dataset.document.format == .json && recognition.isOfPages else { return nil }
        return holding(dataset)
    }

    /// The simplest layout that holds all of some data.
    package static func holding(_ dataset: Dataset) -> TargetLayout {
        let tree = dataset.tree
        var isPlain = true
        for entry in 0..<tree.count where tree.codeNode(entry) != nil || !tree.attributeNodes(entry).isEmpty {
            isPlain = false
            break
        }
        guard isPlain else { return .codes }
        switch dataset {
        case .menu(let menu): return menu.columns.contains { $0.title != nil } ? .codes : .classic
        case .regions:
            switch tree.levelCounts.count {
            case 2: return .classic
            case 3 where !dataset.hasLetterSections: return .hz
            default: return .codes
            }
        }
    }
}

extension Recognition {
    /// Whether the layout is one of front ends' JSON that no property list has.
    fileprivate var isOfPages: Bool {
        if ["L3", "L4", "K3", "K4", "K6", "K8", "K9"].contains(family) { return true }
        guard let first = levels.first, first.names.count == 1 else { return false }
        let others = first.codes + first.attributes
        return ["label", "text", "title"].contains(first.names[0]) && others.contains("value")
    }
}
