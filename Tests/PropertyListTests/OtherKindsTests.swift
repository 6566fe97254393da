import PickDiagnostics
import PropertyList
import TestTools
import Testing

/// Files that are no property lists are named as what they are, whatever their encoding.
@Suite struct OtherKindsTests {
    static let texts: [(text: String, words: String)] = [
        ("{\"a\": 1}", "JSON"), ("[1, 2]", "JSON"), (" [\"北京\"]", "JSON"), ("{\"type\":\"array\"", ""),
        ("{ a = 1; }", "OpenStep"), ("(a, b)", "OpenStep"), ("// !$*UTF8*$!\n{ a = b; }", "OpenStep"),
        ("/* 北京 */ { a = b; }", "OpenStep"), ("\n{ 北 = 京; }", "OpenStep"),
        ("<html><body>404</body></html>", "HTML"), ("<!DOCTYPE html>\n<html/>", "HTML"), ("\n<HTML>", "HTML"),
    ]
    /// As Python names them: with a byte order mark, and without.
    static let encodings = [
        "utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be",
    ]

    private static func encode(_ text: String, _ name: String) throws -> [UInt8]? {
        let line = "import sys; sys.stdout.buffer.write(sys.stdin.buffer.read().decode().encode(sys.argv[1]))"
        return try ExternalTool.python?.run(["-c", line, name], input: Array(text.utf8)).output
    }

    @Test(arguments: texts, encodings)
    func areNamed(_ sample: (text: String, words: String), _ encoding: String) throws {
        guard let bytes = try Self.encode(sample.text, encoding), !sample.words.isEmpty else { return }
        let reading = PropertyListReader.read(bytes)
        #expect(reading.document == nil)
        #expect(reading.findings.map(\.code) == [.notXml])
        let finding = try #require(reading.findings.first)
        #expect(finding.message.contains(sample.words))
        let source = try #require(reading.source)
        let start = try #require(finding.range).lowerBound
        let place = try #require(source.position(of: start))
        let blank = sample.text.prefix { $0 == "\n" || $0 == " " }
        #expect(place.line == (blank == "\n" ? 2 : 1))
        #expect(place.column == (blank == " " ? 2 : 1))
    }

    @Test(arguments: encodings.filter { !["utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"].contains($0) })
    func plainTextAndNothingAreNamed(_ encoding: String) throws {
        for (text, code) in [
            ("北京 said hello", DiagnosticCode.notXml), (" \n ", .emptyFile), ("", .emptyFile),
        ] {
            guard let bytes = try Self.encode(text, encoding) else { return }
            #expect(PropertyListReader.read(bytes).findings.map(\.code) == [code], "\(text)")
        }
        if let bytes = try Self.encode("\"Cancel\" = \"取消\";", encoding) {
            let finding = PropertyListReader.read(bytes).findings.first
            #expect(finding?.message.contains("OpenStep") == true)
        }
    }

    @Test(arguments: [
        ("PK\u{3}\u{4}\u{14}", "ZIP"), ("\u{FF}\u{D8}\u{FF}\u{E0}\0\u{10}JFIF", "picture"),
        ("\u{89}PNG\r\n\u{1A}\n\0\0\0\rIHDR", "picture"), ("\u{7F}ELF\u{2}\u{1}", "program"),
        ("\u{1B}[1mplain text", "plain text"),
    ])
    func bytesThatAreNoTextAreNotCalledText(_ latin1: String, _ words: String) throws {
        let bytes = latin1.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        let finding = try #require(PropertyListReader.read(bytes).findings.first)
        #expect(finding.code == .notXml)
        #expect(finding.message.contains(words))
    }

    @Test func jsonThatIsTaggedIsFaultyTaggedJSON() {
        let reading = PropertyListReader.read(Array(#"{"type": "array"}"#.utf8))
        #expect(reading.findings.map(\.code) == [.taggedJson])
    }

    /// What CoreFoundation refuses is said of a property list that is read here.
    @Test(arguments: encodings) func wideEncodingsWithoutAMarkAreRefusedByApple(_ encoding: String) throws {
        let isWide = encoding.hasPrefix("utf-16") || encoding.hasPrefix("utf-32")
        let isRefused = encoding.hasSuffix("e")
        for declaration in [
            "", "<?xml version=\"1.0\" encoding=\"\(isWide ? encoding.prefix(6) : "utf-8")\"?>\n",
        ] {
            let text = declaration + "<!DOCTYPE plist>\n<plist version=\"1.0\"><string>北京</string></plist>\n"
            guard let bytes = try Self.encode(text, encoding) else { return }
            let reading = PropertyListReader.read(bytes)
            #expect(reading.document != nil)
            #expect(reading.findings.contains { $0.code == .appleRejects } == isRefused)
            guard let plutil = ExternalTool.plutil else { continue }
            #expect(
                (try plutil.run(["-convert", "xml1", "-o", "-", "-"], input: bytes).status != 0) == isRefused
            )
        }
    }
}
