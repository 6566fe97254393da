import PickDiagnostics
import PropertyList
import TestTools
import Testing

/// U+FEFF at the beginning of a text: CoreFoundation takes it for a byte order mark, and drops it.
@Suite struct LeadingMarkTests {
    private static let mark = "\u{FEFF}"

    static let cases: [(body: String, differs: Bool)] = [
        ("<string>\(mark)ab</string>", true), ("<string>\(mark)</string>", true),
        ("<string>\(mark)\(mark)ab</string>", true), ("<string>\(mark)a&amp;b</string>", true),
        ("<string>&#xFEFF;ab</string>", true), ("<string>&#65279;ab</string>", true),
        ("<string><![CDATA[\(mark)ab]]></string>", true), ("<string><![CDATA[]]>\(mark)ab</string>", true),
        ("<dict><key>\(mark)ab</key><true/></dict>", true),
        ("<dict><key>\(mark)ab</key><true/><key>ab</key><false/></dict>", true),
        ("<string>a\(mark)b</string>", false), ("<string>a<![CDATA[\(mark)b]]></string>", false),
        ("<string>&amp;\(mark)b</string>", false), ("<string> \(mark)b</string>", false),
        ("<string>\u{FEFD}b</string>", false), ("<string>\u{FF01}b</string>", false), ("<string/>", false),
        ("<data>77u/QQ==</data>", false),
    ]

    private static func file(_ body: String) -> [UInt8] {
        let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist>\n<plist version=\"1.0\">"
        return Array((head + body + "</plist>\n").utf8)
    }

    @Test(arguments: cases) func saysThatCoreFoundationReadsAnotherText(_ body: String, _ differs: Bool)
        throws
    {
        let bytes = Self.file(body)
        let reading = PropertyListReader.read(bytes)
        #expect(reading.document != nil)
        #expect(reading.findings.map(\.code) == (differs ? [.appleDiffers] : []))
        guard let range = reading.findings.first?.range else { return }
        let open = body.contains("<key>") ? "<key>" : "<string>"
        #expect(bytes[..<range.lowerBound].suffix(open.utf8.count).elementsEqual(open.utf8))
    }

    /// What `plutil` does is what the finding says.
    @Test(arguments: cases) func isWhatPlutilDoes(_ body: String, _ differs: Bool) throws {
        guard let plutil = ExternalTool.plutil else { return }
        let result = try plutil.run(["-convert", "binary1", "-o", "-", "-"], input: Self.file(body))
        let theirs = try #require(PropertyListReader.read(result.output).document)
        let ours = try #require(PropertyListReader.read(Self.file(body)).document)
        #expect(theirs.hasSameValue(as: ours) == !differs)
    }

    @Test func isKeptInBinary() throws {
        let document = try #require(
            PropertyListReader.read(Self.file("<string>\(Self.mark)ab</string>")).document
        )
        let binary = PropertyListReader.read(PropertyListWriter.binary(document))
        #expect(binary.document?.hasSameValue(as: document) == true)
        #expect(binary.findings == [])
    }
}
