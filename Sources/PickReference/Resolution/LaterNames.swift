/// Names that came after the year that names are judged by.
final class LaterNames {
    private struct Row {
        var province: UInt32
        var year: Int
    }

    private var rows: [NameKey: [Row]] = [:]

    /// The names that are in no list before the end of the table's year.
    init(_ table: ChinaTable) {
        guard let year = table.year else { return }
        for unit in ChinaTable.today.units {
            add(unit.code, unit.name, unit.since.year, after: year, table.text)
        }
        for life in table.lives() { add(life.code, life.name, life.from.year, after: year, table.text) }
    }

    private func add(_ code: UInt32, _ name: Cell, _ from: Int, after year: Int, _ text: TableText) {
        guard from > year else { return }
        let row = Row(province: code / 10_000, year: from)
        rows[unsafe NameKey(text.bytes(name)), default: []].append(row)
    }

    /// The year that a full name in a province, by the first digits of its code, came with; nil where none did.
    func year(of name: String, inProvince province: UInt32) -> Int? {
        rows[NameKey(name)]?.filter { $0.province == province }.map(\.year).min()
    }
}
