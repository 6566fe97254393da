import Foundation
import PickBytes
import PickExport
import PickJSON
import PropertyList
import Testing

/// The values of `emit/json-cases.json`, written as JSON.
@Suite struct EmitTests {
    @Test(arguments: try EmitCase.json())
    func writesJSONAsExpected(_ item: EmitCase) throws {
        let document = try #require(PropertyListReader.read(item.value).document)
        var out = ByteWriter()
        guard item.json != "ERROR" else {
            #expect(throws: JSONStream.Failure.self) { try Self.write(document, to: &out) }
            return
        }
        try Self.write(document, to: &out)
        let written = String(decoding: out.bytes(), as: UTF8.self)
        if let json = item.json, json != "POLICY" {
            #expect(Array(written.utf8) == Array((json + "\n").utf8))
        } else {
            // Any text that reads back the same.
            let read = try JSONDecoder().decode(String.self, from: Data(written.utf8))
            let text = try item.text()
            #expect(Array(read.utf8) == Array(text.utf8))
        }
    }

    private static func write(_ document: Document, to out: inout ByteWriter) throws {
        try JSONStream.write(document, to: &out, JSONOptions(style: .compact))
    }
}

/// One case of `emit/json-cases.json`.
struct EmitCase: Sendable, CustomTestStringConvertible {
    let name: String
    /// The value as tagged JSON.
    let value: [UInt8]
    /// The text to write; nil when several are right.
    let json: String?

    var testDescription: String { name }

    static func json() throws -> [EmitCase] {
        let file = ConformanceCase.root.appending(path: "emit/json-cases.json")
        let cases = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]]
        return try #require(cases).map { fields in
            // The uid's rule is a JSON object, which its note spells out.
            let isUID = fields["name"] as? String == "uid"
            return EmitCase(
                name: try #require(fields["name"] as? String),
                value: [UInt8](try JSONSerialization.data(withJSONObject: try #require(fields["value"]))),
                json: isUID ? fields["note"] as? String : fields["json"] as? String
            )
        }
    }

    /// The text of a value that JSON writes as a string.
    func text() throws -> String {
        struct Leaf: Decodable { let value: String }
        return try JSONDecoder().decode(Leaf.self, from: Data(value)).value
    }
}
