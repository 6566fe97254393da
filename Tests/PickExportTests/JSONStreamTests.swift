import PickBytes
import PickDiagnostics
import PickExport
import PickJSON
import PropertyList
import TestTools
import Testing

@Suite struct JSONStreamTests {
    /// Python reads the JSON and the tagged JSON of one document and compares them value by value.
    @Test(.enabled(if: ExternalTool.python != nil), arguments: [JSONStyle.compact, .pretty, .tab])
    func pythonReadsTheSameValues(_ style: JSONStyle) throws {
        let script = """
            import json, sys

            def value(v):
                kind = v["type"]
                if kind == "dict": return {k: value(x) for k, x in v["entries"]}
                if kind in ("array", "set"): return [value(x) for x in v["items"]]
                if kind == "integer": return int(v["value"])
                if kind == "real": return float(v["value"])
                if kind == "uid": return {"CF$UID": int(v["value"])}
                return v.get("value")

            def same(a, b):
                if type(a) is not type(b): return False
                if isinstance(a, dict): return list(a) == list(b) and all(same(a[k], b[k]) for k in a)
                if isinstance(a, list): return len(a) == len(b) and all(map(same, a, b))
                return repr(a) == repr(b)

            tagged, plain = (json.loads(x) for x in sys.stdin.buffer.read().split(b"\\0"))
            bad = [i for i, (t, p) in enumerate(zip(tagged, plain)) if not same(value(t), p)]
            print(len(tagged), len(plain), bad)
            """
        var tagged = ByteWriter()
        var plain = ByteWriter()
        for seed in 0..<300 as Range<UInt64> {
            let document = RandomDocument.make(seed: seed, hasDuplicateKeys: true, isFinite: true)
            let separator = seed == 0 ? UInt8(ascii: "[") : UInt8(ascii: ",")
            tagged.append(separator)
            plain.append(separator)
            TaggedJSONWriter.write(document, to: &tagged, style)
            try JSONStream.write(document, to: &plain, JSONOptions(style: style))
        }
        let input = tagged.bytes() + Array("]\u{0}".utf8) + plain.bytes() + Array("]".utf8)
        let outcome = try #require(ExternalTool.python).run(["-c", script], input: input)
        #expect(String(decoding: outcome.output, as: UTF8.self) == "300 300 []\n")
    }

    @Test(.enabled(if: ExternalTool.python != nil))
    func layoutIsThatOfPython() throws {
        let script = """
            import json, sys
            for text in sys.stdin.buffer.read().split(b"\\0")[:-1]:
                json.dump(json.loads(text), sys.stdout, indent=2, ensure_ascii=False, sort_keys=True)
                print()
            """
        var plain = ByteWriter()
        var sorted = ByteWriter()
        for seed in 0..<100 as Range<UInt64> {
            let document = RandomDocument.make(seed: seed, isFinite: true)
            try JSONStream.write(document, to: &plain)
            plain.append(0)
            try JSONStream.write(document, to: &sorted, sortKeys: true)
        }
        let outcome = try #require(ExternalTool.python).run(
            ["-X", "utf8", "-c", script],
            input: plain.bytes()
        )
        #expect(sorted.totalCount > 10_000)
        #expect(outcome.output == sorted.bytes())
    }

    @Test func aDuplicateKeyStopsTheStreamAtItsPlace() throws {
        let text =
            #"{"type":"dict","entries":[["a",{"type":"null"}],["b",{"type":"null"}],["a",{"type":"null"}]]}"#
        let document = try document(text)
        let stream = JSONStream(to: ByteWriter(), JSONOptions(style: .compact))
        let duplicate = document.children(0).map { $0 }[2]
        let isDone = unsafe replayAsItStands(document, stream.events)
        #expect(!isDone)
        #expect(stream.failure?.reason == .duplicateKey)
        #expect(stream.failure?.offset == document.range(duplicate).lowerBound)
        var out = stream.finish()
        #expect(String(decoding: out.bytes(), as: UTF8.self) == #"{"a":null,"b":null"#)
        let restarted = out.restart()
        #expect(restarted)
        try JSONStream.write(document, to: &out, JSONOptions(style: .compact))
        #expect(String(decoding: out.bytes(), as: UTF8.self) == "{\"a\":null,\"b\":null}\n")
    }

    @Test func equalKeysOfDifferentDictsAreNoDuplicates() throws {
        let inner = #"{"type":"dict","entries":[["a",{"type":"null"}]]}"#
        let text = #"{"type":"dict","entries":[["a",\#(inner)],["b",\#(inner)],["",\#(inner)]]}"#
        let document = try document(text)
        let stream = JSONStream(to: ByteWriter(), JSONOptions(style: .compact))
        let isDone = unsafe replayAsItStands(document, stream.events)
        #expect(isDone)
        let out = stream.finish()
        #expect(
            String(decoding: out.bytes(), as: UTF8.self) == #"{"a":{"a":null},"b":{"a":null},"":{"a":null}}"#
                + "\n"
        )
    }

    @Test(
        arguments: [
            (#"{"type":"real","value":"nan"}"#, JSONOptions.NonFinite.null, "null"),
            (#"{"type":"real","value":"nan"}"#, .string, "\"NaN\""),
            (#"{"type":"real","value":"inf"}"#, .string, "\"Infinity\""),
            (#"{"type":"real","value":"-inf"}"#, .string, "\"-Infinity\""),
        ]
    )
    func nonFiniteRealsAreWrittenAsAsked(text: String, choice: JSONOptions.NonFinite, json: String) throws {
        var out = ByteWriter()
        try JSONStream.write(try document(text), to: &out, JSONOptions(nonFinite: choice))
        #expect(String(decoding: out.bytes(), as: UTF8.self) == json + "\n")
    }

    @Test(
        arguments: [
            (#"{"type":"date","value":"2024-02-29T12:34:56Z"}"#, JSONStream.Failure.Reason.date),
            (#"{"type":"data","value":"AP8="}"#, .data), (#"{"type":"real","value":"-inf"}"#, .notFinite),
        ]
    )
    func whatJSONHasNotIsRefusedWhenAsked(text: String, reason: JSONStream.Failure.Reason) throws {
        let inArray = #"{"type":"array","items":[\#(text)]}"#
        let document = try document(inArray)
        var out = ByteWriter()
        let failure = try #require(throws: JSONStream.Failure.self) {
            try JSONStream.write(document, to: &out, JSONOptions(nonJSON: .error))
        }
        #expect(failure.reason == reason)
        #expect(failure.offset == 25)
    }

    @Test func datesAndDataAreText() throws {
        let text = """
            {"type":"array","items":[{"type":"date","value":"+12345-01-02T03:04:05.25Z"},
            {"type":"data","value":""},{"type":"data","value":"YWJj"}]}
            """
        var out = ByteWriter()
        try JSONStream.write(try document(text), to: &out, JSONOptions(style: .compact))
        #expect(
            String(decoding: out.bytes(), as: UTF8.self) == #"["+12345-01-02T03:04:05.25Z","","YWJj"]"# + "\n"
        )
    }

    /// A hundred thousand keys, all different, then one again.
    @Test func aWideDictCostsWhatItsKeysCost() throws {
        var builder = DocumentBuilder()
        builder.begin(.dict, at: 0)
        for number in 0..<100_001 {
            Array("k\(number % 100_000)".utf8).withSpan { builder.addText(.key, $0, at: 0..<0) }
            builder.addScalar(.integer, bits: UInt64(number), at: 0..<0)
        }
        builder.end(at: 0)
        let document = builder.finish(format: .xml, encoding: "UTF-8")
        var out = ByteWriter()
        try JSONStream.write(document, to: &out, JSONOptions(style: .compact))
        let bytes = out.bytes()
        #expect(bytes.starts(with: Array(#"{"k0":100000,"k1":1,"k2":2,"#.utf8)))
        #expect(bytes.suffix(16) == Array("\"k99999\":99999}\n".utf8))
    }

    @Test func depthCostsNoStack() throws {
        let depth = 200_000
        var builder = DocumentBuilder()
        for _ in 0..<depth { builder.begin(.array, at: 0) }
        for _ in 0..<depth { builder.end(at: 0) }
        let document = builder.finish(format: .xml, encoding: "UTF-8")
        var out = ByteWriter()
        try JSONStream.write(document, to: &out, JSONOptions(style: .compact), sortKeys: true)
        #expect(out.totalCount == 2 * depth + 1)
        #expect(document.hasSameValue(as: document))
    }

    private func document(_ text: String) throws -> Document {
        let reading = TaggedReader.read(Array(text.utf8))
        return try #require(reading.document, "\(reading.findings)")
    }

    /// What a reader would tell: duplicate keys as they come.
    @unsafe private func replayAsItStands(_ document: Document, _ events: PropertyListEvents) -> Bool {
        var open: [(node: Int, end: Int)] = []
        for node in 0...document.count {
            while let (container, end) = open.last, end == node {
                let kind = document.kind(container).rawValue
                guard unsafe events.end(events.context, kind, document.range(container).upperBound) else {
                    return false
                }
                open.removeLast()
            }
            guard node < document.count else { break }
            let kind = document.kind(node)
            let range = document.range(node)
            if kind.isContainer {
                guard unsafe events.begin(events.context, kind.rawValue, range.lowerBound) else {
                    return false
                }
                open.append((node, document.next(after: node)))
            } else if kind == .key {
                let bytes = Array(document.string(node).utf8)
                let began = unsafe withUnsafePointer(to: 0) {
                    unsafe events.beginText(events.context, kind.rawValue, range.lowerBound, $0, 0)
                }
                guard began else { return false }
                // Byte by byte, as slowly as a reader may.
                for byte in bytes {
                    let went = unsafe withUnsafePointer(to: byte) {
                        unsafe events.text(events.context, $0, 1)
                    }
                    guard went else { return false }
                }
                guard unsafe events.endText(events.context, kind.rawValue, range.upperBound) else {
                    return false
                }
            } else {
                let bits = UInt64(0)
                guard
                    unsafe events.scalar(
                        events.context,
                        kind.rawValue,
                        bits,
                        range.lowerBound,
                        range.upperBound
                    )
                else { return false }
            }
        }
        return true
    }
}
