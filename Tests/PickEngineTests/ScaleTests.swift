import PickEngine
import PickModel
import Testing

@Suite struct ScaleTests {
    /// A tree with so many children a level, as a property list.
    private static func list(_ fanOuts: [Int]) -> [UInt8] {
        var bytes = Array("<plist version=\"1.0\">".utf8)
        func add(_ level: Int) {
            bytes += "<array>".utf8
            for index in 0..<fanOuts[level] {
                guard level + 1 < fanOuts.count else {
                    bytes += "<string>n\(index)</string>".utf8
                    continue
                }
                bytes += "<dict><key>name</key><string>n\(index)</string><key>children</key>".utf8
                add(level + 1)
                bytes += "</dict>".utf8
            }
            bytes += "</array>".utf8
        }
        add(0)
        return bytes + Array("</plist>".utf8)
    }

    /// Entries that are looked at by a thousand selections in the first two wheels.
    private static func cost(_ picker: inout PickerState) throws -> Int {
        let before = picker.visitedCount
        for turn in 0..<1000 {
            try picker.select(row: turn * 7 % 20, inComponent: 0)
            try picker.select(row: turn * 11 % 29, inComponent: 1)
        }
        return picker.visitedCount - before
    }

    @Test func aSelectionLooksAtTheRowsItShowsHoweverLargeTheTree() throws {
        let small = try Dataset(bytes: Self.list([20, 29]))
        let large = try Dataset(bytes: Self.list([20, 29, 34, 33]))
        guard case .regions(let few) = small, case .regions(let many) = large else {
            Issue.record("these are regions")
            return
        }
        #expect(few.count == 600)
        #expect(many.count == 671_080)
        var picker = PickerState(small)
        #expect(try Self.cost(&picker) == 29_000)
        // Two more wheels of 34 and 33 rows open with each selection; the other 671,000 entries are not looked at.
        picker = PickerState(large)
        #expect(picker.visitedCount == 20 + 29 + 34 + 33)
        #expect(try Self.cost(&picker) == 29_000 + 2000 * (34 + 33))
    }
}
