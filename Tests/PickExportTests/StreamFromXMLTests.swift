import PickBytes
import PickDiagnostics
import PickExport
import PickJSON
import PropertyList
import TestTools
import Testing

/// The whole way from XML to JSON, without a document in between.
@Suite struct StreamFromXMLTests {
    private static let sample = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <!-- provinces -->
        <array>
            <dict>
                <key>省</key><string>重庆 &amp; &lt;"四川"&gt;</string>
                <key>cities</key><array><string/><string><![CDATA[a]]>b</string></array>
                <key>n</key><integer>-5</integer><key>u</key><integer>18446744073709551615</integer>
                <key>r</key><real>0.1</real><key>z</key><real>-0.0</real>
                <key>on</key><true/><key>off</key><false/>
                <key>at</key><date>2024-02-29T12:34:56Z</date><key>raw</key><data>AAEC\n/w==</data>
                <key>uid</key><dict><key>CF$UID</key><integer>7</integer></dict>
                <key></key><dict/>
            </dict>
        </array>
        </plist>
        """

    @Test(arguments: [JSONStyle.compact, .pretty, .tab])
    func streamAndDocumentWriteTheSame(_ style: JSONStyle) throws {
        let options = JSONOptions(style: style)
        let (streamed, failure) = try stream(Self.sample, options)
        #expect(failure == nil)
        var out = ByteWriter()
        let document = try #require(PropertyListReader.read(Array(Self.sample.utf8)).document)
        try JSONStream.write(document, to: &out, options)
        #expect(streamed == out.bytes())
        #expect(streamed.count > 150)
    }

    @Test(.enabled(if: ExternalTool.python != nil))
    func theValuesAreThoseOfPlistlib() throws {
        let script = """
            import base64, json, plistlib, sys
            xml, text = sys.stdin.buffer.read().split(b"\\0")

            def plain(v):
                if isinstance(v, plistlib.UID): return {"CF$UID": v.data}
                if isinstance(v, dict): return {k: plain(x) for k, x in v.items()}
                if isinstance(v, list): return [plain(x) for x in v]
                if isinstance(v, bytes): return base64.b64encode(v).decode()
                return v.isoformat() + "Z" if hasattr(v, "isoformat") else v

            print(repr(plain(plistlib.loads(xml))) == repr(json.loads(text)))
            """
        let (streamed, _) = try stream(Self.sample, JSONOptions())
        let input = Array(Self.sample.utf8) + [0] + streamed
        let outcome = try #require(ExternalTool.python).run(["-c", script], input: input)
        #expect(String(decoding: outcome.output, as: UTF8.self) == "True\n")
    }

    @Test func aDuplicateKeyIsFoundAndTheDocumentResolvesIt() throws {
        let text = "<plist><dict><key>a</key><true/><key>b</key><true/><key>a</key><false/></dict></plist>"
        let (_, failure) = try stream(text, JSONOptions())
        #expect(failure?.reason == .duplicateKey)
        let place = try #require(text.utf8.count > 60 ? failure?.offset : nil)
        #expect(Array(text.utf8)[place...].starts(with: Array("<key>a</key><false/>".utf8)))
        var out = ByteWriter()
        let document = try #require(PropertyListReader.read(Array(text.utf8)).document)
        try JSONStream.write(document, to: &out, JSONOptions(style: .compact))
        #expect(String(decoding: out.bytes(), as: UTF8.self) == #"{"a":false,"b":true}"# + "\n")
    }

    @Test func taggedJSONIsReadByContent() throws {
        let document = try #require(PropertyListReader.read(Array(Self.sample.utf8)).document)
        var out = ByteWriter()
        TaggedJSONWriter.write(document, to: &out)
        let reading = PropertyListReader.read(out.bytes())
        #expect(reading.document?.format == .tagged)
        #expect(reading.document?.hasSameValue(as: document) == true)
    }

    private func stream(
        _ text: String,
        _ options: JSONOptions
    ) throws -> (bytes: [UInt8], failure: JSONStream.Failure?) {
        let stream = JSONStream(to: ByteWriter(), options)
        _ = unsafe try XMLReader.stream(.bytes(Array(text.utf8)), to: stream.events)
        let failure = stream.failure
        return (stream.finish().bytes(), failure)
    }
}
