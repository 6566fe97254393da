import PickDiagnostics
import PropertyList
import Testing

@Suite struct BinaryReaderTests {
    @Test func nodesHaveTheBytesOfTheirObjects() throws {
        // Objects at 8 (dict), 11 (key), 13 (array), 16 (integer, twice in the array).
        let file = BinaryBytes(
            BinaryBytes.dict([(1, 2)]),
            BinaryBytes.ascii("k"),
            BinaryBytes.array([3, 3]),
            [0x10, 7]
        )
        let document = try #require(BinaryReader.read(file.bytes).document)
        #expect((0..<document.count).map(document.range) == [8..<11, 11..<13, 13..<16, 16..<18, 16..<18])
        #expect(document.format == .binary)
        #expect(document.encoding == nil)
    }

    @Test(arguments: [
        ("bplist", true), ("bpl", true), ("bplist00", true), (" \nbplist00", true),
        ("\u{FEFF}bplist00", true),
        ("<?xml", false), ("", false), ("{}", false), ("b = 1;", false), ("   ", false),
    ])
    func recognizesWhatIsMeantAsBinary(_ text: String, _ isBinary: Bool) {
        #expect(BinaryReader.recognizes(Array(text.utf8)) == isBinary)
    }

    @Test func recognizesAFileByItsTrailerWhenTheMagicIsDamaged() {
        var bytes = BinaryBytes([0x09]).bytes
        bytes[0] = UInt8(ascii: "x")
        #expect(BinaryReader.recognizes(bytes))
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8, 16])
    func readsEverySizeOfOffsets(_ size: Int) throws {
        var file = BinaryBytes(BinaryBytes.array([1]), BinaryBytes.ascii("here"))
        file.offsetSize = size
        let reading = BinaryReader.read(file.bytes)
        #expect(try #require(reading.document).string(1) == "here")
        #expect(reading.findings.map(\.code.name) == (size == 16 ? ["bplist-trailer"] : []))
    }

    @Test(arguments: [9, 15, 17, 255])
    func refusesOtherSizesOfOffsets(_ size: Int) {
        var file = BinaryBytes([0x09])
        file.offsetSize = size
        let bytes = file.bytes
        let findings = BinaryReader.read(bytes).findings
        #expect(findings.map(\.code.name) == ["trailer"])
        #expect(findings.first?.range?.lowerBound == bytes.count - 26)
    }

    @Test func refusesASixteenByteOffsetBeyondSixtyFourBits() {
        var file = BinaryBytes([0x09])
        file.offsetSize = 16
        var bytes = file.bytes
        bytes[9] = 1
        #expect(BinaryReader.read(bytes).findings.first?.code == .objectOffset)
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8])
    func readsEverySizeOfReferences(_ size: Int) throws {
        var file = BinaryBytes(
            BinaryBytes.dict([(1, 2), (2, 1)], size: size),
            BinaryBytes.ascii("a"),
            BinaryBytes.utf16("é")
        )
        file.referenceSize = size
        let document = try #require(BinaryReader.read(file.bytes).document)
        #expect((1..<5).map(document.string) == ["a", "é", "é", "a"])
    }

    @Test func twoHundredFiftySixObjectsAreTooManyForAppleWithOneByteReferences() {
        for count in [255, 256, 257] {
            let items = (1..<count).map { [0x10, UInt8(truncatingIfNeeded: $0)] as [UInt8] }
            let file = BinaryBytes(objects: [BinaryBytes.array(Array(1..<count))] + items)
            let names = BinaryReader.read(file.bytes).findings.map(\.code.name)
            #expect(names == (count == 255 ? [] : count == 256 ? ["apple-rejects"] : ["trailer"]))
        }
    }

    @Test func readsTextOfAllPlanesInBothForms() throws {
        for text in [
            "", "a", "exactly8", "and nine.", "é", "北京", "𝒳y", "x😀", String(repeating: "省𠮷", count: 5000),
        ] {
            let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
            for object in [BinaryBytes.utf16(text)] + (isASCII ? [BinaryBytes.ascii(text)] : []) {
                let document = try #require(BinaryReader.read(BinaryBytes(object).bytes).document)
                #expect(Array(document.string(0).unicodeScalars) == Array(text.unicodeScalars))
            }
        }
    }

    @Test(arguments: 0..<24)
    func findsAHighByteWhereverItStands(_ place: Int) {
        for length in place + 1...24 {
            var text = [UInt8](repeating: 0x7F, count: length)
            text[place] = 0x80
            let object = BinaryBytes.counted(0x50, length, text)
            let finding = BinaryReader.read(BinaryBytes(object).bytes).findings.first
            #expect(finding?.code == .stringEncoding)
            #expect(finding?.range?.lowerBound == 8 + object.count - length + place)
        }
    }

    @Test(arguments: 0..<12, [[0xD800], [0xDFFF], [0xDBFF, 0xD800], [0xDC00, 0xD800]] as [[Int]])
    func findsALoneSurrogateWhereverItStands(_ place: Int, _ lone: [Int]) {
        for after in 0..<6 {
            let units =
                [Int](repeating: 0x5317, count: place) + lone + [Int](repeating: 0x2F800, count: after)
            let object = BinaryBytes.counted(0x60, units.count, units.flatMap { BinaryBytes.big($0, 2) })
            let finding = BinaryReader.read(BinaryBytes(object).bytes).findings.first
            #expect(finding?.code == .stringEncoding)
            #expect(finding?.range?.lowerBound == 8 + object.count - 2 * (units.count - place))
        }
    }
}
