import PickExport
import PickDiagnostics
import PickModel
import PickPresets
import Testing

/// What each front end takes and what breaks it, by data: a pair for each, and the facts that are known of some.
@Suite struct FactTests {
    struct Pair: Sendable {
        let preset: String
        let accepted: String
        let rejected: String
        let code: String

        init(_ preset: String, _ accepted: String, _ rejected: String, _ code: String) {
            self.preset = preset
            self.accepted = accepted
            self.rejected = rejected
            self.code = code
        }
    }

    static let two = "[{name: 广东, cities: [广州, 深圳]}, {name: 浙江, cities: [杭州]}]"
    static let ragged = "[{name: 广东, cities: [广州]}, {name: 台湾}]"
    static let emptyLeaf = "[{name: 广东, cities: [广州]}, {name: 台湾, cities: []}]"
    static let twin = "[{name: 广东, cities: [广州, 深圳, 广州]}]"
    static let codes = "[{code: '440000', name: 广东, children: [{code: '440100', name: 广州}]}]"
    static let reused = "[{code: '110000', name: 北京, children: [{code: '110000', name: 北京市}]}]"
    static let zero = "[{code: '1', name: 广东, children: [{code: '0', name: 广州}, {code: '2', name: 深圳}]}]"
    static let menu = "[[粥, 面], [茶, 水]]"

    static let pairs = [
        Pair("element", ragged, emptyLeaf, "PD704"), Pair("element-plus", emptyLeaf, twin, "PD708"),
        Pair("antd", emptyLeaf, twin, "PD708"), Pair("tdesign", emptyLeaf, reused, "PD708"),
        Pair("iview", emptyLeaf, "[{name: 广东, __label: 粤, cities: [广州]}, {name: 浙江, cities: [杭州]}]", "PD714"),
        Pair("primevue", ragged, emptyLeaf, "PD704"), Pair("vuetify", ragged, emptyLeaf, "PD704"),
        Pair("antd-mobile", ragged, emptyLeaf, "PD704"),
        Pair("antd-mobile-columns", "[[粥, 面], []]", "[[粥, 面, 粥], [茶]]", "PD708"),
        Pair("vant-picker", two, ragged, "PD703"), Pair("vant-picker", menu, "[[粥, 粥], [茶]]", "PD708"),
        Pair("vant-cascader", ragged, emptyLeaf, "PD704"), Pair("vant-cascader", codes, reused, "PD708"),
        Pair("weui", emptyLeaf, "[{name: 台湾, cities: []}, {name: 广东, cities: [广州]}]", "PD703"),
        Pair("nutui", emptyLeaf, "[{name: 台湾, cities: []}, {name: 广东, cities: [广州]}]", "PD706"),
        Pair("varlet", emptyLeaf, twin, "PD708"), Pair("mui-poppicker", two, twin, "PD708"),
        Pair("wechat-multi", menu, "[[粥], []]", "PD707"), Pair("uni-data-picker", two, reused, "PD708"),
        Pair("tdesign-mini", ragged, emptyLeaf, "PD704"), Pair("vant-area", codes, two, "PD709"),
        Pair(
            "vant-area",
            codes,
            "[{code: '440000', name: 广东, children: [{code: '330100', name: 杭州}]}]",
            "PD711"
        ),
        Pair("distpicker", codes, two, "PD709"), Pair("distpicker", codes, reused, "PD708"),
        Pair("city-pickers", codes, reused, "PD708"),
        Pair(
            "android-pickerview",
            "[{name: 广东, city: [{name: 广州, area: [天河区]}]}]",
            "[{name: 广东, city: [{name: 广州, area: [天河区]}, {name: 东莞, area: []}]}]",
            "PD703"
        ),
        Pair(
            "android-picker",
            emptyLeaf,
            "[{state: 广东, cities: [{city: 广州, areas: [{area: 天河区, streets: [石牌街道]}]}]}]",
            "PD702"
        ),
        Pair("brpicker", two, emptyLeaf, "PD703"),
        Pair(
            "hzarea",
            "[{state: 广东, cities: [{city: 东莞, areas: []}, {city: 广州, areas: [天河区]}]}]",
            "[{state: 广东, cities: [{city: 广州, areas: [天河区]}]}, {state: 台湾, cities: []}]",
            "PD703"
        ),
        Pair("uipicker", two, emptyLeaf, "PD703"), Pair("uipicker", menu, "[[粥], []]", "PD707"),
        Pair("rn-picker", two, twin, "PD708"), Pair("rn-picker", two, emptyLeaf, "PD703"),
        Pair("actionsheet", menu, two, "PD701"), Pair("select2", codes, zero, "PD713"),
        Pair(
            "tom-select",
            two,
            "[{name: 广东, $order: 3, cities: [广州]}, {name: 浙江, cities: [杭州]}]",
            "PD714"
        ),
        Pair("html-select", two, menu, "PD701"),
        Pair(
            "algolia",
            codes,
            "[{code: '1', name: 广东, children: [{code: '7', name: 广州}, {code: '7', name: 深圳}]}]",
            "PD708"
        ),
        Pair("swift", two, reused, "PD708"), Pair("typescript", menu, reused, "PD708"),
        Pair("kotlin", two, twin, "PD708"),
    ]

    private func errors(_ notation: String, _ preset: Preset) throws -> [String] {
        let data = try dataset(notation)
        let mode = ValueChoice(data, preset, asked: nil, .file).mode
        return PresetCheck.faults(data, preset, mode, .file).filter { $0.code.severity == .error }.map(
            \.code.id
        )
    }

    @Test func eachFrontEndHasAPair() {
        #expect(Set(Self.pairs.map(\.preset)) == Set(Preset.all.map(\.name)))
    }

    @Test(arguments: pairs) func takesWhatItTakes(_ pair: Pair) throws {
        let preset = try #require(Preset.named(pair.preset))
        #expect(try errors(pair.accepted, preset) == [])
    }

    @Test(arguments: pairs) func refusesWhatBreaksIt(_ pair: Pair) throws {
        let preset = try #require(Preset.named(pair.preset))
        #expect(try Set(errors(pair.rejected, preset)).contains(pair.code))
    }

    /// What would break a front end, and what is written instead.
    @Test(arguments: [
        (
            "element", emptyLeaf,
            #"[{"value":"广东","label":"广东","children":[{"value":"广州","label":"广州"}]},{"value":"台湾","label":"台湾"}]"#
        ),
        (
            "vant-picker", emptyLeaf,
            #"[{"value":"广东","text":"广东","children":[{"value":"广州","text":"广州"}]},{"value":"台湾","text":"台湾","children":[{"value":"","text":""}]}]"#
        ),
        (
            "uni-data-picker", "[{name: 吉林, cities: [吉林]}]",
            #"[{"value":"吉林","text":"吉林","children":[{"value":"吉林/吉林","text":"吉林"}]}]"#
        ),
        (
            "uni-data-picker", reused,
            #"[{"value":"北京","text":"北京","children":[{"value":"北京/北京市","text":"北京市"}]}]"#
        ),
        (
            "weui", "[{name: 台湾, cities: []}, {name: 广东, cities: [广州]}]",
            #"[{"value":"台湾","label":"台湾","children":[{"value":"","label":""}]},{"value":"广东","label":"广东","children":[{"value":"广州","label":"广州"}]}]"#
        ),
        (
            "android-pickerview", "[{name: 广东, city: [{name: 广州, area: [天河区]}, {name: 东莞, area: []}]}]",
            #"[{"name":"广东","city":[{"name":"广州","area":["天河区"]},{"name":"东莞","area":[""]}]}]"#
        ),
        ("rn-picker", emptyLeaf, #"[{"广东":["广州"]},{"台湾":["台湾"]}]"#),
        (
            "brpicker", emptyLeaf,
            #"[{"name":"广东","cityList":[{"name":"广州"}]},{"name":"台湾","cityList":[{"name":"台湾"}]}]"#
        ),
        (
            "vant-cascader", "[{code: 44, name: 广东, children: [{code: 4401, name: 广州}]}]",
            #"[{"value":"44","text":"广东","children":[{"value":"4401","text":"广州"}]}]"#
        ),
        (
            "select2", "[{name: 广东, cities: [{name: 广州, areas: [天河区]}]}]",
            #"{"results":[{"text":"广东","children":[{"id":"广东/广州/天河区","text":"广州 / 天河区"}]}]}"#
        ),
    ])
    func mendsWhatWouldBreakIt(_ name: String, _ notation: String, _ expected: String) throws {
        var exporter = try Exporter(preset: name)
        exporter.isCompact = true
        #expect(
            String(decoding: try exporter.write(try dataset(notation)).bytes, as: UTF8.self) == expected
                + "\n"
        )
    }

    @Test func codesAreNeverMadeUp() throws {
        let failure = try #require(throws: ExporterFailure.self) {
            try Exporter(preset: "vant-area").write(try dataset(Self.two))
        }
        #expect(Set(failure.findings.map(\.code.id)) == ["PD709"])
    }

    /// Six-digit codes are keys that JavaScript sorts; those that begin with a zero are not.
    @Test func orderThatWillNotBeShownIsTold() throws {
        let southFirst =
            "[{code: '440000', name: 广东, children: [{code: '440300', name: 深圳}, {code: '440100', name: 广州}]}]"
        let notes = try Exporter(preset: "vant-area").write(try dataset(southFirst)).notes
        #expect(notes.contains { $0.contains("in the order of their codes") })
        #expect(try Exporter(preset: "element").write(try dataset(southFirst)).notes == [])
    }

    @Test func lossIsTold() throws {
        let data = try dataset(
            "[{name: 广东, pinyin: guang, population: 1, cities: [广州]}, {name: 浙江, cities: [杭州]}]"
        )
        #expect(
            try Exporter(preset: "element").write(data).notes
                == ["2 attributes (pinyin, population) are left out: element has no place for them"]
        )
        #expect(
            try Exporter(preset: "hzarea").write(try dataset(Self.codes)).notes == ["2 codes are left out"]
        )
    }

    @Test(arguments: [
        (ValueMode.index, ["1", "1-1", "1-2"]), (.path, ["广东", "广东/广州", "广东/深圳"]),
        (.name, ["广东", "广州", "深圳"]),
    ])
    func valueIsWhatWasAskedFor(_ mode: ValueMode, _ values: [String]) throws {
        var exporter = try Exporter(preset: "element")
        exporter.value = mode
        let text = String(
            decoding: try exporter.write(try dataset("[{name: 广东, cities: [广州, 深圳]}]")).bytes,
            as: UTF8.self
        )
        #expect(text.matches(of: /"value": "([^"]*)"/).map { String($0.1) } == values)
    }

    /// Paths are equal where a name has the mark in it; texts that only Unicode holds for equal are two paths.
    @Test func equalPathsAreFound() throws {
        func later(_ notation: String) throws -> [Int] {
            let data = try dataset(notation)
            let preset = try #require(Preset.named("uni-data-picker"))
            return PresetCheck.faults(data, preset, .path, .file).compactMap {
                $0.code.id == "PD708" ? $0.entry : nil
            }
        }
        #expect(try later("[{name: a/b, cities: [c]}, {name: a, cities: [b/c, d]}]") == [3])
        #expect(try later("[{name: a/\u{E9}, cities: [c]}, {name: a, cities: [\u{65}\u{301}/c, d]}]") == [])
    }

    @Test func valuesOfAskedCodesMustBeThere() throws {
        var exporter = try Exporter(preset: "element")
        exporter.value = .code
        let failure = #expect(throws: ExporterFailure.self) { try exporter.write(try dataset(Self.two)) }
        #expect(failure?.findings.map(\.code.id) == ["PD709", "PD709"])
    }
}
