import Foundation
import PickBytes
import PickExport
import PickModel
import PropertyList
import TestTools
import Testing

@Suite struct BundleTests {
    private static let regions =
        #"[{"name":"Aa","code":"110000","pinyin":"a","children":[{"name":"Bb, \"q\"","code":"110100","children":[]}]},{"name":"Cc","code":"330000","children":[{"name":"Dd","code":"330100"}]}]"#
    private static let menu = #"[["Aa","Bb"],["Cc"]]"#
    private static let titled = #"[{"title":"Fruit","items":["Aa","Bb"]},{"title":"Drink","items":["Cc"]}]"#

    private static func files(_ text: String) throws -> [(name: String, bytes: [UInt8])] {
        let document = try #require(DataReader.read(Array(text.utf8)).document)
        let dataset = try #require(DatasetRecognizer.recognize(document).dataset)
        var facts = DatasetFacts()
        facts.name = "Places | \"of\" \n a test"
        facts.asOf = "2024-12-31"
        let data = try BundleFormat.allCases.map { try $0.file(dataset) }
        return DatasetBundle.files(data, of: dataset, source: Array(text.utf8), facts: facts, tool: "0.0.0")
    }

    @Test(arguments: [regions, menu, titled])
    func isWholeAndTheSameEachTime(_ text: String) throws {
        let files = try Self.files(text)
        #expect(BundleCheck.problems(files) == [])
        let again = try Self.files(text)
        #expect(files.map(\.name) == again.map(\.name))
        #expect(files.map(\.bytes) == again.map(\.bytes))
        #expect(files.map(\.name) == files.map(\.name).sorted())
    }

    /// One bit in any file, its name, and a file too many or too few are found.
    @Test func everyChangedBitIsFound() throws {
        let files = try Self.files(Self.regions)
        var random = SeededGenerator(seed: 11)
        for index in files.indices {
            let count = files[index].bytes.count
            let flips = count < 600 ? count : 300
            for flip in 0..<flips {
                var changed = files
                let place = count < 600 ? flip : Int.random(in: 0..<count, using: &random)
                changed[index].bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                #expect(!BundleCheck.problems(changed).isEmpty, "\(files[index].name) byte \(place)")
            }
            var fewer = files
            fewer.remove(at: index)
            #expect(!BundleCheck.problems(fewer).isEmpty, "without \(files[index].name)")
            var cut = files
            cut[index].bytes.removeLast()
            #expect(!BundleCheck.problems(cut).isEmpty, "\(files[index].name) cut off")
        }
        #expect(!BundleCheck.problems(files + [("more.txt", [])]).isEmpty)
        #expect(!BundleCheck.problems([]).isEmpty)
    }

    /// What was changed is named, and nothing that is as it was.
    @Test func onlyWhatWasChangedIsBlamed() throws {
        let files = try Self.files(Self.regions)
        func problems(_ name: String, _ change: (inout [UInt8]) -> Void) throws -> [String] {
            var changed = files
            change(&changed[try #require(files.firstIndex { $0.name == name })].bytes)
            return BundleCheck.problems(changed).map { "\($0.file): \($0.message)" }
        }
        #expect(
            try problems("data.csv") { $0[3] ^= 1 } == [
                "data.csv: it was changed: its SHA-256 is not that of the manifest"
            ]
        )
        #expect(
            try problems("SHA256SUMS") { $0[0] = $0[0] == 0x30 ? 0x31 : 0x30 } == [
                "SHA256SUMS: its line for README.md has another SHA-256 than the file"
            ]
        )
        #expect(
            try problems("SHA256SUMS") { $0.removeFirst(76) }.first
                == "SHA256SUMS: it has no line for README.md"
        )
        let empty = try problems("SHA256SUMS") { $0 = [] }
        #expect(
            empty.count == files.count - 1
                && empty.allSatisfy { $0.hasPrefix("SHA256SUMS: it has no line for") }
        )
        let reversed = try problems("SHA256SUMS") { bytes in
            let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").reversed()
            bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
        }
        #expect(reversed.count == 1 && reversed[0].hasPrefix("SHA256SUMS: it is no list of sums"))
        #expect(
            try problems("manifest.json") { bytes in
                let text = String(decoding: bytes, as: UTF8.self)
                bytes = Array(text.replacing("\"data.csv\"", with: "\"data.json\"").utf8)
            }.contains("data.json: the manifest names it twice")
        )
    }

    /// Sums alone do not prove that the formats hold the same: here they are right, and the data are not.
    @Test func dataThatDoNotAgreeAreFound() throws {
        let document = try #require(DataReader.read(Array(Self.regions.utf8)).document)
        let dataset = try #require(DatasetRecognizer.recognize(document).dataset)
        let json = try BundleFormat.json.file(dataset)
        let csv = try BundleFormat.csv.file(dataset)
        let other = String(decoding: csv.bytes, as: UTF8.self).replacing("Dd", with: "Ee")
        let forged = BundleFile("data.csv", .data, format: "csv", Array(other.utf8))
        let files = DatasetBundle.files(
            [json, forged],
            of: dataset,
            source: [],
            facts: DatasetFacts(),
            tool: "0.0.0"
        )
        #expect(
            BundleCheck.problems(files).map(\.message) == [
                "it does not agree with data.json: row 4 is 'Ee' and not 'Dd'"
            ]
        )
    }

    @Test func theSchemasAreThoseOfTheRepository() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        for (name, text) in [("dataset", BundleSchemas.dataset), ("manifest", BundleSchemas.manifest)] {
            let file = root.appending(path: "Schemas/\(name).schema.json")
            #expect(try String(contentsOf: file, encoding: .utf8) == text)
        }
    }
}
