internal import PropertyList

/// Rows that say nothing and only take a tree down to its last level, as front ends with wheels want them.
package enum PaddingRows {
    package enum Rule: Sendable {
        /// Rows that can be nothing else: alone below their parent, without children, and without a name, or with both name
        /// and code of the parent.
        case certain
        /// Also those that have the name of their parent where neither has a code.
        case all
    }

    /// The data without such rows.
    ///
    /// - Parameters:
    ///   - dataset: Regions; a menu has no such rows.
    ///   - rule: What counts as one.
    /// - Returns: The data, and how many rows are left out.
    package static func removed(from dataset: Dataset, _ rule: Rule) -> (dataset: Dataset, count: Int) {
        guard case .regions(let regions) = dataset else { return (dataset, 0) }
        let tree = regions.tree
        let isPadding = marks(tree, rule)
        let count = isPadding.count { $0 }
        guard count > 0 else { return (dataset, 0) }
        var builder = NamedTreeBuilder()
        var open: [Int] = []
        for entry in 0..<tree.count where !isPadding[entry] {
            while open.count > tree.level(entry) { builder.close(open.removeLast()) }
            open.append(builder.open(copyOf: entry, in: tree, flags: tree.flags(entry)))
        }
        while let last = open.popLast() { builder.close(last) }
        let rest = builder.finish(tree.document, ownAttributes: tree.ownAttributeNodes)
        return (.regions(Regions(tree: rest)), count)
    }

    /// Data of front ends without the rows that can be nothing else, for what is written anew: that may want others, or none.
    ///
    /// Nobody pads a property list, so only JSON has such rows. `normalize` keeps what is there.
    package static func removedFromFrontEnd(_ dataset: Dataset) -> (dataset: Dataset, count: Int) {
        dataset.document.format == .json ? removed(from: dataset, .certain) : (dataset, 0)
    }

    /// Which rows are padding.
    private static func marks(_ tree: NamedTree, _ rule: Rule) -> [Bool] {
        var marks = [Bool](repeating: false, count: tree.count)
        let codes = codes(tree)
        // From the last to the first, so that a row above knows of those below.
        for entry in (0..<tree.count).reversed() where isLone(entry, tree) {
            let isEnd = tree.end(entry) == entry + 1
            guard isEnd || marks[entry + 1] && isLone(entry + 1, tree), tree.attributeNodes(entry).isEmpty
            else {
                continue
            }
            let above = codes[entry - 1]
            let own = text(tree.codeNode(entry), tree)
            guard own.isEmpty || own == above else { continue }
            marks[entry] =
                text(tree.nameNode(entry), tree).isEmpty
                || repeatsName(entry, tree) && (rule == .all || !above.isEmpty)
        }
        return marks
    }

    /// The code of each row; a lone row without one that has its parent's name has its parent's code, too.
    private static func codes(_ tree: NamedTree) -> [String] {
        var codes: [String] = []
        for entry in 0..<tree.count {
            let own = text(tree.codeNode(entry), tree)
            let inherits = own.isEmpty && isLone(entry, tree) && repeatsName(entry, tree)
            codes.append(inherits ? codes[entry - 1] : own)
        }
        return codes
    }

    /// Whether a row is the only one below the row before it.
    private static func isLone(_ entry: Int, _ tree: NamedTree) -> Bool {
        entry > 0 && tree.level(entry) == tree.level(entry - 1) + 1 && tree.end(entry - 1) == tree.end(entry)
    }

    /// Whether a lone row has the name of the row before it.
    private static func repeatsName(_ entry: Int, _ tree: NamedTree) -> Bool {
        text(tree.nameNode(entry), tree) == text(tree.nameNode(entry - 1), tree)
    }

    private static func text(_ node: Int?, _ tree: NamedTree) -> String {
        node.flatMap { tree.document.plainText($0) } ?? ""
    }
}
