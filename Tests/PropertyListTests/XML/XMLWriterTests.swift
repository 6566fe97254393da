import PickBytes
import PropertyList
import TestTools
import Testing

@Suite struct XMLWriterTests {
    private static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """

    private func body(_ document: Document) throws -> String {
        let text = String(decoding: try PropertyListWriter.xml(document), as: UTF8.self)
        #expect(text.hasPrefix(Self.head))
        #expect(text.hasSuffix("</plist>\n"))
        return String(text.dropFirst(Self.head.count).dropLast("</plist>\n".count))
    }

    private static let leaves: [(String, @Sendable (inout DocumentBuilder) -> Void)] = [
        ("<string></string>", { $0.add(.string, "") }),
        ("<string>a &lt;b&gt; &amp; \"c\" 'd'</string>", { $0.add(.string, "a <b> & \"c\" 'd'") }),
        ("<string>tab\tline\nreturn&#13;\nend</string>", { $0.add(.string, "tab\tline\nreturn\r\nend") }),
        ("<string>北京市， \u{7F}\u{85}\u{2028}😀</string>", { $0.add(.string, "北京市， \u{7F}\u{85}\u{2028}😀") }),
        ("<integer>-9223372036854775808</integer>", { $0.add(.min) }),
        (
            "<integer>18446744073709551615</integer>",
            { $0.addScalar(.unsignedInteger, bits: .max, at: 0..<0) }
        ),
        ("<date>2001-01-01T00:00:00Z</date>", { $0.add(.date, 0.999) }),
        ("<date>2000-12-31T23:59:59Z</date>", { $0.add(.date, -0.001) }),
        ("<date>-0044-03-15T12:00:00Z</date>", { $0.add(.date, -64_527_624_000) }),
        ("<data>\n</data>", { $0.add(.data, [UInt8]()) }),
        ("<data>\nAA==\n</data>", { $0.add(.data, [0]) }),
        ("<true/>", { $0.addScalar(.true, bits: 0, at: 0..<0) }),
        ("<false/>", { $0.addScalar(.false, bits: 0, at: 0..<0) }),
        ("<array/>", { $0.container(.array) { _ in } }),
        ("<array/>", { $0.container(.set) { _ in } }),
        ("<dict/>", { $0.container(.dict) { _ in } }),
        (
            "<dict>\n\t<key>CF$UID</key>\n\t<integer>7</integer>\n</dict>",
            { $0.addScalar(.uid, bits: 7, at: 0..<0) }
        ),
    ]

    @Test(arguments: leaves)
    func writesEachTypeAsXcodeDoes(_ text: String, _ fill: @Sendable (inout DocumentBuilder) -> Void) throws {
        #expect(try body(Made.document(.binary, fill)) == text + "\n")
    }

    @Test(arguments: [
        (0.0, "0.0"), (-0.0, "-0.0"), (1, "1"), (100, "100"), (1.5, "1.5"), (0.1, "0.1"), (-0.25, "-0.25"),
        (0.0001, "0.0001"), (0.00001, "1e-05"), (1.5e-7, "1.5e-07"), (1e16, "10000000000000000"),
        (1e17, "1e+17"),
        (123_456_789.5, "123456789.5"), (1e22, "1e+22"), (.leastNonzeroMagnitude, "5e-324"),
        (.infinity, "+infinity"),
        (-.infinity, "-infinity"), (.nan, "nan"), (8263.0072447640268, "8263.007244764027"),
        (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
    ])
    func writesRealsAsShortAsTheyReadBack(_ value: Double, _ text: String) throws {
        #expect(try body(Made.document { $0.add(.real, value) }) == "<real>\(text)</real>\n")
    }

    @Test func everyRealReadsBack() throws {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<20_000 {
            let value = Double(bitPattern: generator.next())
            guard value.isFinite else { continue }
            let text = try body(Made.document { $0.add(.real, value) }).dropFirst(6).dropLast(8)
            #expect(Double(text)?.bitPattern == value.bitPattern)
        }
    }

    @Test(
        arguments: [
            ("control", 0x1B), ("nul", 0), ("backspace", 8), ("not a character", 0xFFFE),
            ("nor this", 0xFFFF),
        ] as [(String, UInt32)]
    )
    func refusesCharactersThatXMLCannotHold(_ name: String, _ code: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(code))
        for prefix in ["", "1234567", "12345678", "北"] {
            let document = Made.document { builder in
                builder.container(.dict) { builder in
                    builder.add(.key, "rows")
                    builder.container(.array) { $0.add(.string, prefix + String(scalar) + "after") }
                }
            }
            #expect {
                try PropertyListWriter.xml(document)
            } throws: { error in
                let error = error as? PropertyListWriterError
                return error?.reason == .character(code) && error?.path == "$.rows[0]" && error?.node == 3
            }
        }
    }

    @Test(arguments: [
        (3.1556e15, true), (3.1557e15, false), (-3.1558e15, false), (.infinity, false), (.nan, false),
    ])
    func aDateThatIsWrittenIsRead(_ seconds: Double, _ isWritten: Bool) throws {
        let bytes = try? PropertyListWriter.xml(Made.document { $0.add(.date, seconds) })
        #expect((bytes != nil) == isWritten)
        if let bytes { #expect(PropertyListReader.read(bytes).document?.double(0) == seconds) }
        let binary = PropertyListWriter.binary(Made.document { $0.add(.date, seconds) })
        #expect((BinaryReader.read(binary).document != nil) == isWritten)
    }

    @Test func refusesNullAndWhatWouldBecomeAUID() {
        #expect {
            try PropertyListWriter.xml(Made.document { $0.addScalar(.null, bits: 0, at: 0..<0) })
        } throws: {
            ($0 as? PropertyListWriterError)?.reason == .null
        }
        #expect {
            try PropertyListWriter.xml(
                Made.document { builder in
                    builder.container(.dict) { builder in
                        builder.add(.key, "CF$UID")
                        builder.add(7)
                    }
                }
            )
        } throws: {
            ($0 as? PropertyListWriterError)?.reason == .uidDict
        }
    }

    @Test func countsWhatIsLost() throws {
        let document = Made.document { builder in
            builder.container(.dict) { builder in
                for value in 1...3 {
                    builder.add(.key, "k")
                    builder.add(Int64(value))
                }
                builder.add(.key, "s")
                builder.container(.set) { $0.add(.date, 0.5) }
            }
        }
        var out = ByteWriter()
        let losses = try XMLWriter.write(document, to: &out)
        #expect((losses.sets, losses.dateFractions, losses.duplicateKeys, losses.comments) == (1, 1, 2, 0))
        let text = """
            <dict>
            \t<key>k</key>
            \t<integer>3</integer>
            \t<key>s</key>
            \t<array>
            \t\t<date>2001-01-01T00:00:00Z</date>
            \t</array>
            </dict>

            """
        #expect(try body(document) == text)
    }

    @Test(arguments: 0..<10)
    func whatIsWrittenReadsBackTheSame(_ seed: UInt64) throws {
        var random = RandomDocument(seed: seed, [.uids, .wideDicts, .anyReals, .unsigned, .anyDates])
        let document = random.make(count: 100)
        let bytes = try PropertyListWriter.xml(document)
        let read = try #require(PropertyListReader.read(bytes).document)
        #expect(read.firstDifference(from: document) == nil)
        #expect(try PropertyListWriter.xml(read) == bytes)
    }
}
