import Testing

@testable import PickCompare

@Suite struct SavedValueMapTests {
    @Test func leadsFromOldValuesToNewOnes() throws {
        let comparison = try #require(
            try compare(
                "[{name: 甲, code: 1, cities: [{name: 乙, code: 11}, {name: 丙, code: 12}, {name: 丁, code: 13}]}]",
                "[{name: 戊, code: 1, cities: [{name: 乙, code: 11}, {name: 丙, code: 19}]}]"
            )
        )
        var rows: [String] = []
        SavedValueMap(comparison).forEachRow { row in
            let new = row.newPath.map { "\(row.newCode ?? "") \(PathText.text($0))" } ?? "nothing"
            rows.append("\(row.oldCode ?? "") \(PathText.text(row.oldPath)) -> \(new): \(row.change)")
        }
        #expect(
            rows == [
                "1 甲 -> 1 戊: renamed", "11 甲/乙 -> 11 戊/乙: path", "12 甲/丙 -> 19 戊/丙: recoded",
                "13 甲/丁 -> nothing: removed",
            ]
        )
    }

    /// Whoever goes by the map finds the same row again, whatever was done.
    @Test(arguments: EditScript.seeds, [true, false])
    func leadsToTheSameRow(_ seed: UInt64, _ coded: Bool) throws {
        let script = EditScript(seed: seed, coded: coded)
        let comparison = try #require(try script.comparison())
        var map: [[String]: SavedValueMap.Row] = [:]
        SavedValueMap(comparison).forEachRow { map[$0.oldPath] = $0 }
        let after = Dictionary(uniqueKeysWithValues: script.after.rows.map { ($0.id, $0) })
        for row in script.before.rows {
            let path = script.path(of: row, in: script.before)
            let entry = map[path]
            guard let target = after[row.id] else {
                #expect(entry != nil && entry?.newPath == nil, "\(path)")
                continue
            }
            let newPath = script.path(of: target, in: script.after)
            #expect((entry == nil ? path : entry?.newPath) == newPath)
            if coded { #expect((entry == nil ? row.code : entry?.newCode) == target.code) }
        }
    }

    @Test func keepsSlashesInNamesApart() {
        #expect(PathText.text(["a/b", "c\\d"]) == "a\\/b/c\\\\d")
    }
}
