import PickModel
import Testing

@Suite struct LayoutNotationTests {
    @Test(
        arguments: [
            "[[string]]", "[string]", "[]", "[{name, cities:[string]}]",
            "[{state, cities?:[{city, areas:[]}]}]",
            "{address:[{name, @id, +pinyin, sub:[string]}]}", "{*:[string]}", "{#:{*:{#:{*:[string]}}}}",
            "{item#:{city, @id, areaList:{item#:{area, @id}}}}", "[{@:{*:[{@:string}]}}]",
            "[[(string, string)]]",
            "[{title:<en, zh-Hans>, items:[<en, zh-Hans>]}]", "[string|{city, +lat}]",
            "{\"Menu Item\":{*:real}}",
            "{\"a\\\"b\":[string]}", "[{name, *:[string]}]", "{p:[string], c:{*:[string]}}", "{}",
        ]
    )
    func readsWhatItWrites(_ text: String) throws {
        #expect(try LayoutNotation(text).description == text)
    }

    @Test func spaceMakesNoDifference() throws {
        #expect(
            try LayoutNotation(" [ { name ,cities : [string ] } ] ").description
                == "[{name, cities:[string]}]"
        )
    }

    @Test(
        arguments: [
            ("", 0), ("[", 1), ("[string", 7), ("{name", 5), ("[string]]", 8), ("{:x}", 1), ("(string", 7),
            ("<en", 3), ("{\"a", 3), ("[string|]", 8),
        ]
    )
    func saysWhereItIsWrong(_ text: String, _ offset: Int) {
        #expect { try LayoutNotation(text) } throws: { error in
            (error as? LayoutNotationError)?.offset == offset
        }
    }

    @Test func depthIsLimited() {
        let text = String(repeating: "[", count: 100_000)
        #expect(throws: LayoutNotationError.self) { try LayoutNotation(text) }
    }
}
