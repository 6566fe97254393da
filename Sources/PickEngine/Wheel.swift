/// One wheel as it stands: its rows, and which of them is selected.
struct Wheel: Sendable {
    /// The entry whose children the rows are; nil for the first level of regions.
    let parent: Int?
    /// The entries of the tree that are its rows.
    let rows: [UInt32]
    /// Row 0 also where there is none.
    var selection = 0

    /// Nil where there are no rows.
    var selectedRow: Int? { rows.isEmpty ? nil : selection }

    /// The entry of the selected row; nil where there are no rows.
    var selectedEntry: Int? { selectedRow.map { entry($0) } }

    /// The entry of a row.
    func entry(_ row: Int) -> Int { Int(rows[row]) }
}
