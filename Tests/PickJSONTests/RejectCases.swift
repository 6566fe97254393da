import PickJSON
import Testing

/// Texts that are not JSON, each with the reason and the byte that it is found at.
struct RejectCase: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let reason: JSONFault.Reason
    let offset: Int

    var testDescription: String { name }

    init(_ name: String, _ text: String, _ reason: JSONFault.Reason, at offset: Int) {
        self.init(name, Array(text.utf8), reason, at: offset)
    }

    init(_ name: String, _ bytes: [UInt8], _ reason: JSONFault.Reason, at offset: Int) {
        self.name = name
        self.bytes = bytes
        self.reason = reason
        self.offset = offset
    }

    static let all = structure + numbers + strings + encodings

    static let structure: [RejectCase] = [
        .init("nothing", "", .blank, at: 0),
        .init("only space", " \n ", .blank, at: 3),
        .init("no comma in an array", "[1 2]", .commaMissing, at: 3),
        .init("no comma in an object", #"{"a":1 "b":2}"#, .commaMissing, at: 7),
        .init("no comma before an object", "[{}\n{}]", .commaMissing, at: 4),
        .init("semicolon", "[1;2]", .semicolonForComma, at: 2),
        .init("trailing comma in an array", "[1,]", .trailingComma(.array), at: 2),
        .init("trailing comma in an object", "{\"a\":1,\n}", .trailingComma(.object), at: 6),
        .init("only a comma", "[,]", .extraComma, at: 1),
        .init("two commas", "[1,,2]", .extraComma, at: 3),
        .init("two commas in an object", #"{"a":1,,"b":2}"#, .keyExpected, at: 7),
        .init("no colon", #"{"a" 1}"#, .colonMissing, at: 4),
        .init("no colon but a comma", #"{"a",1}"#, .colonMissing, at: 4),
        .init("equals sign", #"{"a"=1}"#, .equalsForColon, at: 4),
        .init("no value", #"{"a":}"#, .valueExpectedAfterColon, at: 5),
        .init("no value but a comma", #"{"a":,"b":1}"#, .valueExpectedAfterColon, at: 5),
        .init("two colons", #"{"a"::1}"#, .valueExpected, at: 5),
        .init("bare key", "{a:1}", .unquotedKey("a"), at: 1),
        .init("number as key", "{1:1}", .keyExpected, at: 1),
        .init("single quotes", "['a']", .singleQuote, at: 1),
        .init("single quotes for a key", "{'a':1}", .singleQuote, at: 1),
        .init("wrong closer of an array", "[1}", .wrongCloser(.array), at: 2),
        .init("wrong closer of an object", #"{"a":1]"#, .wrongCloser(.object), at: 6),
        .init("wrong closer of an empty object", "{]", .wrongCloser(.object), at: 1),
        .init("wrong closer of an empty array", "[}", .wrongCloser(.array), at: 1),
        .init("closer alone", "]", .closerWithoutOpener, at: 0),
        .init("one closer too many", "[]]", .closerWithoutOpener, at: 2),
        .init("open array", "[1", .unclosed(.array), at: 2),
        .init("open array behind a comma", "[1,", .unclosed(.array), at: 3),
        .init("open object", "{", .unclosed(.object), at: 1),
        .init("open object behind a key", #"{"a""#, .unclosed(.object), at: 4),
        .init("open object behind a colon", #"{"a":"#, .unclosed(.object), at: 5),
        .init("open object behind a value", #"{"a":1"#, .unclosed(.object), at: 6),
        .init("two values", "1 2", .textAfterValue, at: 2),
        .init("text behind the value", "[] x", .textAfterValue, at: 3),
        .init("line comment", "[1, // one\n2]", .comment, at: 4),
        .init("block comment", "/**/[]", .comment, at: 0),
        .init("comment behind the value", "[]//", .comment, at: 2),
        .init("lone slash", "[/]", .valueExpected, at: 1),
        .init("capital literal", "[True]", .unknownWord("True"), at: 1),
        .init("half a literal", "[nul]", .unknownWord("nul"), at: 1),
        .init("a literal and more", "[nullx]", .unknownWord("nullx"), at: 1),
        .init("not a number", "NaN", .unknownWord("NaN"), at: 0),
        .init("infinity", "[Infinity]", .unknownWord("Infinity"), at: 1),
        .init("undefined", "undefined", .unknownWord("undefined"), at: 0),
        .init("form feed as space", "[\u{0C}]", .notJSON, at: 1),
        .init("no-break space as space", "[\u{A0}1]", .notJSON, at: 1),
        .init("full-width comma", "[1，2]", .notJSON, at: 2),
        .init("NUL behind the value", [0x5B, 0x5D, 0], .notJSON, at: 2),
        .init("hash comment", "# x\n[]", .valueExpected, at: 0),
    ]

    static let numbers: [RejectCase] = [
        .init("leading zero", "012", .leadingZero, at: 0),
        .init("leading zero behind a minus", "-01", .leadingZero, at: 1),
        .init("plus sign", "[+1]", .plusSign, at: 1),
        .init("minus alone", "[-]", .digitMissing(.afterSign), at: 2),
        .init("minus infinity", "[-Infinity]", .digitMissing(.afterSign), at: 2),
        .init("no digit before the point", "[.5]", .digitMissing(.beforePoint), at: 1),
        .init("no digit behind the point", "[5.]", .digitMissing(.afterPoint), at: 3),
        .init("no digit between point and exponent", "[5.e1]", .digitMissing(.afterPoint), at: 3),
        .init("no digit in the exponent", "[1e]", .digitMissing(.inExponent), at: 3),
        .init("no digit behind the exponent's sign", "[1e+]", .digitMissing(.inExponent), at: 4),
        .init("hexadecimal", "[0x1F]", .commaMissing, at: 2),
        .init("underscore", "[1_000]", .commaMissing, at: 2),
        .init("full-width digit", "[１]", .notJSON, at: 1),
    ]

    static let strings: [RejectCase] = [
        .init("open string", #"["a"#, .unclosedString, at: 3),
        .init("open string of eight bytes", #""1234567"#, .unclosedString, at: 8),
        .init("open string behind a backslash", #""a\"#, .unclosedString, at: 3),
        .init("line feed", "\"a\nb\"", .lineBreakInString, at: 2),
        .init("carriage return", "\"a\rb\"", .lineBreakInString, at: 2),
        .init("tab", "\"a\tb\"", .controlCharacter(9), at: 2),
        .init("NUL", "\"a\u{0}b\"", .controlCharacter(0), at: 2),
        .init("unit separator behind eight bytes", "\"12345678\u{1F}\"", .controlCharacter(0x1F), at: 9),
        .init("unknown escape", #""\a""#, .unknownEscape, at: 1),
        .init("hexadecimal escape", #""\x41""#, .unknownEscape, at: 1),
        .init("escaped quote of another kind", #""\'""#, .unknownEscape, at: 1),
        .init("escaped non-ASCII", "\"\\重\"", .unknownEscape, at: 1),
        .init("three digits", #""\u123""#, .unicodeEscape, at: 1),
        .init("no digits", #""\u""#, .unicodeEscape, at: 1),
        .init("braces", #""\u{1F600}""#, .unicodeEscape, at: 1),
        .init("a digit that is none", #""\u12G4""#, .unicodeEscape, at: 1),
        .init("first half alone", #""\uD83D""#, .loneSurrogate, at: 1),
        .init("first half before text", #""x\uD83Dy""#, .loneSurrogate, at: 2),
        .init("first half before another escape", #""\uD83D\n""#, .loneSurrogate, at: 1),
        .init("first half twice", #""\uD83D\uD83D""#, .loneSurrogate, at: 1),
        .init("second half alone", #""\uDE00""#, .loneSurrogate, at: 1),
        .init("halves the wrong way round", #""\uDE00\uD83D""#, .loneSurrogate, at: 1),
    ]

    static let encodings: [RejectCase] = [
        .init("mark of UTF-8", "\u{FEFF}[]", .byteOrderMark, at: 0),
        .init(
            "mark of UTF-16, little end first",
            [0xFF, 0xFE, 0x5B, 0, 0x5D, 0],
            .otherEncoding("UTF-16"),
            at: 0
        ),
        .init(
            "mark of UTF-16, big end first",
            [0xFE, 0xFF, 0, 0x5B, 0, 0x5D],
            .otherEncoding("UTF-16"),
            at: 0
        ),
        .init("UTF-16 without a mark", [0x5B, 0, 0x5D, 0], .otherEncoding("UTF-16"), at: 0),
        .init("UTF-16, big end first, without a mark", [0, 0x5B, 0, 0x5D], .otherEncoding("UTF-16"), at: 0),
        .init("UTF-32 without a mark", [0x5B, 0, 0, 0, 0x5D, 0, 0, 0], .otherEncoding("UTF-32"), at: 0),
        .init("mark of UTF-32", [0xFF, 0xFE, 0, 0, 0x5B, 0, 0, 0], .otherEncoding("UTF-32"), at: 0),
        .init("lone continuation", [0x22, 0x80, 0x22], .invalidUTF8, at: 1),
        .init("cut sequence", [0x22, 0xE4, 0xB8, 0x22], .invalidUTF8, at: 1),
        .init("cut sequence at the end", [0x22, 0x61, 0xF0, 0x9F], .invalidUTF8, at: 2),
        .init("too long for its value", [0x22, 0xC0, 0xAF, 0x22], .invalidUTF8, at: 1),
        .init("too long in three bytes", [0x22, 0xE0, 0x80, 0xAF, 0x22], .invalidUTF8, at: 1),
        .init("too long in four bytes", [0x22, 0xF0, 0x80, 0x80, 0x80, 0x22], .invalidUTF8, at: 1),
        .init("a surrogate in UTF-8", [0x22, 0xED, 0xA0, 0x80, 0x22], .invalidUTF8, at: 1),
        .init("above the last code point", [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], .invalidUTF8, at: 1),
        .init("a byte UTF-8 never has", [0x22, 0xFF, 0x22], .invalidUTF8, at: 1),
        .init("Latin-1 outside a string", [0x5B, 0xE9, 0x5D], .invalidUTF8, at: 1),
    ]
}
