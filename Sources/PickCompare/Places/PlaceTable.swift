internal import PickBytes
internal import PickModel
internal import PropertyList

/// The places of a dataset as comparison sees them: without sections, with numbers for names and codes.
///
/// A place is named by its index; its subtree follows it. What stands in a section stands under the section's parent.
/// Where there are no sections the places are the entries of the tree, and what the tree knows is not kept twice.
struct PlaceTable: Sendable {
    /// Stands for "none".
    static let none = -1
    /// Stands for "more than one".
    static let several = -2

    let tree: NamedTree
    /// The place that each stands under; `none` on the first level.
    private(set) var parents: Numbers
    /// The places of each level, in their order.
    private(set) var byLevel: [Numbers] = []
    /// The numbers of the names; 0 where there is none.
    private(set) var names = Numbers()
    /// The numbers of the codes, `none` where there is none; empty where nobody has one.
    private var codes = Numbers()
    private(set) var codedCount = 0
    private let hasSections: Bool
    /// The entry of the tree that each place is, where some are sections.
    private var ownEntries = Numbers()
    /// The index behind each place's subtree, where some entries are sections.
    private var ownEnds = Numbers()

    init(_ dataset: Dataset) {
        let tree = dataset.tree
        self.tree = tree
        // The columns of a menu group their rows as sections do, and are places all the same.
        hasSections =
            dataset.kind == .regions
            && (0..<tree.count).contains { tree.flags($0).contains(.section) }
        parents = Numbers(reserving: tree.count)
        if !hasSections { byLevel = tree.levelCounts.map { Numbers(reserving: $0) } }
        var open: [(end: Int, place: Int)] = []
        for entry in 0..<tree.count {
            while let last = open.last, last.end <= entry { open.removeLast() }
            if hasSections, tree.flags(entry).contains(.section) { continue }
            let place = parents.count
            parents.append(open.last?.place ?? Self.none)
            if hasSections {
                ownEntries.append(entry)
                ownEnds.append(place + 1)
            }
            if byLevel.count == open.count { byLevel.append(Numbers()) }
            byLevel[open.count].append(place)
            if tree.end(entry) > entry + 1 { open.append((tree.end(entry), place)) }
        }
        guard hasSections else { return }
        for place in stride(from: count - 1, through: 0, by: -1) where parents[place] != Self.none {
            ownEnds[parents[place]] = max(ownEnds[parents[place]], ownEnds[place])
        }
    }

    var count: Int { parents.count }

    /// The entry of the tree that a place is.
    @inline(__always)
    func entry(_ place: Int) -> Int { hasSections ? ownEntries[place] : place }

    /// The first child of a place, or of the whole; `end(_:)` where there is none.
    func firstChild(_ place: Int) -> Int { place + 1 }

    /// The index behind the subtree of a place, or of the whole.
    @inline(__always)
    func end(_ place: Int) -> Int {
        guard place != Self.none else { return count }
        return hasSections ? ownEnds[place] : tree.end(place)
    }

    /// The level of a place, from 0.
    func level(_ place: Int) -> Int {
        guard hasSections else { return tree.level(place) }
        var level = 0
        var above = parents[place]
        while above != Self.none {
            level += 1
            above = parents[above]
        }
        return level
    }

    /// The number of a place's code; `none` where it has none.
    @inline(__always)
    func codeNumber(_ place: Int) -> Int { codes.isEmpty ? Self.none : codes[place] }

    /// The text of a place's name; empty where there is none.
    func name(_ place: Int) -> String { tree.name(entry(place)) }

    func code(_ place: Int) -> String? { tree.code(entry(place)) }

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
        guard !codes.isEmpty else { return holders }
        for place in 0..<count where codes[place] != Self.none {
            holders[codes[place]] = holders[codes[place]] == Self.none ? place : Self.several
        }
        return holders
    }

    // MARK: - Names and codes

    /// Which text of a place.
    enum Text { case name, code }

    /// Lends a place's name or code to `body`; nil where it has none.
    @inline(__always)
    func withText<Result>(_ text: Text, of place: Int, _ body: (UnsafeBufferPointer<UInt8>?) -> Result)
        -> Result
    {
        let entry = entry(place)
        let document = tree.document
        guard let node = text == .name ? tree.nameNode(entry) : tree.codeNode(entry) else {
            return body(nil)
        }
        if document.kind(node).isText { return unsafe body(document.bytes(node)) }
        guard var plain = document.plainText(node) else { return body(nil) }
        return plain.withUTF8 { unsafe body($0) }
    }

    /// Keeps the numbers of all names or all codes, where `none` stands for none.
    mutating func keep(_ numbers: consuming Numbers, of text: Text) {
        switch text {
        case .name: names = numbers
        case .code:
            codedCount = 0
            for place in 0..<numbers.count where numbers[place] != Self.none { codedCount += 1 }
            codes = codedCount > 0 ? numbers : Numbers()
        }
    }
}
