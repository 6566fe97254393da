import Foundation
import PickModel
import PropertyList
import Testing

/// Every value of a file is in the data, or named: counted on the bytes of true files.
@Suite struct XMLLeafTests {
    @Test(arguments: RoundTripTests.fixtures)
    func allValuesOfAFixtureAreInTheDataOrNamed(_ layout: LayoutCase) throws {
        let (_, document) = try RoundTripTests.reread(layout.list.document)
        let recognition = DatasetRecognizer.recognize(document)
        guard recognition.dataset != nil else { return }
        #expect(LeafCount.missing(recognition, document) == [])
        // What is in no part is told.
        let isTold = !recognition.findings.isEmpty || recognition.reasons.contains { $0.contains("left out") }
        #expect(recognition.unplaced.isEmpty || isTold)
    }

    static let samples: [String] = {
        let root = URL(filePath: #filePath).pathComponents.dropLast(4)
        let folder = NSString.path(withComponents: Array(root)) + "/SampleData"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { $0.hasSuffix(".plist") }.map { "\(folder)/\($0)" }
    }()

    @Test func thereAreSamples() { #expect(Self.samples.count >= 5) }

    @Test(arguments: samples)
    func allValuesOfASampleAreInTheData(_ path: String) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
        let document = try #require(PropertyListReader.read(bytes).document)
        let recognition = DatasetRecognizer.recognize(document)
        #expect(recognition.dataset != nil)
        #expect(recognition.unplaced == [])
        #expect(LeafCount.missing(recognition, document) == [])
    }

    @Test(arguments: samples)
    func aSampleInXcodesFormStaysByteForByte(_ path: String) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
        let document = try #require(PropertyListReader.read(bytes).document)
        #expect(try PropertyListWriter.xml(document) == bytes)
    }
}
