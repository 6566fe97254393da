import PickDiagnostics
import PropertyList
import Testing

/// What is found behind faults that have a mechanical repair.
@Suite struct ReadingOnTests {
    private static let twoKeys = "<key>k</key><true/><key>k</key><false/>"

    private static func read(_ body: String) -> (reading: PropertyListReading, text: [UInt8]) {
        let text = Array(made(body).utf8)
        return (PropertyListReader.read(text), text)
    }

    private static func made(_ body: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist>\n<plist version=\"1.0\">\(body)</plist>\n"
    }

    @Test(arguments: ["--", "x--y", "---", "----", "- --- -", "北--京"])
    func showsWhatStandsBehindABadComment(_ comment: String) throws {
        // A short comment, and one of which little is read on.
        for text in [comment, String(repeating: comment + " ", count: 400) + comment] {
            let (reading, bytes) = Self.read("<dict><!--\(text)-->\(Self.twoKeys)</dict>")
            #expect(reading.findings.map(\.code) == [.commentSyntax, .duplicateKey])
            let second = try #require(reading.findings.last?.range)
            #expect(bytes[second].starts(with: "<key>k</key>".utf8))
            #expect(bytes[..<second.lowerBound].suffix(7).elementsEqual("<true/>".utf8))

            let edits = try #require(reading.findings.first?.fixes.first?.edits)
            let mended = Fix.apply(edits, to: bytes)
            #expect(PropertyListReader.read(mended).findings.map(\.code) == [.duplicateKey])
            let words = mended.filter { $0 != 0x20 }
            #expect(words == bytes.filter { $0 != 0x20 }, "only spaces are added")
        }
    }

    @Test func showsEightCommentsAndTwoKeysAtOnce() {
        let comments = String(repeating: "<!-- a -- b -->", count: 8)
        let (reading, _) = Self.read("<dict>\(comments)\(Self.twoKeys)<key>k</key><true/></dict>")
        #expect(reading.findings.filter { $0.code == .commentSyntax }.count == 8)
        #expect(reading.findings.filter { $0.code == .duplicateKey }.count == 2)
        #expect(reading.findings.count == 10)
    }

    @Test func keepsWhatCouldBeReadOfAFaultyFile() throws {
        let (reading, bytes) = Self.read("<array><!-- a -- b --><!-- note --><string>x & y</string></array>")
        #expect(reading.document == nil)
        let remains = try #require(reading.remains)
        #expect(remains.document.comments.map(\.text) == [" a - - b ", " note "])
        let places = remains.document.comments.map {
            String(decoding: bytes[remains.source($0.range)], as: UTF8.self)
        }
        #expect(places == ["<!-- a -- b -->", "<!-- note -->"])
        let string = remains.source(remains.document.range(remains.document.root + 1))
        #expect(String(decoding: bytes[string], as: UTF8.self) == "<string>x & y</string>")
    }

    @Test func keepsNothingBesideADocument() {
        let (reading, _) = Self.read("<array/>")
        #expect(reading.document != nil && reading.remains == nil)
    }

    /// A value without a key is given one to read on with, which is nobody's duplicate.
    @Test(arguments: [
        "<true/><true/>", "<key></key><true/><true/>", "text <true/> text <true/>",
        "<true/><key>\u{E9}</key>",
    ])
    func saysNothingOfKeysThatAreMadeUp(_ entries: String) {
        let (reading, _) = Self.read("<dict>\(entries)</dict>")
        #expect(!reading.findings.isEmpty)
        #expect(!reading.findings.contains { $0.code == .duplicateKey })
    }
}
