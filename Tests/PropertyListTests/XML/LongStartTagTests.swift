import PickDiagnostics
import PropertyList
import Testing

/// A start tag with attributes, wherever it stands in what libxml2 has in memory: between two attributes it forgets what
/// came before.
@Suite struct LongStartTagTests {
    private static let value = String(repeating: "v", count: 90)
    private static let attributes = "a='\(value)' b='\(value)' c='\(value)'"

    /// How much stands in front of the tag: libxml2 reads 4,000 bytes at once.
    private static let distances = Array(stride(from: 3300, to: 4300, by: 7))

    private static func reading(_ body: String, behind distance: Int) -> (
        bytes: [UInt8], PropertyListReading
    ) {
        let before = "<string>\(String(repeating: "x", count: distance))</string>"
        let bytes = Array("<plist version=\"1.0\"><array>\(before)\(body)</array></plist>".utf8)
        return (bytes, PropertyListReader.read(bytes))
    }

    @Test(
        arguments: [
            "\n\t<dict \(attributes)></dict>", "<dict \(attributes)/>", "  \u{A0}text<dict \(attributes)/>",
            "\n<!-- <dict> -->\n<dict \(attributes)/>", "<?p <dict ?><dict \(attributes)/>",
            "\n<!-- - -->\n\n&#32;<dict \(attributes)/>",
        ]
    )
    func standsWhereItBegins(_ body: String) throws {
        for distance in Self.distances {
            let (bytes, reading) = Self.reading(body, behind: distance)
            let finding = try #require(reading.findings.first { $0.code == .unknownAttribute })
            let start = try #require(finding.range?.lowerBound)
            #expect(bytes[start...].starts(with: "<dict a".utf8), "\(distance)")
            guard let document = reading.document else { continue }
            #expect(document.range(document.count - 1).lowerBound == start, "\(distance)")
        }
    }

    /// Of white space before the root nobody is told.
    @Test(
        arguments: [
            "", "\n\n", "<?xml version=\"1.0\"?>", "<?xml version=\"1.0\"?>\n \n", "<!DOCTYPE plist>\n\n",
            "<?xml version=\"1.0\"?>\n<?p <q ?>\n\n", "<!-- <plist> -->\n<!DOCTYPE plist>\n<!-- - -->\n",
        ]
    )
    func theRootStandsWhereItBegins(_ prolog: String) throws {
        // `<?xml` may have nothing before it.
        let prolog = prolog == "\n\n" ? "<!---->\n\n" : prolog
        for count in [1, 2, 5, 8, 13, 40, 70, 300] {
            let list = (0..<count).map { "a\($0)='\(Self.value)'" }.joined(separator: " ")
            for (tag, rest) in [
                ("plist", "<string>a</string></plist>"), ("array", "<string>a</string></array>"),
            ] {
                let bytes = Array("\(prolog)<\(tag) \(list)>\(rest)".utf8)
                let reading = PropertyListReader.read(bytes)
                let finding = try #require(reading.findings.first { $0.code == .unknownAttribute })
                let start = try #require(finding.range?.lowerBound)
                #expect(bytes[start...].starts(with: "<\(tag) a0".utf8), "\(count)")
                #expect(finding.message.contains("<\(tag)>"), "\(count)")
                if tag == "array" { #expect(reading.document?.range(0).lowerBound == start) }
            }
        }
    }

    /// Attributes are refused by number, and nothing else is said of that.
    @Test(arguments: [(2000, true), (3500, true), (7000, false), (12000, false)])
    func manyAttributesAreRead(_ count: Int, _ isRead: Bool) {
        let list = (0..<count).map { "a\($0)=''" }.joined(separator: " ")
        for text in ["<plist version='1.0'><array \(list)/></plist>", "<plist \(list)><array/></plist>"] {
            let reading = PropertyListReader.read(Array(text.utf8))
            #expect(reading.findings.contains { $0.code == .plistEmpty } == false)
            #expect(reading.findings.contains { $0.code == .tooLarge } == !isRead)
        }
    }

    @Test(
        arguments: [
            "<string>a<b \(attributes)/></string>", "<string>a &amp; b<b \(attributes)></b></string>",
            "<string>a<!-- <c> --><b \(attributes)/></string>", "<integer>1<b \(attributes)/></integer>",
            "<true>\n<b \(attributes)/></true>",
        ]
    )
    func inALeafStandsWhereItBegins(_ body: String) throws {
        for distance in Self.distances {
            let (bytes, reading) = Self.reading(body, behind: distance)
            let finding = try #require(
                reading.findings.first { $0.code == .elementInLeaf || $0.code == .boolNotEmpty }
            )
            let start = try #require(finding.range?.lowerBound)
            let leaf = finding.code == .boolNotEmpty && bytes[start...].starts(with: "<true>".utf8)
            #expect(leaf || bytes[start...].starts(with: "<b a".utf8), "\(distance)")
        }
    }

    /// Only what is `>` in the text ends a tag for CoreFoundation.
    @Test(
        arguments: [
            ("<dict g='>' \(attributes)/>", true), ("<dict \(attributes) g=\"a'>\"/>", true),
            ("<dict g='&gt;' \(attributes)/>", false), ("<dict g='&#62;' \(attributes)/>", false),
            ("<dict \(attributes)/>", false), ("<dict g='&gt;' \(attributes) h='>'/>", true),
        ]
    )
    func aGreaterSignIsSeenWhereverItStands(_ body: String, _ differs: Bool) {
        for distance in Self.distances {
            let (_, reading) = Self.reading(body, behind: distance)
            #expect(reading.document != nil)
            #expect(reading.findings.contains { $0.code == .appleDiffers } == differs, "\(distance)")
        }
    }

    @Test(
        arguments: [
            ("<plist version='1.0' xmlns='urn:x'>", ["namespace"]),
            ("<plist xmlns:a='urn:a' version='1.0'>", ["namespace"]),
            ("<plist xmlns='urn:x' version='1.0' a:b=''>", ["namespace", "unknown-attribute"]),
            ("<plist xmlnsx='' version='1.0'>", ["unknown-attribute"]),
            ("<plist version='2.0' a:version='1.0'>", ["plist-version", "unknown-attribute"]),
            ("<plist a:version='1.0'>", ["no-plist-version", "unknown-attribute"]),
        ]
    )
    func declarationsOfNamespacesAreToldFromOtherAttributes(_ tag: String, _ codes: [String]) {
        let reading = PropertyListReader.read(Array("<!DOCTYPE plist>\(tag)<array/></plist>".utf8))
        #expect(reading.document != nil)
        #expect(reading.findings.map(\.code.name).sorted() == codes)
    }

    /// A prefix makes another name, also one whose namespace is declared.
    @Test(arguments: ["", " xmlns:a='urn:a'", " xmlns='urn:x'"])
    func anElementWithAPrefixIsUnknown(_ declaration: String) {
        let text = "<plist version='1.0'\(declaration)><array><a:dict></a:dict></array></plist>"
        let reading = PropertyListReader.read(Array(text.utf8))
        #expect(reading.findings.contains { $0.code == .unknownElement })
        #expect(reading.document == nil)
    }
}
