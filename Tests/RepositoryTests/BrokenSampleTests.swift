import Foundation
import Testing

/// The broken files of the README's tour, each with the one fault that it is there for.
@Suite struct BrokenSampleTests {
    static let folder = "SampleData/broken"

    @Test func theTableNamesEachFile() throws {
        let named = try Repository.rows("\(Self.folder)/EXPECTED.tsv").map { "\(Self.folder)/\($0[0])" }
        #expect(Repository.propertyLists(below: [Self.folder]) == named.sorted())
    }

    @Test func eachFaultIsFoundAtItsCause() throws {
        for row in try Repository.rows("\(Self.folder)/EXPECTED.tsv") {
            let path = "\(Self.folder)/\(row[0])"
            let validation = try Validation([path], kind: "auto")
            #expect(validation.run.status == 1, "\(path)")
            let first = validation.errors[path]?.first
            let place = first.map { [$0.line, $0.column].map { $0.map(String.init) ?? "-" } + [$0.code] }
            #expect(place == Array(row[1...]), "\(path)")
        }
    }

    @Test func theSamplesThemselvesAreRight() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path + "/SampleData")
        let paths = names.filter { $0.hasSuffix(".plist") }.sorted().map { "SampleData/\($0)" }
        #expect(try Run(Repository.pickdata, ["validate"] + paths).status == 0)
    }
}
