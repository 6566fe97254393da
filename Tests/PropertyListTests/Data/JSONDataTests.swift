import Foundation
import PickDiagnostics
import PropertyList
import TestTools
import Testing

/// A text of `Fixtures/JSON` and what is right for it.
struct JSONVerdict: Sendable, CustomTestStringConvertible {
    let name: String
    let code: String?
    let line: Int
    let column: Int

    var testDescription: String { name }

    static let all: [JSONVerdict] = {
        let table = (try? Fixture.bytes("JSON/verdicts.tsv")) ?? []
        return String(decoding: table, as: UTF8.self).split(separator: "\n").dropFirst().map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return JSONVerdict(
                name: cells[0],
                code: cells[1].isEmpty ? nil : cells[1],
                line: Int(cells[2]) ?? 0,
                column: Int(cells[3]) ?? 0
            )
        }
    }()
}

@Suite struct JSONDataTests {
    @Test func thereAreTexts() { #expect(JSONVerdict.all.count > 50) }

    @Test(arguments: JSONVerdict.all)
    func readsWhatIsJSONAndSaysWhereItIsNot(_ verdict: JSONVerdict) throws {
        let bytes = try Fixture.bytes("JSON/\(verdict.name).json")
        let reading = DataReader.read(bytes, name: "\(verdict.name).json")
        #expect(reading.findings.first?.code.name == verdict.code)
        if verdict.name.hasPrefix("y_") { #expect(reading.document != nil) }
        if verdict.name.hasPrefix("n_") { #expect(reading.document == nil) }
        guard verdict.code != nil else { return }
        let source = try #require(reading.source)
        let offset = try #require(reading.findings.first?.range?.lowerBound)
        let position = try #require(source.position(of: offset))
        #expect(position.line == verdict.line)
        #expect(position.column == verdict.column)
    }

    @Test func keepsOrderTypesAndPlaces() throws {
        let text = #"{"b":[1,-2,1.5,18446744073709551615],"a":{"t":true,"f":false,"n":null,"s":"\u6c34"}}"#
        let document = try #require(DataReader.read(Array(text.utf8)).document)
        #expect(document.format == .json)
        #expect(
            (0..<document.count).map { document.kind($0) } == [
                .dict, .key, .array, .integer, .integer, .real, .unsignedInteger, .key, .dict, .key, .true,
                .key,
                .false, .key, .null, .key, .string,
            ]
        )
        let places = (0..<document.count).map {
            String(decoding: Array(text.utf8)[document.range($0)], as: UTF8.self)
        }
        #expect(Array(places[1...5]) == ["\"b\"", "[1,-2,1.5,18446744073709551615]", "1", "-2", "1.5"])
        #expect(document.string(document.count - 1) == "水")
    }

    @Test(arguments: ["[1]", " \n{\"a\":1}", "{}", "{ }", "[\n"])
    func isRecognizedByItsContent(_ text: String) {
        #expect(DataReader.read(Array(text.utf8)).findings.allSatisfy { $0.code == .jsonSyntax })
    }

    @Test func textsNeedANameThatSaysJSON() {
        #expect(DataReader.read(Array("\"a\"".utf8)).findings.map(\.code) == [.notXml])
        #expect(DataReader.read(Array("\"a\"".utf8), name: "A.JSON").document?.string(0) == "a")
    }

    @Test func aPropertyListStaysOneWhateverItsName() {
        let xml = Array("<plist version=\"1.0\"><array/></plist>".utf8)
        #expect(DataReader.read(xml, name: "a.json").document?.format == .xml)
        #expect(DataReader.read(xml, name: "a.csv").document?.format == .xml)
    }
}
