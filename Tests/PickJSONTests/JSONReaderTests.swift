import PickDiagnostics
import PickJSON
import TestTools
import Testing

@Suite struct JSONReaderTests {
    @Test(arguments: AcceptCase.all)
    func readsWhatTheGrammarAllows(_ item: AcceptCase) throws {
        let document = try JSONReader.read(Array(item.text.utf8))
        #expect(shape(of: document) == item.shape)
        #expect(document.next(after: document.root) == document.count)
    }

    @Test(arguments: RejectCase.all)
    func refusesAtTheCause(_ item: RejectCase) throws {
        let fault = try #require(throws: JSONFault.self) { _ = try JSONReader.read(item.bytes) }
        #expect(fault.reason == item.reason)
        #expect(fault.offset == item.offset)
        #expect(fault.range.upperBound <= item.bytes.count)
        #expect(fault.message.hasSuffix("."))
    }

    /// Python takes a few things that RFC 8259 does not; for all others it is asked.
    @Test(.enabled(if: ExternalTool.python != nil))
    func pythonAgreesAboutEveryCase() throws {
        let lenient = [
            "not a number", "infinity", "minus infinity", "UTF-16 without a mark",
            "UTF-16, big end first, without a mark", "UTF-32 without a mark", "mark of UTF-8",
            "mark of UTF-16, little end first", "mark of UTF-16, big end first", "mark of UTF-32",
            "first half alone", "first half before text", "first half before another escape",
            "first half twice", "second half alone", "halves the wrong way round", "a surrogate in UTF-8",
        ]
        let cases =
            AcceptCase.all.map { (name: $0.name, bytes: Array($0.text.utf8), isJSON: true) }
            + RejectCase.all.filter { !lenient.contains($0.name) }.map {
                (name: $0.name, bytes: $0.bytes, isJSON: false)
            }
        let lines = cases.map { item in item.bytes.map { String($0, radix: 16) }.joined(separator: " ") }
        let script = """
            import json, sys
            for line in sys.stdin.buffer.read().decode().split("\\n"):
                try:
                    json.loads(bytes(int(x, 16) for x in line.split()))
                    print(1, end="")
                except ValueError:
                    print(0, end="")
            """
        let python = try #require(ExternalTool.python)
        let outcome = try python.run(["-c", script], input: Array(lines.joined(separator: "\n").utf8))
        let verdicts = String(decoding: outcome.output, as: UTF8.self).map { $0 == "1" }
        #expect(verdicts.count == cases.count)
        let disputed = zip(cases, verdicts).filter { $0.isJSON != $1 }.map(\.0.name)
        #expect(disputed == [])
    }

    @Test func nodesKeepTheirPlacesAndTheirText() throws {
        let text = #" {"a\n": [12.50, "x"], "b": {}}"#
        let document = try JSONReader.read(Array(text.utf8))
        let places = (0..<document.count).map { node in
            let range = document.range(node)
            return String(decoding: document.bytes[range], as: UTF8.self)
        }
        #expect(
            places == [
                #"{"a\n": [12.50, "x"], "b": {}}"#, #""a\n""#, #"[12.50, "x"]"#, "12.50", #""x""#, #""b""#,
                "{}",
            ]
        )
        #expect(document.string(1) == "a\n")
        #expect(document.string(3) == "12.50")
        #expect(document.double(3) == 12.5)
        #expect(document.integer(3) == nil)
        #expect(document.children(0).map { document.string($0) } == ["a\n", "b"])
        #expect(document.children(2).map { document.string($0) } == ["12.50", "x"])
    }

    @Test(
        arguments: [
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
            (#""\u0041\u00e9\u4E2D\uD83D\uDE00.""#, "A\u{E9}\u{4E2D}\u{1F600}."),
            (#""\u0000x""#, "\u{0}x"),
            (#""\\u0041""#, "\\u0041"),
            (#""\udbff\udfff""#, "\u{10FFFF}"),
            ("\"重庆\\u5e02\"", "重庆市"),
        ]
    )
    func decodesEscapes(source: String, text: String) throws {
        let document = try JSONReader.read(Array(source.utf8))
        #expect(Array(document.string(0).unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test func theLastOfEqualKeysHasTheValue() throws {
        let document = try JSONReader.read(Array(#"{"a":1,"b":2,"\u0061":3}"#.utf8))
        let node = try #require(document.value(0, forKey: "a"))
        #expect(document.integer(node) == 3)
        #expect(document.value(0, forKey: "c") == nil)
    }

    @Test(
        arguments: [
            "// c\n{\"a\": 1, /* x */ \"b\": [1, 2,],}\n// end", "[1,/**/]", "[/* * / **/]", "[] //",
            "\u{FEFF}{}", "{\"a\"//\n:/**/1}",
        ]
    )
    func configurationMayHaveCommentsAndTrailingCommas(_ text: String) throws {
        _ = try JSONReader.read(Array(text.utf8), .configuration)
        #expect(throws: JSONFault.self) { _ = try JSONReader.read(Array(text.utf8)) }
    }

    @Test(
        arguments: [
            ("[,]", JSONFault.Reason.extraComma, 1), ("{,}", .keyExpected, 1), ("[1,,]", .extraComma, 3),
            ("[1 /* open", .unclosedComment, 10), ("{\"a\":}", .valueExpectedAfterColon, 5),
            ("{\"a\":]", .valueExpectedAfterColon, 5), ("[1,}", .wrongCloser(.array), 3),
            ("/", .valueExpected, 0),
        ]
    )
    func configurationIsNotCareless(text: String, reason: JSONFault.Reason, offset: Int) throws {
        let fault = try #require(throws: JSONFault.self) {
            _ = try JSONReader.read(Array(text.utf8), .configuration)
        }
        #expect(fault.reason == reason)
        #expect(fault.offset == offset)
    }

    @Test func refusesTheLevelBehindTheLimit() throws {
        func nested(_ depth: Int) -> [UInt8] {
            [UInt8](repeating: UInt8(ascii: "["), count: depth)
                + [UInt8](repeating: UInt8(ascii: "]"), count: depth)
        }
        #expect(try JSONReader.read(nested(512)).count == 512)
        let fault = try #require(throws: JSONFault.self) { _ = try JSONReader.read(nested(100_000)) }
        #expect(fault.reason == .tooDeep(limit: 512))
        #expect(fault.offset == 512)
        #expect(try JSONReader.read(nested(2000), JSONReadingOptions(depthLimit: 2000)).count == 2000)
    }

    @Test func everyCutOfATextIsRefusedInsideIt() throws {
        let text = Array(#"{"名":[-1.5e+3,"\u4e2d\ud83d\ude00é",true,false,null,{"":[]}]}"#.utf8)
        _ = try JSONReader.read(text)
        for length in 0..<text.count {
            let fault = try #require(throws: JSONFault.self) {
                _ = try JSONReader.read(Array(text.prefix(length)))
            }
            #expect(fault.range.upperBound <= length)
        }
    }

    @Test func everyChangedByteIsReadOrRefused() {
        let text = Array(#"{"a":[-1.5e+3,"\u4e2d\ud83d\ude00é",true,null,{"":[]}]}"#.utf8)
        var accepted = 0
        for index in text.indices {
            for byte in UInt8.min...UInt8.max {
                var changed = text
                changed[index] = byte
                if let document = try? JSONReader.read(changed) {
                    accepted += 1
                    #expect(document.next(after: 0) == document.count)
                }
            }
        }
        #expect(accepted > text.count)
    }

    @Test func aFaultIsAFindingWithANoteAtTheOpening() throws {
        let code = DiagnosticCode("PD151", "json-syntax", .error, "")
        let fault = try #require(throws: JSONFault.self) {
            _ = try JSONReader.read(Array("[1, {\"a\": 2".utf8))
        }
        let finding = fault.diagnostic(code)
        #expect(finding.message == "The text ends inside an object: } is missing.")
        #expect(finding.range == 11..<11)
        #expect(finding.notes.map(\.range) == [4..<5])
    }

    private func shape(of document: JSONDocument) -> String {
        var shape = ""
        for node in 0..<document.count {
            switch document.kind(node) {
            case .object: shape += "{"
            case .array: shape += "["
            case .key: shape += "k"
            case .string: shape += "s"
            case .number: shape += "#"
            case .true: shape += "t"
            case .false: shape += "f"
            case .null: shape += "n"
            }
        }
        return shape
    }
}
