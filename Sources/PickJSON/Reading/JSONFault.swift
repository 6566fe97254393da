package import PickDiagnostics

/// Why a text is not JSON, and where.
package struct JSONFault: Error, Equatable, Sendable {
    /// What is wrong.
    package enum Reason: Equatable, Sendable {
        case blank
        case byteOrderMark
        case otherEncoding(String)
        case invalidUTF8
        case tooLarge
        case tooDeep(limit: Int)
        case comment
        case unclosedComment
        case valueExpected
        case valueExpectedAfterColon
        case unknownWord(String)
        case singleQuote
        case keyExpected
        case unquotedKey(String)
        case colonMissing
        case equalsForColon
        case commaMissing
        case semicolonForComma
        case trailingComma(JSONKind)
        case extraComma
        case wrongCloser(JSONKind)
        case closerWithoutOpener
        case unclosed(JSONKind)
        case textAfterValue
        case unclosedString
        case lineBreakInString
        case controlCharacter(UInt8)
        case unknownEscape
        case unicodeEscape
        case loneSurrogate
        case leadingZero
        case plusSign
        case digitMissing(Digit)
        case notJSON
    }

    /// Where a number lacks a digit.
    package enum Digit: String, Sendable {
        case afterSign = "after the minus sign"
        case beforePoint = "before the decimal point"
        case afterPoint = "behind the decimal point"
        case inExponent = "in the exponent"
    }

    package let reason: Reason
    /// The bytes that are wrong; empty where something is missing.
    package let range: Range<Int>
    /// Where the string, comment or container begins that the fault is about; nil where there is none.
    package let opening: Int?

    init(_ reason: Reason, at range: Range<Int>, opening: Int? = nil) {
        self.reason = reason
        self.range = range
        self.opening = opening
    }

    /// The first byte that is wrong, or the place where something is missing.
    package var offset: Int { range.lowerBound }

    /// The fault as a finding of `code`.
    package func diagnostic(_ code: DiagnosticCode) -> Diagnostic {
        var finding = Diagnostic(code, message, at: range)
        if let opening { finding.notes.append(.init("it begins here", at: opening..<opening + 1)) }
        return finding
    }
}
