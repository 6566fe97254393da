extension JSONFault {
    /// What is wrong and what to do, in plain words.
    package var message: String {
        switch reason {
        case .blank: "there is nothing here: JSON needs a value"
        case .byteOrderMark:
            "a byte order mark stands in front, which JSON does not allow: save the file as UTF-8 without it"
        case .otherEncoding(let name): "the file is \(name), but JSON is UTF-8: save it as UTF-8"
        case .invalidUTF8: "these bytes are not UTF-8, which JSON has to be"
        case .tooLarge: "the text is larger than 4 GB"
        case .tooDeep(let limit): "more than \(limit) objects and arrays stand in each other"
        case .comment: "JSON has no comments: remove this one"
        case .unclosedComment: "the comment is not closed: */ is missing"
        case .valueExpected: "a value is expected here"
        case .valueExpectedAfterColon: "a value is missing behind the colon"
        case .unknownWord(let word):
            "\(word) is not a value of JSON: write a string in double quotes, a number, true, false or null"
        case .singleQuote: "strings of JSON stand in double quotes, not in single ones"
        case .keyExpected: "a key in double quotes is expected here"
        case .unquotedKey(let word): "the key \(word) needs double quotes"
        case .colonMissing: "a colon is missing behind the key"
        case .equalsForColon: "a colon belongs between key and value, not an equals sign"
        case .commaMissing: "a comma is missing before this value"
        case .semicolonForComma: "a comma belongs between values, not a semicolon"
        case .trailingComma(let kind): "no comma may follow the last value of \(kind.words): remove it"
        case .extraComma: "a value is missing before this comma"
        case .wrongCloser(.object): "an object is closed by }, not by ]"
        case .wrongCloser: "an array is closed by ], not by }"
        case .closerWithoutOpener: "nothing is open that this could close"
        case .unclosed(.object): "the text ends inside an object: } is missing"
        case .unclosed: "the text ends inside an array: ] is missing"
        case .textAfterValue: "the value ends before this: a JSON text is one value"
        case .unclosedString: "the text ends inside a string: \" is missing"
        case .lineBreakInString:
            "the string is not closed on its line: \" is missing, or a line break that should be \\n"
        case .controlCharacter(let byte):
            "a control character in a string has to be written \\u00\(Self.hexadecimal(byte))"
        case .unknownEscape:
            "no such escape: after a backslash stands one of \" \\ / b f n r t, or u and four digits"
        case .unicodeEscape: "four hexadecimal digits belong behind \\u"
        case .loneSurrogate:
            "half of a surrogate pair, which is no character: \\ud800 to \\udfff come in pairs"
        case .leadingZero: "a number does not begin with a zero that other digits follow"
        case .plusSign: "a number has no plus sign in front"
        case .digitMissing(let place): "a digit is missing \(place.rawValue)"
        case .notJSON: "this character has no place here in JSON"
        }
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
}
