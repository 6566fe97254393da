import PickBytes
import PickDiagnostics
import PickExport
import PickJSON
import PickModel
import PickPresets
import PropertyList
import Testing

/// What is known to break single front ends: each is refused in a file, and mended or refused on the way out.
@Suite struct FrontEndFactTests {
    struct Fact: Sendable {
        let preset: String
        /// What breaks, in words.
        let what: String
        let data: String
        let code: String

        init(_ preset: String, _ what: String, _ data: String, _ code: String) {
            self.preset = preset
            self.what = what
            self.data = data
            self.code = code
        }
    }

    private static let emptyLeaf =
        #"[{"label":"a","value":"1","children":[{"label":"b","value":"11","children":[]}]}]"#
    private static let ragged =
        #"[{"label":"a","value":"1","children":[{"label":"b","value":"11"}]},{"label":"c","value":"2"}]"#
    private static let reused =
        #"[{"label":"a","value":"1","children":[{"label":"b","value":"11"}]},{"label":"c","value":"2","children":[{"label":"d","value":"11"}]}]"#
    private static let likeParent = #"[{"label":"a","value":"1","children":[{"label":"b","value":"1"}]}]"#
    private static let numbers = #"[{"label":"a","value":11,"children":[{"label":"b","value":1101}]}]"#
    private static let fourLevels =
        #"[{"label":"a","children":[{"label":"b","children":[{"label":"c","children":[{"label":"d"}]}]}]}]"#

    /// `{province_list, city_list, county_list}` of one province.
    private static func area(_ cities: String, _ counties: String = "") -> String {
        #"{"province_list":{"330000":"a"},"city_list":{\#(cities)},"county_list":{\#(counties)}}"#
    }

    static let facts = [
        // `[]` on a leaf.
        Fact("element", "opens an empty panel and cannot be chosen", emptyLeaf, "PD704"),
        Fact("antd-mobile", "jumps to an empty tab", emptyLeaf, "PD704"),
        Fact("vant-cascader", "opens an empty tab and never finishes", emptyLeaf, "PD704"),
        Fact("vant-picker", "shows an empty column more", emptyLeaf, "PD704"),
        Fact("tdesign-mini", "opens an empty step", emptyLeaf, "PD704"),
        Fact("primevue", "is a group that cannot be chosen", emptyLeaf, "PD704"),
        Fact("vuetify", "stays an array, which is drawn as a group", emptyLeaf, "PD704"),
        // Ragged depth.
        Fact("vant-picker", "levels must be equal", ragged, "PD703"),
        Fact("brpicker", "crashes", ragged, "PD703"), Fact("rn-picker", "crashes", ragged, "PD703"),
        Fact("android-pickerview", "three lists of unequal lengths crash it", ragged, "PD703"),
        Fact("hzarea", "takes the first city without looking", ragged, "PD703"),
        Fact("uipicker", "takes the first row without looking", ragged, "PD703"),
        Fact("weui", "three wheels at most", fourLevels, "PD702"),
        Fact("primevue", "a key for each of three levels", fourLevels, "PD702"),
        Fact("android-picker", "a key for each of three levels", fourLevels, "PD702"),
        // Where values are looked up.
        Fact("uni-data-picker", "looks up by value alone", reused, "PD708"),
        Fact("uni-data-picker", "goes on for ever where a value is its parent's", likeParent, "PD708"),
        Fact("vant-cascader", "takes the first in the whole tree", reused, "PD708"),
        Fact("tdesign-mini", "takes the first in the whole tree", reused, "PD708"),
        Fact("swift", "ids of a ForEach are unique", reused, "PD708"),
        Fact("select2", "takes the first of two ids", reused, "PD708"),
        Fact("algolia", "an objectID is one record", reused, "PD708"),
        // What values may be.
        Fact(
            "select2",
            "a blank id is no choice",
            #"[{"text":"a","children":[{"id":"","text":"b"},{"id":"x1","text":"c1"},{"id":"x2","text":"c2"},{"id":"x3","text":"c3"},{"id":"x4","text":"c4"},{"id":"x5","text":"c5"}]}]"#,
            "PD713"
        ),
        Fact(
            "select2",
            "`0` is no choice",
            #"[{"text":"a","children":[{"id":"0","text":"b"},{"id":"1","text":"c"}]}]"#,
            "PD713"
        ),
        // Codes.
        Fact("vant-area", "names alone have no codes", ragged.replacing("value", with: "x"), "PD709"),
        Fact("vant-area", "codes of 2 and 4 digits are not joined", reused, "PD710"),
        Fact(
            "vant-area",
            "`000000` is the placeholder",
            #"[{"name":"a","code":"000000","children":[{"name":"b","code":"000100"}]}]"#,
            "PD713"
        ),
        Fact("vant-area", "a city's code ends in 00", area(#""330101":"b""#), "PD710"),
        Fact(
            "vant-area",
            "a county whose city is absent is dropped",
            #"[{"name":"a","code":"330000","children":[{"name":"b","code":"330100","children":[{"name":"c","code":"330201"}]}]}]"#,
            "PD711"
        ),
        Fact(
            "distpicker",
            "its root is 100000",
            #"[{"name":"a","code":"100000","children":[{"name":"b","code":"110100"}]}]"#,
            "PD713"
        ),
        Fact(
            "city-pickers",
            "a place that stands below itself",
            #"{"100000":{"460000":"a"},"460000":{"469027":"b"},"469027":{"469027":"b"}}"#,
            "PD708"
        ),
        // Columns.
        Fact("actionsheet", "a column without rows ends in an assertion", #"[["a"],[]]"#, "PD707"),
        Fact("wechat-multi", "an empty column", #"[["a"],[]]"#, "PD707"),
        Fact("uipicker", "an empty column", #"[["a"],[]]"#, "PD707"),
        // Keys of its own.
        Fact(
            "iview",
            "writes __value itself",
            #"[{"label":"a","value":"1","__value":"x","children":[{"label":"b","value":"11"}]}]"#,
            "PD714"
        ),
    ]

    private func read(_ json: String) throws -> Dataset {
        let document = try #require(DataReader.read(Array(json.utf8), name: "a.json").document)
        let hints = RecognitionHints(kind: json.hasPrefix("[[") ? .menu : .regions)
        let recognition = DatasetRecognizer.recognize(document, hints: hints)
        return try #require(recognition.dataset, "\(recognition.findings.map(\.message))")
    }

    private func codes(_ data: Dataset, _ preset: Preset) -> [String] {
        let mode = ValueChoice(data, preset, asked: nil, .file).mode
        return PresetCheck.faults(data, preset, mode, .file).map(\.code.id)
    }

    @Test(arguments: facts) func whatBreaksAFrontEndIsFound(_ fact: Fact) throws {
        let preset = try #require(Preset.named(fact.preset))
        let data = try read(fact.data)
        #expect(codes(data, preset).contains(fact.code), "\(fact.what): \(codes(data, preset))")
    }

    /// What is written in spite of it breaks nothing.
    @Test(arguments: facts) func whatIsWrittenInSpiteOfItIsTaken(_ fact: Fact) throws {
        let preset = try #require(Preset.named(fact.preset))
        guard let output = try? Exporter(preset: preset).write(try read(fact.data)),
            preset.formats[0] == .json || preset.formats[0] == .plist
        else { return }
        let reading = DataReader.read(output.bytes, name: "a.\(preset.formats[0].fileExtension)")
        let document = try #require(reading.document)
        let kind: DatasetKind = fact.data.hasPrefix("[[") ? .menu : .regions
        let back = try #require(
            DatasetRecognizer.recognize(document, hints: RecognitionHints(kind: kind)).dataset
        )
        #expect(!codes(back, preset).contains(fact.code), "\(fact.what)")
    }

    /// `===` tells 110000 from "110000": numbers are told in a file and become texts on the way out.
    @Test(arguments: ["vant-picker", "vant-cascader", "antd-mobile"])
    func numbersAreToldAndBecomeTexts(_ name: String) throws {
        let data = try read(Self.numbers)
        var exporter = try Exporter(preset: name)
        exporter.isCompact = true
        #expect(codes(data, exporter.preset).contains("PD715"))
        let text = String(decoding: try exporter.write(data).bytes, as: UTF8.self)
        #expect(text.contains(#""value":"11""#) && text.contains(#""value":"1101""#))
    }

    private func compact(_ name: String, _ json: String) throws -> String {
        var exporter = try Exporter(preset: name)
        exporter.isCompact = true
        return String(decoding: try exporter.write(try read(json)).bytes, as: UTF8.self)
    }

    /// One column is a list in a list; of a menu each column is an argument of `weui.picker`.
    @Test(arguments: ["antd-mobile-columns", "vant-picker", "weui"])
    func oneColumnIsAListInAList(_ name: String) throws {
        let label = name == "vant-picker" ? "text" : "label"
        #expect(try compact(name, #"[["a"]]"#) == #"[[{"value":"a","\#(label)":"a"}]]"# + "\n")
    }

    /// The initial comes from the data, or not at all.
    @Test func theInitialOfCityPickersIsNotMadeUp() throws {
        let json =
            #"[{"code":"330000","name":"a","children":[{"code":"330100","name":"b","pinyin":"Hang"},{"code":"330200","name":"c"}]}]"#
        #expect(
            try compact("city-pickers", json)
                == #"{"provincesData":{"330000":"a"},"citiesData":{"330000":{"330100":{"name":"b","alpha":"h"},"330200":{"name":"c"}}}}"#
                + "\n"
        )
    }

    /// A city without districts is taken, and has no map of its own.
    @Test func aCityOfDistpickerMayHaveNoDistricts() throws {
        let json =
            #"[{"code":"440000","name":"a","children":[{"code":"441900","name":"b"},{"code":"440100","name":"c","children":[{"code":"440103","name":"d"}]}]}]"#
        #expect(
            try compact("distpicker", json)
                == #"{"100000":{"440000":"a"},"440000":{"441900":"b","440100":"c"},"440100":{"440103":"d"}}"#
                + "\n"
        )
    }

    /// For two levels CascadeSelect is told `['cities']`.
    @Test func twoLevelsOfPrimeVueAreCities() throws {
        #expect(
            try compact("primevue", #"[{"name":"a","children":[{"name":"b"}]}]"#)
                == #"[{"name":"a","cities":[{"cname":"b"}]}]"# + "\n"
        )
    }

    /// Older JavaScript and TypeScript end a line at U+2028 and U+2029, also in a text; JSON does not.
    @Test func lineSeparatorsAreEscapedInSourceAlone() throws {
        let json = "[{\"name\":\"a\u{2028}b\u{2029}\u{2027}\u{E2}\",\"children\":[{\"name\":\"c\"}]}]"
        let data = try read(json)
        func text(_ name: String, _ format: PresetFormat) throws -> String {
            let preset = try #require(Preset.named(name))
            var out = ByteWriter()
            let mode = ValueChoice(data, preset, asked: nil, .output).mode
            try PresetExport.write(data, for: preset, mode, .init(format, style: .compact), to: &out)
            return String(decoding: out.bytes(), as: UTF8.self)
        }
        for (name, format) in [("element", PresetFormat.js), ("element", .mjs), ("typescript", .typescript)] {
            #expect(
                try text(name, format).contains("\"a\\u2028b\\u2029\u{2027}\u{E2}\""),
                "\(name) \(format)"
            )
        }
        #expect(try text("element", .json).contains("\"a\u{2028}b\u{2029}\u{2027}\u{E2}\""))
    }

    /// Values of positions in a file of its own are those that the row has among all.
    @Test func aPartHasTheValuesOfTheWhole() throws {
        let data = try read(
            #"[{"name":"a","children":[{"name":"b"}]},{"name":"c","children":[{"name":"d"},{"name":"e"}]}]"#
        )
        let preset = try #require(Preset.named("element"))
        var out = ByteWriter()
        let part = PresetExport.Part(2..<5, position: 1)
        try PresetExport.write(data, for: preset, .index, .init(.json, style: .compact, part: part), to: &out)
        #expect(
            String(decoding: out.bytes(), as: UTF8.self)
                == #"[{"value":"2","label":"c","children":[{"value":"2-1","label":"d"},{"value":"2-2","label":"e"}]}]"#
                + "\n"
        )
    }

    /// Keys that a front end knows by no other name are among its keys.
    @Test(arguments: Preset.all) func fixedKeysAreKeys(_ preset: Preset) {
        #expect(preset.rules.fixedKeys.allSatisfy(preset.keyNames.contains))
    }

    @Test func keysThatAreRenamedDoNotCollide() throws {
        let element = try #require(Preset.named("element"))
        let swapped = try #require(element.renamed([("label", "value"), ("value", "label")]))
        #expect(swapped.keyNames == ["value", "label", "children"])
        #expect(swapped.regions?.repeatedKey == nil)
        #expect(element.renamed([("label", "value")])?.regions?.repeatedKey == "value")
        for preset in Preset.all {
            #expect(preset.regions?.repeatedKey == nil && preset.menu?.repeatedKey == nil, "\(preset)")
        }
    }
}
