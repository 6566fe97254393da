/// Under what divisions stood before, and until when.
final class FormerParents: @unchecked Sendable {
    // Sendable although unchecked: nothing is written after init.
    static let today = FormerParents(.today)

    private struct Row {
        var year: Int
        var parent: Cell
    }

    private var rows: [Int: [Row]] = [:]

    init(_ table: ChinaTable) {
        var reader = CellReader(table.text, ChinaTables.parents)
        while !reader.isAtEnd {
            let code = UInt32(truncatingIfNeeded: reader.number())
            let year = UInt8(truncatingIfNeeded: reader.number()).year
            let parent = reader.cell()
            guard year <= table.year ?? .max, let unit = ChinaTable.place(of: code, in: table.units) else {
                continue
            }
            rows[unit, default: []].append(Row(year: year, parent: parent))
        }
    }

    /// Until when a division stood under one of this name; nil when it did not.
    func year(of unit: Int, under parent: Cell, _ table: ChinaTable) -> Int? {
        rows[unit]?.filter { isSame($0.parent, parent, table.text) }.map(\.year).max()
    }

    /// The same but for 市, 地区 and the like.
    private func isSame(_ one: Cell, _ other: Cell, _ text: TableText) -> Bool {
        if text.areEqual(one, other) { return true }
        let (left, right) = (stem(one, text), stem(other, text))
        return left.count >= 6 && text.areEqual(left, right)
    }

    private func stem(_ name: Cell, _ text: TableText) -> Cell {
        let count = Int(name.count)
        if text.ends(name, with: "地区") { return name.prefix(count - 6) }
        if text.ends(name, with: "市") || text.ends(name, with: "盟") { return name.prefix(count - 3) }
        return name
    }
}
