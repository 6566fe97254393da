import PickBytes
import PickJSON
import Testing

@Suite struct JSONWriterTests {
    @Test(
        arguments: [
            (JSONStyle.compact, #"{"a":[],"b":[1,"x\n",{"c":null}],"d":{},"e":1.5,"f":true}"#),
            (
                .pretty,
                """
                {
                  "a": [],
                  "b": [
                    1,
                    "x\\n",
                    {
                      "c": null
                    }
                  ],
                  "d": {},
                  "e": 1.5,
                  "f": true
                }
                """
            ),
            (
                .tab,
                """
                {
                \t"a": [],
                \t"b": [
                \t\t1,
                \t\t"x\\n",
                \t\t{
                \t\t\t"c": null
                \t\t}
                \t],
                \t"d": {},
                \t"e": 1.5,
                \t"f": true
                }
                """
            ),
            (
                .spaces(0),
                """
                {
                "a": [],
                "b": [
                1,
                "x\\n",
                {
                "c": null
                }
                ],
                "d": {},
                "e": 1.5,
                "f": true
                }
                """
            ),
        ]
    )
    func laysOutAsAsked(style: JSONStyle, expected: String) {
        var out = ByteWriter()
        out.append("first\n" as StaticString)
        out.appendJSON(style) { json in
            json.beginObject()
            json.key("a")
            json.beginArray()
            json.endArray()
            json.key("b")
            json.beginArray()
            json.integer(1)
            json.string("x\n")
            json.beginObject()
            json.member("c", nil as String?)
            json.endObject()
            json.endArray()
            json.key("d")
            json.beginObject()
            json.endObject()
            json.key("e")
            json.double(1.5)
            json.member("f", true)
            json.endObject()
        }
        #expect(String(decoding: out.bytes(), as: UTF8.self) == "first\n" + expected + "\n")
    }

    @Test(arguments: [1, 7, 8, 9, 1000])
    func deepIndentationIsExact(_ width: Int) {
        let depth = 100
        var out = ByteWriter()
        out.appendJSON(.spaces(width)) { json in
            for _ in 0..<depth { json.beginArray() }
            json.integer(1)
            for _ in 0..<depth { json.endArray() }
        }
        func line(_ level: Int, _ text: String) -> String {
            String(repeating: " ", count: level * width) + text + "\n"
        }
        let opening = (0..<depth).map { line($0, "[") }
        let closing = (0..<depth).reversed().map { line($0, "]") }
        let expected = (opening + [line(depth, "1")] + closing).joined()
        #expect(String(decoding: out.bytes(), as: UTF8.self) == expected)
    }

    @Test func whatItWritesCanBeRead() throws {
        var out = ByteWriter()
        out.appendJSON { json in
            json.beginArray()
            for index in 0..<2000 {
                json.beginObject()
                json.member("name \(index)", "重庆\u{1}\"\\")
                json.member("n", index)
                json.endObject()
            }
            json.endArray()
        }
        let document = try JSONReader.read(out.bytes())
        #expect(document.count == 1 + 2000 * 5)
        #expect(document.string(document.count - 3) == "重庆\u{1}\"\\")
    }
}
