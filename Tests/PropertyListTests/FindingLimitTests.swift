import PickDiagnostics
import Testing

@testable import PropertyList

/// A reading lists a thousand findings and one that says so, wherever they come from.
@Suite struct FindingLimitTests {
    @Test(arguments: Flood.all)
    func aThousandFindingsAndOneAreListed(_ flood: Flood) {
        let reading = flood.reading
        #expect(reading.findings.count == 1001)
        #expect(reading.findings.last?.code == .tooManyFindings)
        #expect(reading.findings.dropLast().allSatisfy { $0.code != .tooManyFindings })
        #expect((reading.document == nil) == flood.isError)
        // Where only warnings are left out, the last word is a warning, too.
        #expect(flood.isError || reading.findings.last?.severity == .warning)
    }

    @Test func aThousandFindingsNeedNoLastWord() {
        let reading = PropertyListReader.read(Flood.wrap(Flood.duplicates(1000)))
        #expect(reading.findings.count == 1000)
        #expect(reading.findings.allSatisfy { $0.code == .duplicateKey })
    }

    @Test func anErrorBehindManyWarningsIsListed() throws {
        let text = "[" + String(repeating: "123456789012345678901234567890,", count: 2000) + "1e999]"
        let reading = DataReader.read(Array(text.utf8), name: "a.json")
        #expect(reading.document == nil)
        #expect(reading.findings.contains { $0.severity == .error && $0.code == .jsonNumber })
        #expect(reading.findings.count <= 1001)
    }

    struct Flood: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let isError: Bool
        let bytes: [UInt8]
        let name: String?

        init(_ name: String, isError: Bool, _ bytes: [UInt8], _ file: String? = nil) {
            testDescription = name
            self.isError = isError
            self.bytes = bytes
            self.name = file
        }

        var reading: PropertyListReading {
            DataReader.read(bytes, name: name)
        }

        static let all: [Flood] = [
            Flood("errors", isError: true, wrap(repeated("<strung/>", 1200))),
            Flood("repaired faults", isError: true, wrap("<string>\(repeated("\u{1}", 1200))</string>")),
            Flood(
                "repaired faults and errors",
                isError: true,
                wrap("<array><string>\(repeated("\u{1}", 990))</string>\(repeated("x<true/>", 30))</array>")
            ),
            Flood("notes", isError: false, wrap("<array>\(repeated("<real>nan</real>", 1200))</array>")),
            Flood("duplicate keys", isError: false, wrap(duplicates(1200))),
            Flood(
                "carriage returns",
                isError: false,
                wrap("<array>\(repeated("<string>a\rb</string>", 700))</array>")
            ),
            Flood(
                "notes and duplicate keys",
                isError: false,
                wrap("<array>\(repeated("<real>nan</real>", 600))\(duplicates(600))</array>")
            ),
            Flood(
                "repaired faults and duplicate keys",
                isError: true,
                wrap("<array><string>\(repeated("\u{1}", 600))</string>\(duplicates(600))</array>")
            ),
            Flood(
                "duplicate keys of JSON",
                isError: false,
                Array("{\((0...1200).map { _ in "\"a\":1" }.joined(separator: ","))}".utf8),
                "a.json"
            ),
            Flood(
                "numbers of JSON",
                isError: true,
                Array("[\((0...1200).map { _ in "1e999" }.joined(separator: ","))]".utf8),
                "a.json"
            ),
            Flood("lines of CSV", isError: true, Array(("a,b\n" + repeated("1,2,3\n", 1200)).utf8), "a.csv"),
        ]

        static func wrap(_ value: String) -> [UInt8] {
            Array(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">\(value)</plist>

                """.utf8
            )
        }

        /// A dict with so many keys that it has already.
        static func duplicates(_ count: Int) -> String {
            "<dict>\(repeated("<key>a</key><true/>", count + 1))</dict>"
        }

        private static func repeated(_ text: String, _ count: Int) -> String {
            String(repeating: text, count: count)
        }
    }
}
