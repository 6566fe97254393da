internal import PickDiagnostics
internal import PropertyList

/// Why the codes of the readers and writers of property lists matter.
enum ReaderCodes {
    static let all: [CodeCatalogue.Words] = [
        .init(
            .emptyFile,
            "An app that loads the file gets nil. Often a copy or a download went wrong."
        ),
        .init(
            .notXml,
            "Apple's own readers still take OpenStep text on a Mac and nothing else does. `._` files are what a Mac leaves on other disks.",
            example: "{ name = \"x\"; }"
        ),
        .init(
            .truncated,
            "The file was cut off: no reader takes a part of a property list.",
            example: "<plist version=\"1.0\"><array><string>a</string>"
        ),
        .init(
            .tagMismatch,
            "XML has no meaning until each element ends where it began.",
            example: "<array><string>a</array></string>"
        ),
        .init(
            .tagSyntax,
            "Readers of XML stop here.",
            example: "<string a=>x</string>"
        ),
        .init(
            .extraContent,
            "A document has one root element; what stands around it is refused.",
            example: "<plist version=\"1.0\"><true/></plist><plist/>"
        ),
        .init(
            .xmlDeclaration,
            "Even one blank line before `<?xml` makes the file no XML.",
            example: "\\n<?xml version=\"1.0\"?>"
        ),
        .init(
            .encodingUnknown,
            "Nobody can read the text.",
            example: "<?xml version=\"1.0\" encoding=\"klingon\"?>"
        ),
        .init(
            .encodingMismatch,
            "The bytes would become other characters, or none.",
            example: "<?xml version=\"1.0\" encoding=\"UTF-16\"?> in UTF-8"
        ),
        .init(
            .badUtf8,
            "One byte that is not UTF-8 makes the whole file unreadable. Often the file is GBK or Latin-1 without saying so."
        ),
        .init(
            .badUtf16,
            "Half a character, or a surrogate alone: readers refuse the file."
        ),
        .init(
            .badEncodedText,
            "The declared encoding is not the one that the file is in."
        ),
        .init(
            .badCharacter,
            "XML has no place for control characters, not even as references."
        ),
        .init(
            .charref,
            "A reference must name a character that XML allows.",
            example: "<string>&#0;</string>"
        ),
        .init(
            .entity,
            "XML knows five names: amp, lt, gt, quot, apos. A bare `&` must be written `&amp;`.",
            example: "<string>Mac & Cheese</string>"
        ),
        .init(
            .commentSyntax,
            "Apple's reader lets it pass and every other one stops. Lines of hyphens in comments are the usual cause.",
            example: "<!-- 北京 -------->"
        ),
        .init(
            .textSyntax,
            "`]]>` ends a CDATA section and may not stand in text; write `]]&gt;`.",
            example: "<string>a]]>b</string>"
        ),
        .init(
            .attribute,
            "Attributes need quotation marks and may come once.",
            example: "<plist version=1.0>"
        ),
        .init(
            .doctypeSyntax,
            "The document type declaration is cut off or misspelt.",
            example: "<!DOCTYPE plist PUBLIC>"
        ),
        .init(
            .dtdInternalSubset,
            "Declarations can define entities that grow without end; a property list needs none.",
            example: "<!DOCTYPE plist [<!ENTITY a \"b\">]>"
        ),
        .init(
            .unknownElement,
            "A reader does not know what to make of it, and refuses the file or drops the value.",
            example: "<array><text>x</text></array>"
        ),
        .init(
            .keyOutsideDict,
            "A key names a value of a dict and means nothing elsewhere.",
            example: "<array><key>a</key></array>"
        ),
        .init(
            .plistEmpty,
            "An app that loads the file gets nil.",
            example: "<plist version=\"1.0\"></plist>"
        ),
        .init(
            .plistTwoValues,
            "A property list is one value; readers take the first or refuse the file.",
            example: "<plist version=\"1.0\"><true/><false/></plist>"
        ),
        .init(
            .nestedPlist,
            "A property list is no value of another.",
            example: "<plist><plist><true/></plist></plist>"
        ),
        .init(
            .textInContainer,
            "It is read by nobody, or the file is refused. Often the tags of a string are missing.",
            example: "<array>北京</array>"
        ),
        .init(
            .keyWithoutValue,
            "Keys and values come in pairs; from here on each pair is wrong.",
            example: "<dict><key>a</key></dict>"
        ),
        .init(
            .valueWithoutKey,
            "Keys and values come in pairs; from here on each pair is wrong.",
            example: "<dict><string>a</string></dict>"
        ),
        .init(
            .elementInLeaf,
            "A text, a number or a date holds no elements.",
            example: "<string>a<b/>c</string>"
        ),
        .init(
            .boolNotEmpty,
            "The element itself is the value.",
            example: "<true>yes</true>"
        ),
        .init(
            .integerSyntax,
            "The number is read as 0, or the file is refused.",
            example: "<integer>12.5</integer>"
        ),
        .init(
            .integerRange,
            "No reader can hold the number; write it as a text.",
            example: "<integer>18446744073709551616</integer>"
        ),
        .init(
            .realSyntax,
            "The number is read as 0, or the file is refused.",
            example: "<real>1,5</real>"
        ),
        .init(
            .dateSyntax,
            "Dates are written `2024-01-31T12:00:00Z`.",
            example: "<date>31.1.2024</date>"
        ),
        .init(
            .base64,
            "The bytes cannot be told.",
            example: "<data>=A</data>"
        ),
        .init(
            .depth,
            "No picker is nested so deeply: the file is broken, or wants to break a reader."
        ),
        .init(
            .tooLarge,
            "The file was made to cost more than its length, or is no property list."
        ),
        .init(
            .tooManyFindings,
            "A file with so many faults is wrong in one way throughout: mend that first. Readers list a thousand, and rules a "
                + "million of each code."
        ),
        .init(
            .duplicateKey,
            "A dictionary keeps the last value; the others vanish when the file is loaded.",
            example: "<dict><key>a</key><true/><key>a</key><false/></dict>"
        ),
        .init(
            .binaryMagic,
            "The file is called a binary property list and is none."
        ),
        .init(
            .binaryVersion,
            "Other readers cannot read it; convert it on a Mac with `plutil -convert binary1`."
        ),
        .init(
            .binaryTrailer,
            "The last 32 bytes say where everything is. The file was cut off, or changed as text."
        ),
        .init(
            .objectOffset,
            "The file was cut off, or changed as text."
        ),
        .init(
            .objectLength,
            "The file was cut off, or changed as text."
        ),
        .init(
            .objectRef,
            "The file was made by a faulty program."
        ),
        .init(
            .marker,
            "The file was made by a faulty program, or holds something that property lists do not have."
        ),
        .init(
            .keyType,
            "Apple's reader refuses the file."
        ),
        .init(
            .stringEncoding,
            "The text cannot be told."
        ),
        .init(
            .cycle,
            "A reader that follows it never ends."
        ),
        .init(
            .expansion,
            "A small file that unfolds to a huge one wants to break a reader."
        ),
        .init(
            .jsonSyntax,
            "JSON that names each value's type is read as strictly as XML."
        ),
        .init(
            .taggedJson,
            "Each value is an object with one key, its type.",
            example: "{\"text\": \"a\"}"
        ),
        .init(
            .csvSyntax,
            "CSV has many dialects; what this tool cannot be sure of it does not guess.",
            example: "name,code\n\"North,1"
        ),
        .init(
            .csvRaggedRow,
            "A comma in a text without quotes moves all that follows by one column.",
            example: "name,code\nNorth, East,1"
        ),
        .init(
            .jsonNumber,
            "JavaScript rounds such a number as well, so a code written this way changes on the way to the page.",
            example: "[12345678901234567890123]"
        ),
        .init(
            .unreadableDatabase,
            "Databases are read that `convert --to sqlite` wrote, or that have the same tables."
        ),
        .init(
            .unwritableValue,
            "The output could not say what the input says."
        ),
        .init(
            .appleRejects,
            "An app on a Mac or an iPhone gets nil."
        ),
        .init(
            .appleDiffers,
            "An app on a Mac or an iPhone sees another value than this tool and others."
        ),
        .init(
            .encodingNotUtf8,
            "Every reader takes UTF-8; other encodings are left to some."
        ),
        .init(
            .bom,
            "Some readers of JSON and of scripts stumble over the mark when the text is copied on."
        ),
        .init(
            .noDoctype,
            "Some tools recognize property lists by it."
        ),
        .init(
            .doctypeUnknown,
            "Some tools recognize property lists by it."
        ),
        .init(
            .noPlistElement,
            "Old readers take it, strict ones do not."
        ),
        .init(
            .noPlistVersion,
            "Every writer states it; some readers ask for it."
        ),
        .init(
            .plistVersion,
            "There is no other version."
        ),
        .init(
            .unknownAttribute,
            "Readers drop it."
        ),
        .init(
            .namespace,
            "Readers that know namespaces do not find the elements any more."
        ),
        .init(
            .keysDifferOnlyByNormalization,
            "Swift takes them for one key and other languages for two."
        ),
        .init(
            .depthOverIosLimit,
            "An iPhone refuses the file."
        ),
        .init(
            .integerHex,
            "Only Apple's reader and few others take it.",
            example: "<integer>0xFF</integer>"
        ),
        .init(
            .integerLeadingZeros,
            "Codes such as 010000 lose their zeros as numbers.",
            example: "<integer>010000</integer>"
        ),
        .init(
            .numberWhitespace,
            "Strict readers refuse it.",
            example: "<integer> 5</integer>"
        ),
        .init(
            .realNotFinite,
            "JSON and databases cannot hold it.",
            example: "<real>nan</real>"
        ),
        .init(
            .realOverflow,
            "It is read as infinite.",
            example: "<real>1e999</real>"
        ),
        .init(
            .realUnderflow,
            "It is read as 0.",
            example: "<real>1e-999</real>"
        ),
        .init(
            .dateWhitespace,
            "Strict readers refuse it.",
            example: "<date> 2024-01-31T12:00:00Z</date>"
        ),
        .init(
            .dateReduced,
            "Readers fill the rest in different ways.",
            example: "<date>2024-01-31</date>"
        ),
        .init(
            .dateUnusualYear,
            "Most likely a slip; calendars of different programs disagree there.",
            example: "<date>0024-01-31T12:00:00Z</date>"
        ),
        .init(
            .dateLeapSecond,
            "Most programs have no second 60.",
            example: "<date>2016-12-31T23:59:60Z</date>"
        ),
        .init(
            .dateFraction,
            "The fraction is lost when the file is written as XML."
        ),
        .init(
            .base64Noncanonical,
            "Two texts for the same bytes: comparing files by text finds a change where there is none.",
            example: "<data>QR==</data>"
        ),
        .init(
            .crInString,
            "An app sees a line feed. Write `&#13;` if the carriage return is meant."
        ),
        .init(
            .nullValue,
            "It is lost when the file is written as XML."
        ),
        .init(
            .setValue,
            "It becomes an array when the file is written as XML."
        ),
        .init(
            .bplistVersion,
            "Old readers refuse it."
        ),
        .init(
            .bplistTrailer,
            "Nobody knows what they mean."
        ),
        .init(
            .bplistOverlap,
            "Changing one object would change the other."
        ),
    ]
}
