internal import PickDiagnostics

/// What the reader noticed, before it is put into words: handlers must not make strings.
struct XMLFinding: BitwiseCopyable {
    /// How `start` is to be understood.
    enum Place: UInt8 {
        /// The place itself.
        case exact
        /// The first `<` at or behind it.
        case nextMarkup
        /// The first character at or behind it that is not white space.
        case nextText
        /// The first `<!DOCTYPE` at or behind it.
        case nextDoctype
    }

    /// What was noticed.
    ///
    /// The order is that of ``XMLFindingWords``.
    enum Kind: UInt8 {
        // Faults of the grammar.
        case unknownElement, keyOutsideDict, plistEmpty, plistTwoValues, nestedPlist, textInContainer
        case keyWithoutValue, valueWithoutKey, elementInLeaf, boolNotEmpty
        case integerSyntax, integerRange, realSyntax, dateSyntax, base64
        case depth, tooLarge, internalSubset
        // Lint.
        case appleRejects, appleDiffers
        case noDoctype, doctypeUnknown, noPlistElement, noPlistVersion, plistVersion
        case unknownAttribute, namespace, depthOverIOSLimit
        case integerHex, integerLeadingZeros, numberWhitespace
        case realNotFinite, realOverflow, realUnderflow
        case dateWhitespace, dateReduced, dateUnusualYear, dateLeapSecond
        case base64Noncanonical, crInString

        var isError: Bool { rawValue <= Kind.internalSubset.rawValue }
    }

    var kind: Kind
    var place: Place
    /// More about the kind, such as why CoreFoundation refuses; a raw value of ``XMLFindingDetail``.
    var detail: UInt8
    /// A byte of the decoded text.
    var start: Int
    /// Bytes from `start`, or 0 where the words find out the end.
    var length: Int

    /// That there is no document type, which only the end of the document shows.
    static var noDoctype: XMLFinding {
        XMLFinding(
            kind: .noDoctype,
            place: .exact,
            detail: XMLFindingDetail.none.rawValue,
            start: 0,
            length: 0
        )
    }
}

/// More about a finding.
enum XMLFindingDetail: UInt8 {
    case none
    // Why CoreFoundation refuses or differs.
    case commentInText, instructionInText, cdataInNumber, referenceInText, selfClosedData, trailingWhitespace
    case longReference, emptyCommentInProlog, doctypeWithGreater, reducedDate, dateWhitespace
    case referenceInData, greaterInAttribute, carriageReturn, leadingMark
    // What is wrong with a number, a date, or base64.
    case empty, selfClosed, backReference, notADigit, twoSigns, innerSpace, hexadecimal, tooLong, notANumber,
        comma
    case above, below
    case dateForm, dateZone, dateFraction, dateMonth, dateDay, dateHour, dateMinute, dateSecond, dateYear
    case paddingMissing, paddingExcess, paddingAlone, textAfterPadding, badDigit, leftOverDigit, oldStyleHex
    // What is too large.
    case startTag, attributes, distinctNames, document
    // What stands between elements.
    case text, cdata, reference
}
