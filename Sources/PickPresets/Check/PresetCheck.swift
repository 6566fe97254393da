internal import PickDiagnostics
package import PickModel
internal import PropertyList

/// Holds data to the row of a front end.
package struct PresetCheck {
    /// What is looked at.
    package enum Stage: Sendable {
        /// Data as they stand in a file.
        case file
        /// Data that are about to be written for the front end, where empty lists and numbers become what they should be.
        case output
    }

    let tree: NamedTree
    let kind: DatasetKind
    let preset: Preset
    let stage: Stage
    let mode: ValueMode?
    let scope: ValueScope
    /// Whether each value is known to be the only one in its scope.
    let isUnique: Bool
    let faults = PresetFaults()

    var rules: PresetRules { preset.rules }
    var depth: Int { tree.levelCounts.count }

    /// What the front end does not take, in the order of the rules.
    ///
    /// - Parameters:
    ///   - dataset: The data.
    ///   - preset: The front end.
    ///   - mode: What values are made of, see ``ValueChoice``; nil where rows have none.
    ///   - stage: Whether the data stand in a file or are about to be written.
    ///   - isUnique: Whether ``ValueChoice`` has found each value to be the only one.
    /// - Returns: What is wrong, at most 1,000,001 of each code.
    package static func faults(
        _ dataset: Dataset,
        _ preset: Preset,
        _ mode: ValueMode?,
        _ stage: Stage,
        isUnique: Bool = false
    ) -> [PresetFault] {
        let check = PresetCheck(
            tree: dataset.tree,
            kind: dataset.kind,
            preset: preset,
            stage: stage,
            mode: mode,
            scope: ValueScope(dataset, preset.rules.value),
            isUnique: isUnique
        )
        check.run()
        return check.faults.all
    }

    private func run() {
        guard (kind == .menu ? preset.menu : preset.regions) != nil else {
            let takes =
                preset.regions == nil ? "a menu, and these are regions" : "regions, and this is a menu"
            let others = Preset.all.filter { (kind == .menu ? $0.menu : $0.regions) != nil }.map(\.name)
            let few = others.prefix(6).joined(separator: ", ")
            faults.add(
                .unfitKind,
                "\(preset.name) takes \(takes). Front ends for \(kind == .menu ? "menus" : "regions") are \(few), …",
                at: nil
            )
            return
        }
        if kind == .menu {
            columns()
        } else {
            levels()
            shape()
        }
        names()
        values()
        codes()
        keys()
    }

    // MARK: Menus

    private func columns() {
        guard rules.breaksOnEmptyColumn else { return }
        if tree.count == 0 { faults.add(.columnWithoutRows, "There is no column.", at: nil) }
        var column = 0
        var number = 1
        while column < tree.count {
            if tree.end(column) == column + 1 {
                faults.add(
                    .columnWithoutRows,
                    "Column \(number) has no rows, which \(preset.name) breaks on: fill it or leave it out.",
                    at: column
                )
            }
            number += 1
            column = tree.end(column)
        }
    }

    // MARK: Levels

    private func levels() {
        guard !rules.levels.contains(depth) else { return }
        let (least, most) = (rules.levels.lowerBound, rules.levels.upperBound)
        let takes = least == most ? "\(least)" : "\(least) to \(most)"
        let advice =
            depth > most
            ? "`convert --for \(preset.name) --levels \(most)` keeps the upper ones"
            : rules.depth.padding == nil
                ? "the data must go deeper" : "`convert --for \(preset.name)` fills the others up"
        faults.add(
            .unfitLevelCount,
            "The data have \(Self.levels(depth)) and \(preset.name) takes \(takes): \(advice).",
            at: nil
        )
    }

    private func shape() {
        let last: Int
        switch rules.depth {
        case .any, .firstDeepest: last = 0
        case .even: last = max(depth, rules.levels.lowerBound) - 1
        case .atLeast(let level, _): last = level - 1
        }
        var early = Shares(depth)
        var empty = Shares(depth)
        var missing = Shares(depth)
        // Every row may end anywhere, and empty lists become what they should be: nothing to look for.
        let rows = last > 0 || stage == .file ? tree.count : 0
        for entry in 0..<rows where tree.end(entry) == entry + 1 {
            let level = tree.level(entry)
            if level < last { early.add(entry, level) }
            guard stage == .file else { continue }
            let flags = tree.flags(entry)
            if flags.contains(.childrenEmpty) { empty.add(entry, level) }
            if flags.contains(.childrenMissing) { missing.add(entry, level) }
        }
        let goal =
            rules.depth.isEven ? "every row goes down to level \(last + 1)" : "every row has a row below it"
        for share in early.all {
            faults.add(
                .rowEndsEarly,
                "\(Self.rows(share.count, "ends", "end")) on level \(share.level + 1), \(name(share.first)) first, and for "
                    + "\(preset.name) \(goal): \(padAdvice).",
                at: share.first
            )
        }
        if case .firstDeepest = rules.depth { firstPath() }
        switch rules.leaf {
        case .omitted(breaks: true):
            for share in empty.all {
                faults.add(
                    .emptyListOfLeaf,
                    "\(Self.rows(share.count, "has", "have")) an empty list of children on level \(share.level + 1), "
                        + "\(name(share.first)) first, which \(preset.name) takes for rows with children: leave the "
                        + "key out, as `convert --for \(preset.name)` does.",
                    at: share.first
                )
            }
        case .omitted(breaks: false): break
        case .emptyList:
            for share in missing.all {
                faults.add(
                    .missingList,
                    "\(Self.rows(share.count, "has", "have")) no list of children on level \(share.level + 1), "
                        + "\(name(share.first)) first, and \(preset.name) does not look whether there is one: write an "
                        + "empty one, as `convert --for \(preset.name)` does.",
                    at: share.first
                )
            }
        }
        if rules.firstHasChildren, depth > 1, tree.end(0) == 1 {
            faults.add(
                .childlessFirstRow,
                "The first row, \(name(0)), has no children, and \(preset.name) looks there whether rows have any: "
                    + "let another one stand first, or \(padAdvice).",
                at: 0
            )
        }
    }

    /// The first row of each list down to a leaf.
    private func firstPath() {
        var entry = 0
        while entry < tree.count, tree.end(entry) > entry + 1 { entry += 1 }
        guard entry < tree.count, tree.level(entry) < depth - 1 else { return }
        faults.add(
            .rowEndsEarly,
            "The first row of all, \(name(entry)), ends on level \(tree.level(entry) + 1) of \(depth), and "
                + "\(preset.name) counts its wheels there: \(padAdvice).",
            at: entry
        )
    }

    private var padAdvice: String {
        let padding = rules.depth.padding ?? .repeatParent
        return "`convert --for \(preset.name) --pad-depth \(padding.rawValue)` fills up what is missing"
    }

    // MARK: Names, keys

    private func names() {
        guard rules.needsNames else { return }
        let texts = RowTexts(tree)
        var shares = Shares(depth)
        for entry in 0..<tree.count where kind == .regions || tree.level(entry) > 0 {
            if texts.isEmpty(tree.nameNode(entry)) { shares.add(entry, tree.level(entry)) }
        }
        for share in shares.all {
            faults.add(
                .nameNeeded,
                "\(Self.rows(share.count, "has", "have")) no name on level \(share.level + 1), and \(preset.name) needs one.",
                at: share.first
            )
        }
    }

    private func keys() {
        guard stage == .file, !rules.reservedKeys.isEmpty else { return }
        let document = tree.document
        for entry in 0..<tree.count {
            var nodes = tree.attributeNodes(entry)
            // What was taken for the code or the name has a key, too.
            for node in [tree.codeNode(entry), tree.nameNode(entry)] {
                if let node, node > 0 { nodes.append(node - 1) }
            }
            for node in nodes where document.kind(node) == .key {
                let key = document.string(node)
                guard rules.reservedKeys.contains(key) else { continue }
                faults.add(
                    .reservedKey,
                    "\(name(entry)) has the key '\(key)', which \(preset.name) writes itself: give it another name.",
                    at: entry
                )
            }
        }
    }

    // MARK: Words

    func name(_ entry: Int) -> String {
        let name = tree.name(entry)
        return "'\(name.count > 30 ? name.prefix(30) + "…" : name)'"
    }

    static func rows(_ count: Int, _ one: String, _ many: String) -> String {
        count == 1 ? "1 row \(one)" : "\(count) rows \(many)"
    }

    private static func levels(_ count: Int) -> String { count == 1 ? "1 level" : "\(count) levels" }
}

extension PresetRules.DepthRule {
    var isEven: Bool { if case .even = self { true } else { false } }
}

/// Rows with something in common, counted by level.
struct Shares {
    struct Share {
        let level: Int
        var count = 0
        var first = 0
    }

    private var levels: [Share]

    init(_ depth: Int) { levels = (0..<depth).map { Share(level: $0) } }

    var all: [Share] { levels.filter { $0.count > 0 } }

    mutating func add(_ entry: Int, _ level: Int) {
        if levels[level].count == 0 { levels[level].first = entry }
        levels[level].count += 1
    }
}
