internal import PickBytes

/// What one parse noticed, or several that were joined.
struct XMLNotes {
    /// In the order of the text.
    var list: [XMLFinding] = []
    /// Whether there is more that is no error.
    var hasDroppedLint = false
    /// Whether there may be more errors.
    var hasTooManyErrors = false
    /// Whether text of a string or key had a line feed although the input has carriage returns.
    var hasCarriageReturnInText = false
    /// How many processing instructions there are.
    var instructionCount = 0

    init() {}

    init(_ parse: borrowing XMLParse) {
        list = (0..<parse.findings.count).map { parse.findings[$0] }
        hasDroppedLint = parse.lintCount > FindingLimit.most
        hasTooManyErrors = parse.errorCount >= FindingLimit.most
        hasCarriageReturnInText = parse.hasCarriageReturnInText
        instructionCount = parse.instructionCount
    }
}
