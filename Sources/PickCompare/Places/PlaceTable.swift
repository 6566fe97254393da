internal import PickBytes
internal import PickModel
internal import PropertyList

/// The places of a dataset as comparison sees them: without sections, with numbers for names and codes.
///
/// A place is named by its index; its subtree follows it. What stands in a section stands under the section's parent.
struct PlaceTable: Sendable {
    /// Stands for "none".
    static let none = -1
    /// Stands for "more than one".
    static let several = -2

    let tree: NamedTree
    /// The entry of the tree that each place is.
    private(set) var entries = Numbers()
    /// The place that each stands under; `none` on the first level.
    private(set) var parents = Numbers()
    /// The index behind each place's subtree.
    private(set) var ends = Numbers()
    private(set) var levels = Numbers()
    /// How many places stand right under each.
    private(set) var childCounts = Numbers()
    /// The numbers of the names; 0 where there is none.
    private(set) var names = Numbers()
    /// The numbers of the codes; `none` where there is none.
    private(set) var codes = Numbers()
    /// The places of each level, in their order.
    private(set) var byLevel: [Numbers] = []
    private(set) var codedCount = 0

    init(_ dataset: Dataset, _ texts: inout TextNumbers) {
        tree = dataset.tree
        // The columns of a menu group their rows as sections do, and are places all the same.
        let hasSections = dataset.kind == .regions
        var open: [(end: Int, place: Int)] = []
        for entry in 0..<tree.count {
            while let last = open.last, last.end <= entry { open.removeLast() }
            if hasSections, tree.flags(entry).contains(.section) { continue }
            let place = entries.count
            entries.append(entry)
            parents.append(open.last?.place ?? Self.none)
            levels.append(open.count)
            childCounts.append(0)
            if let parent = open.last?.place { childCounts[parent] += 1 }
            names.append(Self.number(of: tree.nameNode(entry), tree.document, &texts) ?? 0)
            let code = Self.number(of: tree.codeNode(entry), tree.document, &texts) ?? Self.none
            codes.append(code)
            if code != Self.none { codedCount += 1 }
            ends.append(place + 1)
            if byLevel.count == open.count { byLevel.append(Numbers()) }
            byLevel[open.count].append(place)
            if tree.end(entry) > entry + 1 { open.append((tree.end(entry), place)) }
        }
        for place in stride(from: count - 1, through: 0, by: -1) where parents[place] != Self.none {
            ends[parents[place]] = max(ends[parents[place]], ends[place])
        }
    }

    var count: Int { entries.count }

    /// The first child of a place, or of the whole; `end(_:)` where there is none.
    func firstChild(_ place: Int) -> Int { place + 1 }

    /// The index behind the subtree of a place, or of the whole.
    func end(_ place: Int) -> Int { place == Self.none ? count : ends[place] }

    /// The text of a place's name; empty where there is none.
    func name(_ place: Int) -> String { tree.name(entries[place]) }

    func code(_ place: Int) -> String? { tree.code(entries[place]) }

    /// The position of a place of the first level among these, from 0.
    func position(_ place: Int) -> Int {
        guard let first = byLevel.first else { return 0 }
        var low = 0
        var high = first.count
        while low < high {
            let middle = (low + high) / 2
            if first[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// A place and what it stands under, from the first level down.
    func line(to place: Int) -> [Int] {
        var line = [place]
        while let last = line.last, parents[last] != Self.none { line.append(parents[last]) }
        return line.reversed()
    }

    /// The place that has each code alone, by the codes' numbers; `none` or `several` for others.
    func holders(of codeCount: Int) -> Numbers {
        var holders = Numbers(repeating: Self.none, count: codeCount)
        for place in 0..<count where codes[place] != Self.none {
            holders[codes[place]] = holders[codes[place]] == Self.none ? place : Self.several
        }
        return holders
    }

    private static func number(of node: Int?, _ document: Document, _ texts: inout TextNumbers) -> Int? {
        guard let node else { return nil }
        if document.kind(node).isText { return unsafe texts.number(of: document.bytes(node)) }
        guard var text = document.plainText(node) else { return nil }
        return text.withUTF8 { unsafe texts.number(of: $0) }
    }
}
