import PickBytes
import PropertyList
import Testing

@Suite struct XMLWriterCommentTests {
    /// A document as a reader of XML would build it, with comments at all the places that there are.
    private let document = Made.document(.xml) { builder in
        builder.addComment(" before ", at: 0..<5)
        builder.container(.dict, at: 10..<200) { builder in
            builder.addComment("first\n\tin two lines", at: 15..<20)
            builder.add(.key, "k", at: 20..<30)
            builder.addComment("between", at: 31..<35)
            // Two comments in the text of this string.
            builder.beginText(.string, at: 40)
            builder.addComment("inside", at: 45..<50)
            builder.addComment("inside too", at: 50..<55)
            builder.endText(at: 60)
            builder.add(.key, "list", at: 61..<70)
            builder.begin(.array, at: 70)
            builder.addComment("alone", at: 75..<80)
            builder.end(at: 90)
            builder.add(.key, "rows", at: 91..<100)
            builder.container(.array, at: 100..<150) { builder in
                builder.add(1, at: 110..<120)
                builder.addComment("last in list", at: 125..<130)
            }
            builder.addComment("last", at: 160..<170)
        }
        builder.addComment("after", at: 201..<210)
    }

    @Test func commentsStandWhereTheyStood() throws {
        let text = String(decoding: try PropertyListWriter.xml(document), as: UTF8.self)
        let expected = """
            <plist version="1.0">
            <!-- before -->
            <dict>
            \t<!--first
            \tin two lines-->
            \t<key>k</key>
            \t<!--between-->
            \t<string></string>
            \t<key>list</key>
            \t<array>
            \t\t<!--alone-->
            \t</array>
            \t<key>rows</key>
            \t<array>
            \t\t<integer>1</integer>
            \t\t<!--last in list-->
            \t</array>
            \t<!--last-->
            </dict>
            <!--after-->
            </plist>

            """
        #expect(text.hasSuffix(expected))
    }

    @Test func commentsInsideTextAreCounted() throws {
        var out = ByteWriter()
        #expect(try XMLWriter.write(document, to: &out).comments == 2)
    }

    @Test(arguments: ["a--b", "a-"])
    func whatIsNoCommentInXMLIsLeftOut(_ text: String) throws {
        let document = Made.document(.xml) { builder in
            builder.addComment(text, at: 0..<5)
            builder.add(1, at: 6..<10)
        }
        var out = ByteWriter()
        #expect(try XMLWriter.write(document, to: &out).comments == 1)
        #expect(!String(decoding: out.bytes(), as: UTF8.self).contains("<!--"))
    }

    @Test func aFileWithCommentsReadsAndWritesTheSame() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
            "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <!-- 城市 -->
            <array>
            \t<!--first-->
            \t<dict>
            \t\t<key>a</key>
            \t\t<!--of a-->
            \t\t<real>0.1</real>
            \t\t<!--end-->
            \t</dict>
            \t<array>
            \t\t<!--alone-->
            \t</array>
            </array>
            <!--after-->
            </plist>

            """
        let document = try #require(PropertyListReader.read(Array(text.utf8)).document)
        #expect(String(decoding: try PropertyListWriter.xml(document), as: UTF8.self) == text)
    }

    @Test func commentsInsideWhatBecameAUIDAreCounted() throws {
        let text = "<plist><dict><!--a--><key>CF$UID</key><!--b--><integer>7</integer></dict></plist>"
        let document = try #require(PropertyListReader.read(Array(text.utf8)).document)
        var out = ByteWriter()
        #expect(try XMLWriter.write(document, to: &out).comments == 2)
    }
}
