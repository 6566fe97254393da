import PickBytes
import PickDiagnostics
import PickExport
import PickJSON
import PropertyList
import TestTools
import Testing

/// The conformance cases of JSON output.
@Suite struct EmitTests {
    @Test(arguments: try EmitCase.all())
    func writesWhatTheCaseSays(_ item: EmitCase) throws {
        let reading = TaggedReader.read(item.value)
        let document = try #require(reading.document, "\(reading.findings)")
        var out = ByteWriter()
        let options = JSONOptions(style: .compact)
        if item.json == "ERROR" {
            let failure = try #require(throws: JSONStream.Failure.self) {
                try JSONStream.write(document, to: &out, options)
            }
            #expect(failure.reason == .notFinite)
            return
        }
        try JSONStream.write(document, to: &out, options)
        let written = String(decoding: out.bytes(), as: UTF8.self)
        switch item.json {
        case "POLICY":
            let policies = [
                "date": "\"2024-02-29T12:34:56Z\"\n", "data": "\"AP8=\"\n", "uid": "{\"CF$UID\":1}\n",
            ]
            #expect(written == policies[item.name])
        case .some(let json): #expect(Array(written.unicodeScalars) == Array((json + "\n").unicodeScalars))
        case nil: #expect(try JSONReader.read(out.bytes()).string(0) == document.string(0))
        }
    }

    @Test func noCaseIsMissing() throws {
        #expect(try EmitCase.all().count == 26)
    }
}

struct EmitCase: Sendable, CustomTestStringConvertible {
    let name: String
    /// The value, as tagged JSON.
    let value: [UInt8]
    /// What to write; nil for any text that reads back.
    let json: String?

    var testDescription: String { name }

    static func all() throws -> [EmitCase] {
        let file = try JSONReader.read(try Fixture.bytes("Conformance/emit/json-cases.json"))
        return try file.children(file.root).map { item in
            let name = try #require(file.value(item, forKey: "name"))
            let value = try #require(file.value(item, forKey: "value"))
            let json = try #require(file.value(item, forKey: "json"))
            return EmitCase(
                name: file.string(name),
                value: Array(file.bytes[file.range(value)]),
                json: file.kind(json) == .null ? nil : file.string(json)
            )
        }
    }
}
