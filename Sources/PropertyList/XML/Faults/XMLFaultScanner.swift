internal import PickDiagnostics

/// Finds out why a text is not well-formed XML, once libxml2 has said that it is not.
///
/// libxml2 judges; this scanner only explains, in the words of property lists and with the place of the cause. It
/// goes on behind a fault that has a mechanical repair, as if it were repaired: ``repairs`` makes a text that
/// libxml2 can read further. Any other fault ends the scan. Time and memory are linear in the text.
struct XMLFaultScanner {
    let text: [UInt8]
    var index = 0
    var findings: [Diagnostic] = []
    var repairs: [Fix.Edit] = []
    /// Set when a fault was met behind which nothing can be said.
    var hasEnded = false
    /// Findings about this part of the text follow from a fault reported here, and are not worth telling.
    var echo: Range<Int>?
    /// Where the markup begins that is being scanned; the end of the text while none is.
    var markup: Int
    var open: [OpenElement] = []
    /// Where the text begins that is being scanned: behind the last markup.
    var textStart = 0
    /// Where the text begins that a leaf would have whose start tag is lost: behind the last markup that is no CDATA.
    var leafStart = 0
    var hasSeenRoot = false
    /// Whether a declaration, a comment or the like stands before the place, so that no XML declaration may follow.
    var hasSeenMarkup = false
    /// How many bytes may still be looked at ahead of a fault, to tell what fits them best.
    var lookahead: Int

    struct OpenElement {
        var name: Range<Int>
        var start: Int
        var element: XMLElement
        var firstChild: Int?
        /// Whether the first child is one whose start tag was found to be lost.
        var isFirstLost = false
        var childCount = 0
        /// What stands behind the last key in it, and how many children there are from there on.
        var valueStart: Int?
        var valueCount = 0
        /// The first child that such an element cannot hold, from which on something else may have been meant to be open.
        var misfit: Int?
        /// The name of the last child that has its own name and may have been meant as its end tag.
        var misplaced: Range<Int>?
        /// Text in it that looks like what is left of a tag.
        var remnants: [Range<Int>] = []
    }

    init(_ text: [UInt8]) {
        self.text = text
        markup = text.count
        lookahead = 2 * text.count + Self.windows.reduce(0, +) * 3
    }

    /// Scans the whole text.
    mutating func scan() {
        scanProlog()
        if !hasEnded { scanContent() }
        if !hasEnded { scanEpilog() }
    }

    var isAtEnd: Bool { index >= text.count }

    /// The byte at the current place; nil at the end.
    var current: UInt8? { index < text.count ? text[index] : nil }

    func starts(with prefix: StaticString, at place: Int? = nil) -> Bool {
        let place = place ?? index
        guard place + prefix.utf8CodeUnitCount <= text.count else { return false }
        for offset in 0..<prefix.utf8CodeUnitCount
        where unsafe text[place + offset] != prefix.utf8Start[offset] {
            return false
        }
        return true
    }

    /// Whether the text ends inside `word`, which may have begun here.
    func endsInside(_ word: StaticString) -> Bool {
        let left = text.count - index
        guard left < word.utf8CodeUnitCount else { return false }
        for offset in 0..<left where unsafe text[index + offset] != word.utf8Start[offset] { return false }
        return true
    }

    mutating func skipWhitespace() {
        while index < text.count, isXMLWhitespace(text[index]) { index += 1 }
    }

    /// The text of a range, fit for a message: short, and without control characters.
    func shown(_ range: Range<Int>) -> String { Quoted.text(text[range]) }

    // MARK: Faults

    /// Reports a fault that has no mechanical repair; the scan ends.
    mutating func fail(
        _ code: DiagnosticCode,
        _ message: String,
        at range: Range<Int>,
        notes: [Diagnostic.Note] = [],
        fixes: [Fix] = []
    ) {
        findings.append(Diagnostic(code, message, at: range, notes: notes, fixes: fixes))
        if echo == nil { echo = min(markup, range.lowerBound)..<text.count + 1 }
        hasEnded = true
    }

    /// Reports a fault whose repair is `edits`; the scan goes on.
    ///
    /// `readingOn` stands in for them in ``repairs`` where less text does for reading on. With `isTag` the edit puts a lost
    /// tag where others may have been lost, too.
    mutating func repair(
        _ code: DiagnosticCode,
        _ message: String,
        at range: Range<Int>,
        _ summary: String,
        _ edits: [Fix.Edit],
        safety: Fix.Safety = .safe,
        notes: [Diagnostic.Note] = [],
        isTag: Bool = false,
        readingOn: [Fix.Edit]? = nil
    ) {
        var fix = Fix(summary, safety, edits)
        fix.joins = isTag
        findings.append(Diagnostic(code, message, at: range, notes: notes, fixes: [fix]))
        repairs += readingOn ?? edits
        if findings.count >= FindingLimit.most { hasEnded = true }
    }

    /// Reports that the text ends inside something; `opening` is what began it.
    mutating func failAtEnd(_ inside: String, openedAt opening: Range<Int>? = nil) {
        var notes: [Diagnostic.Note] = []
        if let opening {
            notes.append(Diagnostic.Note("\(shown(opening)) was opened here", at: opening))
        } else if let element = open.last {
            let name = shown(element.name)
            notes.append(
                Diagnostic.Note("<\(name)> was opened here", at: element.start..<element.name.upperBound)
            )
        }
        fail(.truncated, "The file ends \(inside).", at: text.count..<text.count, notes: notes)
        index = text.count
    }
}
