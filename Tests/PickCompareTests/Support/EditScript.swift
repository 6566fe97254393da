import PickModel
import TestTools

@testable import PickCompare

/// A generated dataset and what a random script of edits makes of it; each row keeps its identity in both.
struct EditScript {
    static let seeds: [UInt64] = Array(1...40)

    /// One row.
    struct Row {
        let id: Int
        var name: String
        var code: String
        var size: Int
        var parent: Int?
        var level: Int
    }

    /// The rows in the order of the file, siblings in their order.
    struct State {
        var rows: [Row] = []

        func children(of parent: Int?) -> [Row] { rows.filter { $0.parent == parent } }
        func index(of id: Int) -> Int? { rows.firstIndex { $0.id == id } }
    }

    private(set) var before = State()
    private(set) var after = State()
    private let coded: Bool
    private var random: SeededGenerator
    private var next = 0

    init(seed: UInt64, coded: Bool) {
        self.coded = coded
        random = SeededGenerator(seed: seed)
        for _ in 0..<Int.random(in: 2...5, using: &random) {
            let top = add(under: nil, level: 0)
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let middle = add(under: top, level: 1)
                for _ in 0..<Int.random(in: 0...6, using: &random) { _ = add(under: middle, level: 2) }
            }
        }
        before = after
        for _ in 0..<Int.random(in: 1...25, using: &random) { edit() }
    }

    private mutating func add(under parent: Int?, level: Int) -> Int {
        let id = next
        next += 1
        // Letters first, so that no name is the beginning of another.
        let name = "\(["Al", "Bo", "Cu"][level])\(id)x"
        after.rows.append(
            Row(id: id, name: name, code: "\(1000 + id)", size: id % 7, parent: parent, level: level)
        )
        return id
    }

    private mutating func edit() {
        guard let index = after.rows.indices.randomElement(using: &random) else { return }
        let row = after.rows[index]
        switch Int.random(in: 0..<7, using: &random) {
        case 0 where coded && after.rows[index].code == "\(1000 + row.id)":
            after.rows[index].name = "Re\(row.id)y\(next)x"
            next += 1
        case 1 where coded && row.name.hasSuffix("\(row.id)x") && !row.name.hasPrefix("Re"):
            after.rows[index].code = "\(5000 + next)"
            next += 1
        case 2: remove(row.id)
        case 3: _ = add(under: row.parent, level: row.level)
        case 4:
            let parents = after.rows.filter { $0.level == row.level - 1 }
            guard let parent = parents.randomElement(using: &random) else { return }
            after.rows.remove(at: index)
            var moved = row
            moved.parent = parent.id
            after.rows.append(moved)
        case 5:
            let place = Int.random(in: 0..<after.rows.count, using: &random)
            after.rows.remove(at: index)
            after.rows.insert(row, at: place)
        default: after.rows[index].size += 1
        }
    }

    private mutating func remove(_ id: Int) {
        // No level may vanish, or the layout would be another one.
        guard let row = after.rows.first(where: { $0.id == id }),
            after.rows.count(where: { $0.level == row.level }) > 3, row.level > 0
        else { return }
        for child in after.children(of: id) {
            after.rows.removeAll { $0.parent == child.id }
            after.rows.removeAll { $0.id == child.id }
        }
        after.rows.removeAll { $0.id == id }
    }

    // MARK: - As data

    func comparison() throws -> Comparison? {
        let hints = RecognitionHints(kind: .regions)
        return Comparison(
            try Dataset(bytes: ExampleList(notation(of: before)).xml, hints: hints),
            try Dataset(bytes: ExampleList(notation(of: after)).xml, hints: hints)
        )
    }

    private func notation(of state: State) -> String {
        func list(_ parent: Int?) -> String {
            let rows = state.children(of: parent).map { row in
                let code = coded ? "code: '\(row.code)', " : ""
                let children = row.level < 2 ? ", children: \(list(row.id))" : ""
                return "{\(code)name: \(row.name), size: \(row.size)\(children)}"
            }
            return "[" + rows.joined(separator: ", ") + "]"
        }
        return list(nil)
    }

    func path(of row: Row, in state: State) -> [String] {
        var names = [row.name]
        var parent = row.parent
        while let id = parent, let index = state.index(of: id) {
            names.insert(state.rows[index].name, at: 0)
            parent = state.rows[index].parent
        }
        return names
    }

    func paths(of state: State) -> [[String]] { state.rows.map { path(of: $0, in: state) } }

    // MARK: - What must be told

    /// By the path in the old data (in the new ones for what was added): the words but `reordered`.
    var expected: [[String]: Set<String>] {
        var told: [[String]: Set<String>] = [:]
        for row in before.rows {
            let path = path(of: row, in: before)
            guard let index = after.index(of: row.id) else {
                told[path] = ["removed"]
                continue
            }
            let now = after.rows[index]
            var words: Set<String> = []
            if now.name != row.name { words.insert("renamed") }
            if now.parent != row.parent { words.insert("moved") }
            if coded, now.code != row.code { words.insert("recoded") }
            if now.size != row.size { words.insert("attributes") }
            if !words.isEmpty { told[path] = words }
        }
        for row in after.rows where before.index(of: row.id) == nil {
            told[["+"] + path(of: row, in: after)] = ["added"]
        }
        return told
    }

    /// For each parent that both have: how many children at least must be moved.
    var fewestMoves: Int {
        let parents = [nil] + before.rows.map { Optional($0.id) }
        return parents.reduce(0) { sum, parent in
            let now = after.children(of: parent).map(\.id)
            let order = before.children(of: parent).compactMap { row in now.firstIndex(of: row.id) }
            return sum + order.count - Self.longestRise(order)
        }
    }

    private static func longestRise(_ values: [Int]) -> Int {
        var lengths = [Int](repeating: 1, count: values.count)
        for index in values.indices {
            for earlier in 0..<index where values[earlier] < values[index] {
                lengths[index] = max(lengths[index], lengths[earlier] + 1)
            }
        }
        return lengths.max() ?? 0
    }
}
