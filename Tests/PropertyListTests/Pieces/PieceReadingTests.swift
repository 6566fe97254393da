import Foundation
import PickBytes
import PickDiagnostics
import TestTools
import Testing

@testable import PropertyList

/// A document that is read in pieces is the one that is read whole, and so is what is said about it.
@Suite struct PieceReadingTests {
    /// How many random texts are read; `make pieces` asks for more.
    static let count = ProcessInfo.processInfo.environment["PICKDATA_PIECES"].flatMap(Int.init) ?? 1000

    @Test(arguments: 0..<10)
    func randomTextsAreReadAsInOnePiece(_ part: Int) throws {
        var cutCount = 0
        for number in 0..<Self.count / 10 {
            let seed = UInt64(part * 1_000_000 + number)
            let text = RandomXMLText.make(seed: seed)
            let pieces = try XMLReader.readInPieces(.bytes(text), .tiny(seed))
            guard let pieces else { continue }
            cutCount += 1
            let whole = try XMLReader.read(.bytes(text))
            if let difference = pieces.difference(from: whole) {
                Issue.record("seed \(seed): \(difference)")
                return
            }
        }
        // The others have a fault, or nothing to cut at.
        #expect(cutCount > Self.count / 10 / 5, "\(cutCount)")
    }

    @Test func aTextThatCannotBeCutIsReadWhole() throws {
        for seed in 0..<100 as Range<UInt64> {
            let text = RandomXMLText.make(seed: seed)
            let reading = try XMLReader.read(.bytes(text), .tiny(seed))
            #expect(try reading.difference(from: XMLReader.read(.bytes(text))) == nil, "seed \(seed)")
        }
    }

    /// Where the reading cannot go on in pieces, it goes on from the last good cut.
    @Test(
        arguments: [
            "<!-- </string>\n\t<string>x -->",
            "<string><![CDATA[</string>\n\t<string>]]></string>",
            "<?p </string>\n\t<string>?>",
            "<array><string>a</string>\n\t<string>b</string></array>",
        ]
    )
    func aCutAtAWrongPlaceIsNone(_ trap: String) throws {
        let plain = "<string>a</string>"
        let values = [plain, plain, trap, plain, plain]
        let text = Self.head + "<array>\n\t" + values.joined(separator: "\n\t") + "\n</array></plist>"
        let pieces = try #require(try XMLReader.readInPieces(.bytes(Array(text.utf8)), .tiny(0)))
        #expect(pieces.difference(from: try XMLReader.read(.bytes(Array(text.utf8)))) == nil)
        #expect(pieces.document != nil)
    }

    /// What has no cut nearby is no piece: it would stand in memory twice.
    @Test(arguments: [0, 1, 30], [false, true])
    func aLongPartWithoutACutIsReadInOnePiece(_ before: Int, _ hasFault: Bool) throws {
        let short = String(repeating: "\n\t<string>a</string>", count: before)
        let long = "\n\t<string>\(String(repeating: "x", count: 200_000))</string>"
        let rest = long + "\n\t<string>b</string>\(hasFault ? "<b/>" : "")\n\t<string>c</string>"
        let text = Array((Self.head + "<array>\(short)\(rest)\n</array></plist>").utf8)
        let whole = try XMLReader.read(.bytes(text))
        let pieces = try XMLReader.readInPieces(.bytes(text), .tiny(0))
        #expect((pieces == nil) == (hasFault || before == 0))
        if let pieces { #expect(pieces.difference(from: whole) == nil) }
        #expect(try XMLReader.read(.bytes(text), .tiny(0)).difference(from: whole) == nil)
    }

    /// What only a reading of the whole can tell is left to it.
    @Test(
        arguments: [
            ("<plist version=\"1.0\">", "<b/>", ""), ("<plist version=\"1.0\">", "&x;", ""),
            ("<plist version=\"1.0\">", "</array><array>", ""),
            ("<plist version=\"1.0\">", "<!-- \r -->", ""),
            ("<plist version=\"1.0\">", "", "<!-- --"), ("<plist version=\"1.0\">", "\0", ""),
            ("<plist version=\"1.0\">", "<string>\u{1}</string>", ""),
        ]
    )
    func whatIsInDoubtIsNotReadInPieces(_ plist: String, _ middle: String, _ end: String) throws {
        let values = String(repeating: "\n\t<string>a</string>", count: 20)
        let text = Array("\(plist)\n<array>\(values)\(middle)\(values)\n</array></plist>\(end)".utf8)
        #expect(try XMLReader.readInPieces(.bytes(text), .tiny(0)) == nil)
        #expect(
            try XMLReader.read(.bytes(text), .tiny(0)).difference(from: XMLReader.read(.bytes(text))) == nil
        )
    }

    @Test(arguments: ["", " xmlns=\"urn:x\"", " xmlns:a=\"urn:a\"", " a=\"b\""])
    func attributesOfTheRootAreNoDoubt(_ attributes: String) throws {
        let values = String(repeating: "\n\t<string>a</string>", count: 20)
        let text = Array("<plist version=\"1.0\"\(attributes)>\n<array>\(values)\n</array></plist>".utf8)
        let pieces = try #require(try XMLReader.readInPieces(.bytes(text), .tiny(0)))
        #expect(pieces.difference(from: try XMLReader.read(.bytes(text))) == nil)
        #expect(pieces.document != nil)
    }

    @Test(arguments: ["UTF-16", "GBK", "US-ASCII", "nonsense"])
    func otherEncodingsAreReadWhole(_ name: String) throws {
        let values = String(repeating: "\n\t<string>a</string>", count: 20)
        let text = "<?xml version=\"1.0\" encoding=\"\(name)\"?><plist><array>\(values)\n</array></plist>"
        #expect(try XMLReader.readInPieces(.bytes(Array(text.utf8)), .tiny(0)) == nil)
    }

    /// Warnings are listed up to the limit, as if they had come one by one.
    @Test(arguments: [900, 999, 1000, 1001, 3000])
    func theLimitOfFindingsIsThatOfTheWhole(_ count: Int) throws {
        let values = String(repeating: "\n\t<integer>007</integer>", count: count)
        let text = Array("<plist version=\"1.0\">\n<array>\(values)\n</array></plist>".utf8)
        let pieces = try #require(try XMLReader.readInPieces(.bytes(text), .tiny(4)))
        #expect(pieces.difference(from: try XMLReader.read(.bytes(text))) == nil)
        #expect(pieces.findings.count == min(count + 1, 1001))
    }

    /// Each piece has fewer than is allowed, and the whole has more.
    @Test(arguments: [(3000, true), (6000, false)])
    func namesAreCountedOverAllPieces(_ count: Int, _ isRead: Bool) throws {
        let plain = "\n\t<string>a</string>\n\t<string>a</string>"
        let values = (0..<count).map { "\n\t<string a\($0)=\"\">a</string>\(plain)" }.joined()
        let text = Array("<plist version=\"1.0\">\n<array>\(plain)\(values)\n</array></plist>".utf8)
        let pieces = try XMLReader.readInPieces(.bytes(text), .tiny(4))
        #expect((pieces != nil) == isRead)
        let whole = try XMLReader.read(.bytes(text))
        #expect((whole.document != nil) == isRead)
        if let pieces { #expect(pieces.difference(from: whole) == nil) }
    }

    @Test func aDuplicateKeyIsFoundAcrossPieces() throws {
        let pairs = (0..<50).map { "\n\t<key>k\($0 % 49)</key>\n\t<string>a</string>" }.joined()
        let text = Array((Self.head + "<dict>\(pairs)\n</dict></plist>").utf8)
        let pieces = try #require(try XMLReader.readInPieces(.bytes(text), .tiny(0)))
        #expect(pieces.findings.map(\.code.name) == ["duplicate-key"])
        #expect(pieces.difference(from: try XMLReader.read(.bytes(text))) == nil)
    }

    @Test func aFileIsReadAsBytesAre() throws {
        let values = String(repeating: "\n\t<string>北京</string>", count: 500)
        let text = Array((Self.head + "<array>\(values)\n</array></plist>").utf8)
        let file = FileManager.default.temporaryDirectory.appending(path: "pieces-\(UUID().uuidString).plist")
        try Data(text).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let path = file.path(percentEncoded: false)
        let pieces = try #require(try XMLReader.readInPieces(.file(path: path), .tiny(7)))
        #expect(pieces.difference(from: try XMLReader.read(.file(path: path))) == nil)
        #expect(pieces.document?.count == 501)
    }

    private static let head = """
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """
}

extension PieceSettings {
    /// Pieces of a few bytes, other ones for each seed.
    static func tiny(_ seed: UInt64) -> PieceSettings {
        var settings = PieceSettings(jobs: 2 + Int(seed % 3))
        settings.size = [16, 30, 64, 100, 200, 1000, 1][Int(seed % 7)]
        settings.smallestInput = 0
        return settings
    }
}
