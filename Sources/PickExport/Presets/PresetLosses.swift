package import PickModel
package import PickPresets

/// What a front end's shape has no place for.
package struct PresetLosses: Sendable, Equatable {
    /// A sentence for each thing, without a full stop.
    package let sentences: [String]

    /// Looks at data that are about to be written.
    package init(_ dataset: Dataset, _ preset: Preset, _ mode: ValueMode?) {
        let tree = dataset.tree
        var sentences: [String] = []
        var codes = 0
        if mode != .code {
            for entry in 0..<tree.codedCount where tree.codeNode(entry) != nil { codes += 1 }
        }
        func count(_ count: Int, _ one: String) -> String {
            count == 1 ? "1 \(one) is" : "\(count) \(one)s are"
        }
        if codes > 0 {
            sentences.append("\(count(codes, "code")) left out")
        }
        if mode == .code, preset.rules.value == .leaves, dataset.kind == .regions {
            let lost = Self.codesOfParents(tree)
            if lost > 0 {
                sentences.append(
                    "\(count(lost, "code")) left out: \(preset.name) has no place for codes of rows with rows below"
                )
            }
        }
        if let lost = LostValues.attributes(of: tree, because: "\(preset.name) has no place for them") {
            sentences.append(lost)
        }
        if case .facets = preset.regions, dataset.kind == .regions {
            let merged = Self.namesakes(tree)
            if merged > 0 {
                let rows = merged == 1 ? "1 row has" : "\(merged) rows have"
                sentences.append("\(rows) the name of another beside it, and both are one facet")
            }
        }
        if case .menu(let menu) = dataset {
            let titles = menu.columns.count { $0.title != nil }
            if titles > 0 {
                sentences.append(
                    "\(titles == 1 ? "1 title of a column is" : "\(titles) titles of columns are") left out"
                )
            }
        }
        if let lost = LostValues.beside(dataset) { sentences.append(lost) }
        let depth = tree.levelCounts.count
        if dataset.kind == .regions, depth > 2, preset.regions?.isFlat ?? false {
            sentences.append("levels 2 to \(depth) are written in one row, with ' / ' between the names")
        }
        self.sentences = sentences
    }

    /// How many rows have the name of one that stands before them under the same parent.
    private static func namesakes(_ tree: NamedTree) -> Int {
        var count = 0
        var known: [Set<String>] = []
        for entry in 0..<tree.count {
            let level = tree.level(entry)
            known.removeSubrange(min(level + 1, known.count)...)
            if known.count == level { known.append([]) }
            if !known[level].insert(tree.name(entry)).inserted { count += 1 }
        }
        return count
    }

    private static func codesOfParents(_ tree: NamedTree) -> Int {
        (0..<tree.count).count { tree.codeNode($0) != nil && tree.end($0) > $0 + 1 }
    }
}

extension PresetShape {
    /// Whether it has two levels only.
    fileprivate var isFlat: Bool {
        switch self {
        case .groups, .options, .select: true
        default: false
        }
    }
}
