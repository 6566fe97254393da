import PickModel
import Testing

@testable import PickCommand

@Suite struct RowSearchTests {
    /// One region with a code and its name in Latin letters.
    static func region(_ spelling: String, key: String = "pinyin") throws -> Region {
        let text = """
            <plist version="1.0"><array><dict><key>name</key><string>杭州市 Café</string><key>code</key>
            <string>330100</string><key>\(key)</key><string>\(spelling)</string><key>cities</key>
            <array><string>a</string></array></dict></array></plist>
            """
        let dataset = try Dataset(bytes: Array(text.utf8))
        guard case .regions(let regions) = dataset, let first = regions.roots.first else {
            throw NoRegion()
        }
        return first
    }

    struct NoRegion: Error {}

    @Test(arguments: [
        ("杭州市 café", 0), ("330100", 0), ("杭", 1), ("杭州", 1), ("3301", 1), ("hang", 2), ("hangzhou", 2),
        ("hang zhou", 2), ("HANGZ", 2), ("hzs", 2), ("hz", 2), ("州", 3), ("café", 3), ("0100", nil),
        ("zhou", nil),
        ("宁波", nil), ("", nil), (" ", 3), ("-", nil),
    ])
    func findsByNameCodeAndPinyin(_ query: String, _ rank: Int?) throws {
        #expect(RowSearch(query).rank(of: try Self.region("Háng zhōu shì")) == rank)
    }

    @Test(arguments: ["pinyin", "pin_yin", "Spell", "quanpin", "en", "name_en", "englishName"])
    func knowsTheKeysOfLatinNames(_ key: String) throws {
        #expect(RowSearch("hang").rank(of: try Self.region("hangzhou", key: key)) == 2)
    }

    @Test func findsNamesInAnotherLanguage() throws {
        let text = """
            <plist version="1.0"><array><array><dict><key>en</key><string>Apple</string><key>zh-Hans</key>
            <string>苹果</string></dict><dict><key>en</key><string>Pear</string><key>zh-Hans</key>
            <string>梨</string></dict></array></array></plist>
            """
        guard case .menu(let menu) = try Dataset(bytes: Array(text.utf8)),
            let row = menu.columns.first?.rows.first
        else { throw NoRegion() }
        #expect(row.title == "Apple")
        #expect(RowSearch("苹").rank(of: row.entry) == 2)
    }

    @Test func otherAttributesAreNoNames() throws {
        #expect(RowSearch("hang").rank(of: try Self.region("hangzhou", key: "comment")) == nil)
    }

    @Test(arguments: [
        ("Lǘ", "lv"), ("lüè", "lve"), ("Xī'ān", "xian"), ("ŌU", "ou"), ("杭州", "杭州"), ("a-b c", "abc"),
    ])
    func dropsTonesAndGaps(_ text: String, _ plain: String) {
        #expect(PlainLetters.joined(text) == plain)
    }
}
