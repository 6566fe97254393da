extension JSONFault {
    /// What is wrong and what to do, in plain words.
    package var message: String {
        switch reason {
        case .blank: "There is nothing here: JSON needs a value."
        case .byteOrderMark:
            "A byte order mark stands in front, which JSON does not allow: save the file as UTF-8 without it."
        case .otherEncoding(let name): "The file is \(name), but JSON is UTF-8: save it as UTF-8."
        case .invalidUTF8: "These bytes are not UTF-8, which JSON has to be."
        case .tooLarge: "The text is larger than 4 GB."
        case .tooDeep(let limit): "More than \(limit) objects and arrays stand in each other."
        case .comment: "JSON has no comments: remove this one."
        case .unclosedComment: "The comment is not closed: */ is missing."
        case .valueExpected: "A value is expected here."
        case .valueExpectedAfterColon: "A value is missing behind the colon."
        case .unknownWord(let word):
            "\(word) is not a value of JSON: write a string in double quotes, a number, true, false or null."
        case .singleQuote: "Strings of JSON stand in double quotes, not in single ones."
        case .keyExpected: "A key in double quotes is expected here."
        case .unquotedKey(let word): "The key \(word) needs double quotes."
        case .colonMissing: "A colon is missing behind the key."
        case .equalsForColon: "A colon belongs between key and value, not an equals sign."
        case .commaMissing: "A comma is missing before this value."
        case .semicolonForComma: "A comma belongs between values, not a semicolon."
        case .trailingComma(let kind): "No comma may follow the last value of \(kind.words): remove it."
        case .extraComma: "A value is missing before this comma."
        case .wrongCloser(.object): "An object is closed by }, not by ]."
        case .wrongCloser: "An array is closed by ], not by }."
        case .closerWithoutOpener: "Nothing is open that this could close."
        case .unclosed(.object): "The text ends inside an object: } is missing."
        case .unclosed: "The text ends inside an array: ] is missing."
        case .textAfterValue: "The value ends before this: a JSON text is one value."
        case .unclosedString: "The text ends inside a string: \" is missing."
        case .lineBreakInString:
            "The string is not closed on its line: \" is missing, or a line break that should be \\n."
        case .controlCharacter(let byte):
            "A control character in a string has to be written \\u00\(Self.hexadecimal(byte))."
        case .unknownEscape:
            "No such escape: after a backslash stands one of \" \\ / b f n r t, or u and four digits."
        case .unicodeEscape: "Four hexadecimal digits belong behind \\u."
        case .loneSurrogate:
            "Half of a surrogate pair, which is no character: \\ud800 to \\udfff come in pairs."
        case .leadingZero: "A number does not begin with a zero that other digits follow."
        case .plusSign: "A number has no plus sign in front."
        case .digitMissing(let place): "A digit is missing \(place.rawValue)."
        case .notJSON: "This character has no place here in JSON."
        }
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
}
