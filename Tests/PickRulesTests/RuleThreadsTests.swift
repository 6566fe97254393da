import Foundation
import PickDiagnostics
import PickModel
import PickReference
import PropertyList
import TestTools
import Testing

@testable import PickRules

/// Several threads find what one does, in the same order and in the same words.
@Suite struct RuleThreadsTests {
    /// As many threads, and a part of the entries for each of them however few there are.
    private static func work(_ jobs: Int) -> RuleWork {
        var work = RuleWork(jobs: jobs)
        work.fewestEntries = 1
        return work
    }

    /// What is found by one thread, after comparing it with what several find.
    private static func findings(_ bytes: [UInt8], _ settings: RuleSettings, _ what: String) throws -> Int {
        let reading = PropertyListReader.read(bytes)
        guard let document = reading.document else { return 0 }
        let recognition = DatasetRecognizer.recognize(document, evidence: ChinaEvidence())
        let source = reading.source ?? SourceText(text: bytes)
        let alone = RuleRunner.run(recognition, settings, .whole) { () throws(Never) in source }
        for jobs in [2, 3] {
            let together = RuleRunner.run(recognition, settings, work(jobs)) { () throws(Never) in source }
            #expect(together == alone, "\(what) with \(jobs) threads")
        }
        return alone.count
    }

    private static let settings: [RuleSettings] = {
        var china = RuleSettings()
        china.profile = .cn
        var few = china
        few.mostOfACode = 3
        return [RuleSettings(), china, few]
    }()

    @Test func agreeOnAllExamples() throws {
        var count = 0
        for test in ExampleCase.accepted + ExampleCase.rejected {
            let list = try ExampleList(test.example.text)
            count += try Self.findings(list.xml, test.example.settings, test.testDescription)
        }
        #expect(count > 200)
    }

    @Test(arguments: 0..<3) func agreeOnAllFiles(_ number: Int) throws {
        var count = 0
        for file in Fixture.propertyLists where (file.path.utf8.count + number) % 3 == 0 {
            let bytes = [UInt8](try Data(contentsOf: file))
            guard bytes.count < 1 << 20 else { continue }
            for settings in Self.settings.prefix(2) {
                count += try Self.findings(bytes, settings, file.lastPathComponent)
            }
        }
        #expect(count > 50)
    }

    @Test(arguments: 0..<12 as Range<UInt64>) func agreeOnRandomTrees(_ seed: UInt64) throws {
        var tree = OddTree(seed: seed)
        let bytes = Array(tree.xml().utf8)
        for settings in Self.settings {
            #expect(try Self.findings(bytes, settings, "seed \(seed)") > 20)
        }
    }

    /// A place whose names are its own goes on in parts that do not begin with it.
    @Test func knowWhereTaiwanEnds() throws {
        let rows = (0..<500).map { "<string>臺\($0)區</string>" }.joined()
        let mainland = (0..<500).map { "<string>广\($0)区</string>" }.joined()
        func place(_ name: String, _ rows: String) -> String {
            "<dict><key>name</key><string>\(name)</string><key>cities</key><array>\(rows)</array></dict>"
        }
        let places = place("广东省", mainland) + place("台湾省", rows) + place("福建省", mainland)
        let xml = Array("<plist version=\"1.0\"><array>\(places)</array></plist>".utf8)
        let document = try #require(PropertyListReader.read(xml).document)
        let tree = try #require(DatasetRecognizer.recognize(document).dataset?.tree)
        let (one, several) = (TextSurvey(tree), TextSurvey(tree, jobs: 3))
        #expect(one.apart == [501..<1002])
        #expect(several.apart == one.apart)
        #expect(several.levels.map(\.names) == one.levels.map(\.names))
        #expect(one.levels[1].names == 1000)
        _ = try Self.findings(xml, RuleSettings(), "台湾省")
    }

    @Test(arguments: [0, 1, 63, 64, 65, 1000, 4096], [1, 2, 7]) func partsMakeUpTheWhole(
        _ count: Int,
        _ jobs: Int
    ) {
        let parts = RuleWork.parts(of: count, jobs: jobs)
        #expect(parts.first?.lowerBound == 0)
        #expect(parts.last?.upperBound == count)
        #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
        #expect(parts.dropLast().allSatisfy { $0.upperBound % 64 == 0 && !$0.isEmpty })
        #expect(parts.count <= jobs * 4)
    }
}

/// Random divisions with all that rules look for in names and codes.
private struct OddTree {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private static let names = [
        "北京市", "广东省", "台湾省", "香港", "澳門", "广州市", "广州区", "深圳", "东莞市", "市辖区", "省直辖县级行政区划", "全部", "请选择", "All",
        "please select", "-", "Tokyo", "tokyo", " 上海", "上 海", "重庆\u{3000}", "鍖椾含", "Ã©tÃ©", "\u{FFFD}",
        "e\u{301}", "（天津", "河北)", "★山西",
        "a&amp;amp;b", "臺北", "臺灣省", "沈阳市", "瀋陽市", "哈尔滨12345", "12345", "Ａ", "カタカナ", "שלום", "\u{202E}x", "㐀",
        "䷀", "濠村乡", "从化市", "从化区", "",
        "朝阳区、海淀区", "昌平县",
    ]

    private mutating func pick<Element>(_ items: [Element]) -> Element {
        items[Int.random(in: items.indices, using: &generator)]
    }

    private mutating func name() -> String {
        Int.random(in: 0..<3, using: &generator) == 0
            ? pick(Self.names)
            : "地" + String(Int.random(in: 0..<400, using: &generator)) + pick(["市", "区", "县", ""])
    }

    private mutating func record(_ depth: Int, _ code: String) -> String {
        var text = "<dict><key>name</key><string>\(name())</string>"
        if Int.random(in: 0..<20, using: &generator) > 0 {
            let code = Int.random(in: 0..<30, using: &generator) == 0 ? "11" : code
            text += "<key>code</key><string>\(code)</string>"
        }
        if Int.random(in: 0..<15, using: &generator) > 0 { text += "<key>pinyin</key><string>x y</string>" }
        if Int.random(in: 0..<15, using: &generator) == 0 {
            text += "<key>New item</key><string>\u{A0}</string>"
        }
        if depth < 2 {
            let most = depth == 0 ? 24 : 12
            let count =
                Int.random(in: 0..<6, using: &generator) == 0
                ? 0 : Int.random(in: 1..<most, using: &generator)
            let rows = (0..<count).map { record(depth + 1, code + String($0 + 10)) }.joined()
            text += "<key>children</key><array>\(rows)</array>"
        }
        return text + "</dict>"
    }

    mutating func xml() -> String {
        let rows = (0..<12).map { record(0, String($0 + 10)) }.joined()
        return "<plist version=\"1.0\"><array>\(rows)</array></plist>"
    }
}
