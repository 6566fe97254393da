import PickModel
import Testing

@testable import PickCompare

/// An old and a new dataset, and what is told about them.
struct ComparisonCase: Sendable, CustomTestStringConvertible {
    let title: String
    let old: String
    let new: String
    let lines: [String]

    init(_ title: String, _ old: String, _ new: String, _ lines: [String]) {
        self.title = title
        self.old = old
        self.new = new
        self.lines = lines
    }

    var testDescription: String { title }
}

@Suite struct ComparisonTests {
    static let cases: [ComparisonCase] = [
        .init(
            "tells nothing of equal data",
            "[{name: 甲, cities: [乙, 丙]}]",
            "[{name: 甲, cities: [乙, 丙]}]",
            []
        ),
        .init(
            "tells nothing of another layout",
            "[{name: 甲, cities: [乙, 丙]}, {name: 丁, cities: [戊]}]",
            "[{state: 甲, areas: [{area: 乙}, {area: 丙}]}, {state: 丁, areas: [{area: 戊}]}]",
            []
        ),
        .init(
            "tells what was added and removed",
            "[{name: 甲, cities: [乙, 丙]}]",
            "[{name: 甲, cities: [乙, 丁]}]",
            ["removed 甲/丙", "added 甲/丁"]
        ),
        .init(
            "tells a subtree at its top",
            "[{name: 甲, cities: [乙]}, {name: 丁, cities: [戊, 己]}]",
            "[{name: 甲, cities: [乙]}]",
            ["removed 丁 +2", "removed 丁/戊", "removed 丁/己"]
        ),
        .init(
            "knows a row by its code",
            "[{name: 甲, code: 10, children: [{name: 乙, code: 11}]}]",
            "[{name: 丙, code: 10, children: [{name: 乙, code: 11}]}]",
            ["renamed 甲 -> 丙 (code)"]
        ),
        .init(
            "takes a code that is a number for the same text",
            "[{name: 甲, code: 10, children: [{name: 乙, code: 11}]}]",
            "[{name: 甲, code: '10', children: [{name: 乙, code: '11'}]}]",
            []
        ),
        .init(
            "knows a row that moved and got another code by its name",
            "[{name: 甲, code: 10, children: [{name: 乙, code: 11}]}, {name: 丙, code: 20, children: [{name: 丁, code: 21}]}]",
            "[{name: 甲, code: 10, children: []}, {name: 丙, code: 20, children: [{name: 丁, code: 21}, {name: 乙, code: 22}]}]",
            ["moved+recoded 甲/乙 -> 丙/乙 (name)"]
        ),
        .init(
            "tells codes that were swapped as codes, not as names",
            "[{name: 甲, code: 10, children: [{name: 乙, code: 11}, {name: 丙, code: 12}]}]",
            "[{name: 甲, code: 10, children: [{name: 乙, code: 12}, {name: 丙, code: 11}]}]",
            ["recoded 甲/乙 -> 甲/乙 (path)", "recoded 甲/丙 -> 甲/丙 (path)"]
        ),
        .init(
            "does not trust numbers that count rows",
            "[{id: 1, name: 甲}, {id: 2, name: 乙}, {id: 3, name: 丙}, {id: 4, name: 戊}]",
            "[{id: 1, name: 丁}, {id: 2, name: 甲}, {id: 3, name: 乙}, {id: 4, name: 丙}]",
            [
                "removed column 1/戊", "added column 1/丁", "recoded column 1/甲 -> column 1/甲 (path)",
                "recoded column 1/乙 -> column 1/乙 (path)", "recoded column 1/丙 -> column 1/丙 (path)",
            ]
        ),
        .init(
            "knows a parent by its children",
            "[{name: 襄樊, cities: [枣阳, 宜城, 老河口]}, {name: 甲, cities: [乙]}]",
            "[{name: 襄阳, cities: [枣阳, 宜城, 老河口]}, {name: 甲, cities: [乙]}]",
            ["renamed 襄樊 -> 襄阳 (children)"]
        ),
        .init(
            "does not guess that a leaf was renamed",
            "[{name: 甲, cities: [乙, 丙]}]",
            "[{name: 甲, cities: [丁, 丙]}]",
            ["removed 甲/乙", "added 甲/丁"]
        ),
        .init(
            "knows short and full forms",
            "[{name: 湖北, cities: [襄阳, 宜昌, 恩施]}, {name: 湖南, cities: [长沙]}]",
            "[{name: 湖北省, cities: [襄阳市, 宜昌市, 恩施土家族苗族自治州]}, {name: 湖南省, cities: [长沙市]}]",
            [
                "renamed 湖北 -> 湖北省 (beginning)", "renamed 湖北/襄阳 -> 湖北省/襄阳市 (beginning)",
                "renamed 湖北/宜昌 -> 湖北省/宜昌市 (beginning)",
                "renamed 湖北/恩施 -> 湖北省/恩施土家族苗族自治州 (beginning)",
                "renamed 湖南 -> 湖南省 (beginning)", "renamed 湖南/长沙 -> 湖南省/长沙市 (beginning)",
            ]
        ),
        .init(
            "does not choose between two full forms",
            "[{name: 甲, cities: [临夏, 乙]}]",
            "[{name: 甲, cities: [临夏市, 临夏县, 乙]}]",
            ["removed 甲/临夏", "added 甲/临夏市", "added 甲/临夏县"]
        ),
        .init(
            "keeps equal siblings in their order",
            "[{name: 甲, cities: [乙, 乙, 丙]}]",
            "[{name: 甲, cities: [乙, 丙]}]",
            ["removed 甲/乙"]
        ),
        .init(
            "moves as few rows as can be",
            "[{name: 甲, cities: [一, 二, 三, 四, 五]}]",
            "[{name: 甲, cities: [五, 一, 二, 三, 四]}]",
            ["reordered 甲/五 -> 甲/五 (path)"]
        ),
        .init(
            "compares attributes by their keys",
            "[{name: 甲, pinyin: jia, cities: [{name: 乙, hot: true}]}]",
            "[{pinyin: Jia, name: 甲, cities: [{hot: true, name: 乙, size: 3}]}]",
            ["attributes 甲 -> 甲 (path)", "attributes 甲/乙 -> 甲/乙 (path)"]
        ),
        .init(
            "tells a code that is new as an attribute",
            "[{name: 甲, cities: [{name: 乙, x: 1}]}]",
            "[{name: 甲, code: 10, cities: [{name: 乙, x: 1}]}]",
            ["attributes 甲 -> 甲 (path)"]
        ),
        .init(
            "compares the columns of a menu",
            "[[苹果, 梨], [米饭]]",
            "[[苹果, 桃], [米饭, 面条]]",
            [
                "removed column 1/梨", "added column 1/桃", "added column 2/面条",
            ]
        ),
        .init(
            "knows a column without a title by its rows",
            "[[苹果, 梨, 桃], [米饭, 面条]]",
            "[[米饭, 面条], [苹果, 梨, 桃]]",
            ["reordered column 1 -> column 2 (children)"]
        ),
        .init(
            "knows a row on another level",
            "[{name: 甲, cities: [{name: 乙, areas: [丙, 丁]}, {name: 己, areas: [庚]}]}]",
            "[{name: 甲, cities: [{name: 乙, areas: [丁]}, {name: 己, areas: [庚]}, {name: 丙, areas: []}]}]",
            ["moved 甲/乙/丙 -> 甲/丙 (name)"]
        ),
    ]

    @Test(arguments: cases)
    func tellsWhatChanged(_ item: ComparisonCase) throws {
        let comparison = try #require(try compare(item.old, item.new))
        #expect(comparison.lines == item.lines)
    }

    /// Whatever changed: told backwards, what was added was removed, and nothing else is found or lost.
    @Test(arguments: cases)
    func isTheSameBackwards(_ item: ComparisonCase) throws {
        let there = try #require(try compare(item.old, item.new))
        let back = try #require(try compare(item.new, item.old))
        #expect(there.count(.removed) == back.count(.added))
        #expect(there.count(.added) == back.count(.removed))
        for fact in [Change.Facts.renamed, .moved, .recoded, .reordered, .attributes] {
            #expect(there.count(fact) == back.count(fact))
        }
    }

    /// So many names that they are looked for in parts, most of them far from where they were, some of them twice.
    @Test func findsTheNamesOfALargeFileAgain() throws {
        let names = (0..<40_000).map { "n\($0 % 39_000)" }
        let gone = Set([7, 12_345, 38_999].map { "n\($0)" })
        let old = "[{name: 甲, cities: [\(names.joined(separator: ", "))]}]"
        let kept = (names[17_000...] + names[..<17_000]).filter { !gone.contains($0) }
        let new = "[{name: 甲, cities: [\((kept + ["x", "y", "x"]).joined(separator: ", "))]}]"
        let comparison = try #require(try compare(old, new))
        // The seventh stands there twice.
        #expect(
            comparison.lines.filter { $0.hasPrefix("removed") } == [
                "removed 甲/n7", "removed 甲/n12345", "removed 甲/n38999", "removed 甲/n7",
            ]
        )
        #expect(comparison.lines.filter { $0.hasPrefix("added") } == ["added 甲/x", "added 甲/y", "added 甲/x"])
        #expect(comparison.count(.renamed) == 0)
        #expect(comparison.count(.moved) == 0)
        #expect(comparison.count(.reordered) > 0)
    }

    @Test func comparesNoMenuWithRegions() throws {
        #expect(try compare("[[苹果], [米饭]]", "[{name: 甲, cities: [乙]}]") == nil)
    }

    @Test func looksThroughSections() throws {
        let comparison = try #require(
            try compare(
                "[{letter: B, cities: [北京, 保定]}, {letter: C, cities: [长沙]}]",
                "[{letter: B, cities: [北京]}, {letter: C, cities: [长沙, 长春]}]"
            )
        )
        #expect(comparison.lines == ["removed 保定", "added 长春"])
    }

    @Test func countsByLevel() throws {
        let comparison = try #require(
            try compare("[{name: 甲, cities: [乙, 丙]}]", "[{name: 甲, cities: [丁, 乙]}, {name: 戊, cities: []}]")
        )
        #expect(comparison.levels.map(\.old) == [1, 2])
        #expect(comparison.levels.map(\.new) == [2, 2])
        #expect(comparison.levels.map { $0.count(.added) } == [1, 1])
        #expect(comparison.levels.map { $0.count(.removed) } == [0, 1])
    }

    @Test(arguments: [
        ("a: 1", "a: 1", true), ("a: 1", "a: '1'", false), ("a: [1, 2]", "a: [1, 2]", true),
        ("a: [1, 2]", "a: [2, 1]", false), ("a: {x: 1, y: 2}", "a: {y: 2, x: 1}", true),
        ("a: {x: 1, y: 2}", "a: {x: 1}", false), ("a: true", "a: false", false), ("a: 1.5", "a: 1.5", true),
    ])
    func comparesValues(_ old: String, _ new: String, _ areSame: Bool) throws {
        let comparison = try #require(
            try compare("[{name: 甲, \(old), cities: [乙]}]", "[{name: 甲, \(new), cities: [乙]}]")
        )
        #expect(comparison.isEmpty == areSame)
    }

    @Test func comparesDictionariesWithManyKeysInAnyOrder() throws {
        let keys = (0..<40).map { "k\($0): \($0)" }
        let old = "[{name: 甲, a: {\(keys.joined(separator: ", "))}, cities: [乙]}]"
        let new = "[{name: 甲, a: {\(keys.reversed().joined(separator: ", "))}, cities: [乙]}]"
        #expect(try #require(try compare(old, new)).isEmpty)
        let other = new.replacing("k7: 7", with: "k7: 8")
        #expect(try #require(try compare(old, other)).lines == ["attributes 甲 -> 甲 (path)"])
    }
}
