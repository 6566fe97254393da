import PickModel
import PickReference
import Testing

@testable import PickCompare

@Suite struct EvidenceTests {
    private static let old = "[{name: 湖北省, cities: [襄樊市, 宜昌市]}, {name: 上海市, cities: [卢湾区, 黄浦区]}]"
    private static let new = "[{name: 湖北省, cities: [襄阳市, 宜昌市]}, {name: 上海市, cities: [黄浦区]}]"

    @Test func knowsWhatBecameOfDivisions() throws {
        let comparison = try #require(try compare(Self.old, Self.new, evidence: ChinaSuccession()))
        #expect(comparison.lines == ["removed 上海市/卢湾区", "renamed 湖北省/襄樊市 -> 湖北省/襄阳市 (successor)"])
        #expect(
            comparison.changes.map { $0.succession?.words } == ["merged into 上海市/黄浦区 2011", "renamed 2010"]
        )
        #expect(comparison.changes[0].heir.map { comparison.path(new: $0) } == ["上海市", "黄浦区"])
    }

    @Test func guessesNothingWithoutIt() throws {
        let comparison = try #require(try compare(Self.old, Self.new))
        #expect(comparison.lines == ["removed 湖北省/襄樊市", "removed 上海市/卢湾区", "added 湖北省/襄阳市"])
    }

    /// 500110 was 万盛区 until it was merged with 綦江县 into 綦江区, which has that code.
    @Test func doesNotTakeACodeForAPlaceWhenItPassedOn() throws {
        let old =
            "[{name: 重庆市, code: '500000', children: [{name: 万盛区, code: '500110'}, {name: 綦江县, code: '500222'}]}]"
        let new = "[{name: 重庆市, code: '500000', children: [{name: 綦江区, code: '500110'}]}]"
        #expect(
            try #require(try compare(old, new)).lines
                == ["removed 重庆市/綦江县", "renamed 重庆市/万盛区 -> 重庆市/綦江区 (code)"]
        )
        let comparison = try #require(try compare(old, new, evidence: ChinaSuccession()))
        #expect(
            comparison.lines
                == ["removed 重庆市/万盛区", "renamed+recoded 重庆市/綦江县 -> 重庆市/綦江区 (successor)"]
        )
    }

    @Test func knowsOtherFormsOfANameAndWhatStandsUnderThem() throws {
        let old = "[{name: 广东, cities: [广州, 深圳]}, {name: 云南, cities: [思茅市]}]"
        let new = "[{name: 廣東省, cities: [廣州市, 深圳市]}, {name: 雲南省, cities: [普洱市]}]"
        let comparison = try #require(try compare(old, new, evidence: ChinaSuccession()))
        #expect(
            comparison.lines == [
                "renamed 广东 -> 廣東省 (successor)", "renamed 广东/广州 -> 廣東省/廣州市 (successor)",
                "renamed 广东/深圳 -> 廣東省/深圳市 (successor)", "renamed 云南 -> 雲南省 (successor)",
                "renamed 云南/思茅市 -> 雲南省/普洱市 (successor)",
            ]
        )
    }

    /// The new file may be from a time between two changes.
    @Test func stopsAtTheFirstHeirThatTheNewFileHas() throws {
        let steps = [
            Succession(.rename, year: 2002, heir: .init(names: ["乙"])),
            Succession(.merge, year: 2011, heir: .init(names: ["丙"])),
        ]
        let evidence = FixedEvidence(table: ["甲": steps])
        let between = try #require(
            try compare("[{name: 子, cities: [甲, 丙]}]", "[{name: 子, cities: [乙, 丙]}]", evidence: evidence)
        )
        #expect(between.lines == ["renamed 子/甲 -> 子/乙 (successor)"])
        let after = try #require(
            try compare("[{name: 子, cities: [甲, 丙]}]", "[{name: 子, cities: [丙]}]", evidence: evidence)
        )
        #expect(after.lines == ["removed 子/甲"])
        #expect(after.changes[0].succession?.words == "merged into 丙 2011")
    }

    @Test func followsTheStepsOfACode() {
        let history = DivisionHistory()
        #expect(history.steps(from: "420600", "襄樊市").map { "\($0.year) \($0.name)" } == ["2010 襄阳市"])
        // A new code and a new name in one year.
        #expect(
            history.steps(from: "360721", "赣县").map { "\($0.year) \($0.code ?? "")\($0.name)" }
                == ["2016 360704赣县", "2016 360704赣县区"]
        )
        #expect(history.steps(from: "420600", "襄阳市").isEmpty)
        #expect(history.steps(from: "x", "襄樊市").isEmpty)
    }
}
