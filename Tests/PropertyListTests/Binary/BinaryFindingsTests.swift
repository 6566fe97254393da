import PickDiagnostics
import PropertyList
import Testing

@Suite struct BinaryFindingsTests {
    @Test func aDuplicateKeyIsReportedAtTheLaterPlaceWithANoteAtTheFirst() throws {
        let key = BinaryBytes.ascii("k")
        let file = BinaryBytes(
            BinaryBytes.dict([(1, 2), (3, 2), (1, 3)]),
            key,
            [0x10, 1],
            BinaryBytes.utf16("k")
        )
        let reading = BinaryReader.read(file.bytes)
        let found = reading.findings.filter { $0.code == .duplicateKey }
        #expect(found.map(\.range) == [10..<11, 11..<12])
        #expect(found.map { $0.notes.map(\.range) } == [[9..<10], [9..<10]])
        #expect(found.map(\.dataPath) == ["$.k", "$.k"])
        #expect(try #require(reading.document).count == 7)
    }

    @Test(arguments: [2, 16, 17, 400])
    func findsDuplicatesInDictsOfAnySize(_ count: Int) {
        // All keys are objects of their own; the last one has the text of the first.
        let keys = (0..<count).map { BinaryBytes.ascii($0 == count - 1 ? "key 0" : "key \($0)") }
        let pairs = (1...count).map { ($0, count + 1) }
        var file = BinaryBytes(objects: [BinaryBytes.dict(pairs, size: 2)] + keys + [[0x09]])
        file.referenceSize = 2
        let found = BinaryReader.read(file.bytes).findings.filter { $0.code == .duplicateKey }
        #expect(found.count == 1)
        #expect(found.first?.dataPath == "$[\"key 0\"]")
    }

    @Test func findsADuplicateKeyThatHasTwoEntriesInTheOffsetTable() {
        var file = BinaryBytes(BinaryBytes.dict([(1, 2), (3, 2)]), BinaryBytes.ascii("k"), [0x09], [])
        file.aliases = [3: 1]
        #expect(BinaryReader.read(file.bytes).findings.map(\.code) == [.duplicateKey, .appleDiffers])
    }

    @Test func keysThatOnlyLookTheSameAreKeptAndReported() throws {
        let file = BinaryBytes(
            BinaryBytes.dict([(1, 3), (2, 3)]),
            BinaryBytes.utf16("\u{E9}"),
            BinaryBytes.utf16("e\u{301}"),
            [0x08]
        )
        let reading = BinaryReader.read(file.bytes)
        #expect(reading.findings.map(\.code) == [.keysDifferOnlyByNormalization])
        #expect(try #require(reading.document).childCount(0) == 2)
    }

    @Test func allFaultsOfAFileComeInOneRun() {
        let file = BinaryBytes(
            BinaryBytes.array([1, 2, 3, 9, 4, 1]),
            [0x70],
            [0x51, 0xFF],
            BinaryBytes.array([3]),
            BinaryBytes.dict([(5, 5)]),
            [0x09]
        )
        let reading = BinaryReader.read(file.bytes)
        #expect(reading.document == nil)
        #expect(
            reading.findings.map(\.code.name)
                == ["object-ref", "marker", "string-encoding", "cycle", "key-type"]
        )
        #expect(reading.findings.map(\.dataPath) == ["$[3]", "$[0]", "$[1]", "$[2][0]", "$[4]"])
    }

    @Test func aThousandFaultsEndTheReading() {
        let bad = [[UInt8]](repeating: [0x70], count: 3000)
        var file = BinaryBytes(objects: [BinaryBytes.array(Array(1...3000), size: 2)] + bad)
        file.referenceSize = 2
        let findings = BinaryReader.read(file.bytes).findings
        #expect(findings.count == 1001)
        #expect(findings.last?.code == .tooManyFindings)
    }

    @Test func lintsWithoutEndAreCountedAndNotListed() throws {
        let dates = (0..<2000).map { [0x33] + BinaryBytes.big(Int((Double($0) + 0.5).bitPattern), 8) }
        var file = BinaryBytes(objects: [BinaryBytes.array(Array(1...2000), size: 2)] + dates)
        file.referenceSize = 2
        let reading = BinaryReader.read(file.bytes)
        #expect(reading.document != nil)
        #expect(reading.findings.map(\.code) == [.dateFraction])
        #expect(try #require(reading.findings.first).message.hasSuffix(" 1999 more are not listed."))
    }

    @Test func overlapIsToldOfObjectsThatAreUsed() {
        // A string whose bytes are a string; the second entry is used or not.
        let inner: [UInt8] = [0x52, 0x51, 0x41]
        for (references, names) in [([1, 2], ["bplist-overlap"]), ([1, 1], [])] {
            var bytes = Array("bplist00".utf8) + [0xA2] + references.map { UInt8($0) } + inner
            bytes += [8, 11, 12, 0, 0, 0, 0, 0, 0, 1, 1]
            bytes += BinaryBytes.big(3, 8) + BinaryBytes.big(0, 8) + BinaryBytes.big(14, 8)
            #expect(BinaryReader.read(bytes).findings.map(\.code.name) == names)
        }
    }

    @Test func faultsAreInTheOrderOfTheFile() {
        let file = BinaryBytes(BinaryBytes.array([3, 1, 2]), [0x70], [0x71], [0x72])
        let places = BinaryReader.read(file.bytes).findings.compactMap { $0.range?.lowerBound }
        #expect(places == places.sorted())
        #expect(places.count == 3)
    }

    @Test(arguments: 1...8)
    func aCutTrailerIsToldFromAWrongOne(_ missing: Int) {
        let file = BinaryBytes(BinaryBytes.dict([(1, 2)]), BinaryBytes.ascii("k"), [0x10, 1])
        let finding = BinaryReader.read(Array(file.bytes.dropLast(missing))).findings.first
        #expect(finding?.code == .truncated)
    }

    @Test(arguments: [1, 100, 5000])
    func whatFollowsTheTrailerIsNamed(_ count: Int) {
        let right = BinaryBytes(BinaryBytes.dict([(1, 2)]), BinaryBytes.ascii("k"), [0x10, 1]).bytes
        let finding = BinaryReader.read(right + [UInt8](repeating: 0x0A, count: count)).findings.first
        #expect(finding?.code == .binaryTrailer)
        #expect(finding?.range == right.count..<right.count + count)
    }
}
