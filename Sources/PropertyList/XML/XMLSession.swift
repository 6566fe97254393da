internal import PickBytes
internal import PickDiagnostics

/// One reading of one input: the parse, and where it fails, the search for the cause and a second parse.
struct XMLSession {
    private var notes = XMLNotes()
    private var faults: [Diagnostic] = []
    private var echo: Range<Int>?
    private var keyFindings: [Diagnostic] = []
    /// How many processing instructions there are.
    var instructionCount: Int { notes.instructionCount }
    /// Whether the search for the cause ended before the text did.
    private var hasEndedScan = false
    /// What the second parse found, with its places in the original text; nil when there was none.
    private var foundBehindRepairs: [Diagnostic]?
    /// What the second parse read.
    private(set) var repaired: DocumentRemains?

    /// Parses, and explains where libxml2 stopped.
    @unsafe mutating func read(_ input: inout XMLSource, events: PropertyListEvents) throws(SystemFailure) {
        guard !input.isUnreadable else { return }
        var cursor = try ByteCursor(input.text)
        if input.start > 0 { cursor.skip(input.start) }
        let parse = unsafe XMLParse(XMLInput(cursor), events: events)
        if parse.readFailure != 0 { throw SystemFailure(number: parse.readFailure) }
        notes = XMLNotes(parse)
        guard !parse.isWellFormed, !parse.hasStopped else { return }
        try explain(input, parse.faultOffset ?? parse.endOffset)
    }

    /// Takes what was noticed in pieces, which are well-formed as a whole.
    mutating func take(_ notes: XMLNotes, keyFindings: [Diagnostic] = []) {
        self.notes = notes
        self.keyFindings = keyFindings
    }

    /// Finds the faults behind a text that is not well-formed, and reads on as if the repairable ones were repaired.
    private mutating func explain(_ input: XMLSource, _ faultOffset: Int) throws(SystemFailure) {
        let text = try input.sourceText().text
        var scanner = XMLFaultScanner(text)
        scanner.scan()
        faults = TagOrder.sorted(scanner.findings)
        hasEndedScan = faults.count >= FindingLimit.most
        echo = scanner.echo
        if faults.isEmpty {
            // libxml2 refuses what the scanner takes: say as much as is known.
            let place = min(faultOffset, text.count)
            let message = "The XML is not well-formed here, or shortly before."
            faults = [Diagnostic(.tagSyntax, message, at: place..<min(place + 1, text.count))]
            echo = 0..<text.count + 1
        }
        let repairs = TagOrder.sorted(scanner.repairs)
        if !repairs.isEmpty { readRepaired(text, repairs) }
    }

    private mutating func readRepaired(_ original: [UInt8], _ repairs: [Fix.Edit]) {
        let text = Fix.apply(repairs, to: original)
        guard let cursor = try? ByteCursor(.bytes(text)) else { return }
        let sink = DocumentSink()
        let parse = unsafe XMLParse(XMLInput(cursor), events: sink.events)
        notes = XMLNotes(parse)
        let document = sink.finish(format: .xml, encoding: nil)
        var findings = words(text, document)
        let shift = OffsetShift(repairs)
        if let document {
            findings += KeyCheck.findings(in: document)
            Self.addPaths(to: &findings, document)
            Self.addPaths(to: &faults, document) { shift.edited($0) }
            repaired = DocumentRemains(document: document, shift: shift)
        }
        for index in findings.indices { shift.moveBack(&findings[index]) }
        foundBehindRepairs = findings
    }

    private func words(_ text: [UInt8], _ document: Document?) -> [Diagnostic] {
        let words = XMLFindingWords(text: text, document: document)
        return notes.list.lazy.filter(words.isTrue).map { words.diagnostic(for: $0) }
    }

    /// Notes that a table of the document passed its limit.
    mutating func noteOverflow() {
        notes.list.append(
            XMLFinding(
                kind: .tooLarge,
                place: .exact,
                detail: XMLFindingDetail.document.rawValue,
                start: 0,
                length: 0
            )
        )
    }

    /// Looks for duplicate keys.
    mutating func lookAtKeys(of document: Document) {
        if foundBehindRepairs == nil { keyFindings = KeyCheck.findings(in: document) }
    }

    /// Everything that was found, in words and in order.
    func outcome(_ input: XMLSource, document: Document?) throws(SystemFailure) -> StreamOutcome {
        guard
            !notes.list.isEmpty || !faults.isEmpty || !input.findings.isEmpty || !keyFindings.isEmpty
                || notes.hasCarriageReturnInText
        else { return StreamOutcome(findings: [], source: nil) }
        let source = try input.sourceText()
        var findings = input.findings + faults
        if let foundBehindRepairs {
            findings += foundBehindRepairs.filter { !isEcho($0) }
        } else {
            findings += words(source.text, document).filter { !isEcho($0) } + keyFindings
            if notes.hasCarriageReturnInText, let document {
                findings += CarriageReturnCheck.findings(in: document, text: source.text)
            }
            if let document { Self.addPaths(to: &findings, document) }
        }
        findings = findings.sortedByPlace()
        let cut = FindingLimit.cut(
            findings,
            hasMoreErrors: notes.hasTooManyErrors || hasEndedScan,
            hasMoreNotes: notes.hasDroppedLint
        )
        return StreamOutcome(findings: cut, source: source)
    }

    /// Whether a finding of the grammar only follows from a fault that is already told.
    private func isEcho(_ diagnostic: Diagnostic) -> Bool {
        guard let start = diagnostic.range?.lowerBound, !faults.isEmpty else { return false }
        if let echo, echo.contains(start), diagnostic.severity == .error { return true }
        return faults.contains { fault in
            guard let range = fault.range else { return false }
            return range.contains(start) || range.lowerBound == start
        }
    }

    /// Adds the data path to findings that have none; `place` turns their offsets into those of the document.
    private static func addPaths(
        to findings: inout [Diagnostic],
        _ document: Document,
        place: (Int) -> Int = { $0 }
    ) {
        let indices = findings.indices.filter {
            findings[$0].dataPath == nil && findings[$0].code != .noDoctype
        }
        let places = indices.map { index in
            let offset = place(findings[index].range?.lowerBound ?? 0)
            return DocumentPlace(node: document.lastNode(startingAtOrBefore: offset) ?? 0, offset: offset)
        }
        for (index, path) in zip(indices, document.paths(of: places)) { findings[index].dataPath = path }
    }
}
