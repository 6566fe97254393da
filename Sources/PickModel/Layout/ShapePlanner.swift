internal import PropertyList

/// Finds out how a document is to be read: its layout as a tree of ``Slot``s.
///
/// Level by level, it looks at all nodes that stand at one place together, decides what they are (a list, records, a map
/// of names …), and goes on with what stands in them. Each node is looked at twice a level, and no text is copied.
struct ShapePlanner: ~Copyable {
    let document: Document
    let hints: RecognitionHints
    let evidence: (any NameEvidence)?
    var keys: KeyTable
    let walks: SlotWalks
    var remarks: [Remark] = []
    /// How many containers are in each other here.
    var depth = 0
    /// How many levels of names are above what is planned.
    private var level = 0
    /// The number of the key that names the records around what is planned; -1 for none.
    var nameAbove = -1

    init(
        _ document: Document,
        _ hints: RecognitionHints,
        _ evidence: (any NameEvidence)?,
        _ work: RecognitionWork
    ) {
        walks = SlotWalks(document, work)
        self.document = document
        self.hints = hints
        self.evidence = evidence
        // A word that is known says by itself whether it may lead to a record beside it.
        let parents = (hints.layout?.shape.parentKeys ?? [])
            .filter { !KeyVocabulary.roles(of: $0).contains(.parent) }
            .map { RecognitionHints.Key(.parent, $0) }
        keys = KeyTable(document, forced: hints.keys + parents)
    }

    /// The table of keys, for building the data.
    consuming func releaseKeys() -> KeyTable { keys }

    /// Where a slot stands.
    enum Position { case children, item }

    /// Plans what should hold children: lists, and maps of names, positions or codes.
    ///
    /// With `named` the slot's nodes have names already: they are the values of a map of names.
    mutating func planChildren(
        _ slot: Slot,
        named: Bool = false,
        allowsScalars: Bool = false,
        expected: LayoutShape? = nil
    ) throws(ShapeFailure) {
        depth += 1
        defer { depth -= 1 }
        try checkDepth(slot)
        let allowsScalars = allowsScalars || expected?.hasValue == true
        if !named, !allowsScalars, slot.tally.scalars > 0,
            !Self.isFew(slot.tally.scalars, of: slot.tally.total)
        {
            throw ShapeFailure(
                node: slot.tally.firstScalar,
                problem: "\(word(slot.tally.firstScalar)) stands where a list was expected"
            )
        }
        if slot.tally.arrayCount > 0 {
            if let expected, expected.listMember == nil { throw misfit(slot.tally.array(0), expected) }
            let items = Slot(walks.items(slot))
            slot.items = items
            try planItem(items, expected: expected?.listMember ?? nil)
        }
        if slot.tally.dictCount > 0 {
            try planDicts(slot, .children, named: named, expected: expected)
        }
    }

    /// Plans what stands in a list: names, records, one-key dictionaries, or lists.
    mutating func planItem(_ slot: Slot, expected: LayoutShape? = nil) throws(ShapeFailure) {
        depth += 1
        defer { depth -= 1 }
        try checkDepth(slot)
        if slot.tally.scalars > 0 { try checkLevel(slot) }
        try checkMixture(slot)
        if slot.tally.dictCount > 0 {
            try planDicts(slot, .item, named: false, expected: expected)
        }
        guard slot.tally.arrayCount > 0 else { return }
        if let expected, expected.listMember == nil, expected.tupleCount == nil {
            throw misfit(slot.tally.array(0), expected)
        }
        let items = Slot(walks.items(slot))
        slot.items = items
        if let count = expected?.tupleCount ?? (expected == nil ? tupleCount(slot, items, fewest: 5) : nil) {
            slot.tupleCount = count
            return
        }
        if items.tally.arrayCount > 0, expected == nil,
            !Self.isFew(items.tally.arrayCount, of: items.tally.total)
        {
            guard let count = tupleCount(items, Slot(walks.items(items)), fewest: 2) else {
                throw ShapeFailure(
                    node: items.tally.array(0),
                    problem: "lists in lists in lists, and nothing that could be a name of them"
                )
            }
            items.tupleCount = count
            items.items = Slot(walks.items(items))
            return
        }
        try planItem(items, expected: expected?.listMember ?? nil)
    }

    /// Plans dictionaries, wherever they stand.
    mutating func planDicts(
        _ slot: Slot,
        _ position: Position,
        named: Bool,
        expected: LayoutShape?
    ) throws(ShapeFailure) {
        let survey = walks.survey(slot, &keys)
        let reading: DictReadingChoice
        var below: LayoutShape?
        if let expected {
            guard let choice = expected.dictChoice else { throw misfit(slot.tally.dict(0), expected) }
            (reading, below) = choice
        } else {
            reading = choose(survey, of: slot, position, named: named, isRoot: depth == 1)
        }
        switch reading {
        case .languages:
            slot.reading = .languages
            slot.languages = survey.keys.map { keyText($0.number) }
        case .record:
            if !named {
                try checkLevel(slot)
                level += 1
            }
            defer { if !named { level -= 1 } }
            slot.reading = .record(try record(slot, survey, named: named, expected: expected))
        case .positions(let prefix):
            slot.reading = .positions(prefix: prefix)
            let values = Slot(walks.values(slot))
            slot.values = values
            try planItem(values, expected: below)
        case .codes:
            slot.reading = .codes
            let values = Slot(walks.values(slot))
            slot.values = values
            try planItem(values, expected: below)
            values.isGroup = values.isMapOfMany
        case .names:
            try checkLevel(slot)
            level += 1
            defer { level -= 1 }
            slot.reading = .names
            slot.isSingle = survey.singles == survey.filled
            let values = Slot(walks.values(slot))
            slot.values = values
            try planNamed(slot, values, survey, expected: below)
        }
    }

    /// Plans the values of a map of names.
    private mutating func planNamed(
        _ slot: Slot,
        _ values: Slot,
        _ survey: DictSurvey,
        expected: LayoutShape?
    ) throws(ShapeFailure) {
        if values.tally.texts > 0, expected == nil, !Self.isFew(values.tally.texts, of: values.tally.total),
            values.tally.texts > values.tally.containers
        {
            throw ShapeFailure(
                node: values.tally.firstScalar,
                problem: "a dictionary of texts that are neither children nor codes"
            )
        }
        if expected?.isCode == true { values.scalarIsCode = true }
        guard values.tally.containers > 0 else { return }
        try planChildren(values, named: true, expected: expected)
        // `{ar:{Name, …}}`: the record has its own name, so the key is a code.
        if case .record(let record)? = values.reading, record.name >= 0, expected == nil,
            survey.keys.allSatisfy({ keys.entries[$0.number].form.isASCII && isCode($0.number) })
        {
            slot.reading = .codes
        } else if case .record(var record)? = values.reading, record.name >= 0, !record.isSelfNamed,
            expected == nil
        {
            // The key is the name, and what looks like one in the record is something else.
            let node = keys.entries[record.name].node
            let place =
                record.attributes.firstIndex { keys.entries[$0].node > node } ?? record.attributes.count
            record.attributes.insert(record.name, at: place)
            record.name = -1
            values.reading = .record(record)
        }
    }

    // MARK: - What is in a slot

    /// How many values the arrays of a slot have, when they are a name and what belongs to it, and no lists.
    ///
    /// All must be equally long, and some value must look like a code in nearly all of them.
    private func tupleCount(_ slot: Slot, _ items: Slot, fewest: Int) -> Int? {
        let arrays = slot.tally.arrayCount
        guard slot.tally.scalars == 0, slot.tally.dictCount == 0, items.tally.containers == 0, arrays > 0
        else {
            return nil
        }
        let (count, remainder) = items.tally.total.quotientAndRemainder(dividingBy: arrays)
        guard remainder == 0, (2...4).contains(count), items.tally.others == 0 else { return nil }
        var columns = [[Int]](repeating: [], count: count)
        for index in 0..<min(arrays, 256) {
            var place = 0
            for value in document.children(slot.tally.array(index)) {
                guard place < count else { return nil }
                columns[place].append(value)
                place += 1
            }
            guard place == count else { return nil }
        }
        let looks = columns.map { SampleLooks($0, document) }
        let hasCode = looks.dropFirst().contains { $0.share($0.codes) >= 0.9 }
        return hasCode && looks[0].share(looks[0].codes) < 0.5 && arrays >= fewest ? count : nil
    }

    // MARK: - What cannot be

    /// A level is a list of dictionaries, or one of the two: nothing that is in more containers has names all the way.
    private func checkDepth(_ slot: Slot) throws(ShapeFailure) {
        if depth > 2 * NamedTreeBuilder.deepest + 1 { throw tooDeep(slot) }
    }

    private func checkLevel(_ slot: Slot) throws(ShapeFailure) {
        if level >= NamedTreeBuilder.deepest { throw tooDeep(slot) }
    }

    private func tooDeep(_ slot: Slot) -> ShapeFailure {
        let node =
            slot.tally.arrayCount > 0
            ? slot.tally.array(0)
            : slot.tally.dictCount > 0 ? slot.tally.dict(0) : max(slot.tally.firstScalar, 0)
        return ShapeFailure(node: node, problem: "more than \(NamedTreeBuilder.deepest) levels")
    }

    /// In one list most items must be of one type, or texts beside records.
    private func checkMixture(_ slot: Slot) throws(ShapeFailure) {
        let total = slot.tally.total
        let tally = slot.tally.scalars - slot.tally.others
        if slot.tally.others > 0, !Self.isFew(slot.tally.others, of: total) {
            throw ShapeFailure(
                node: slot.tally.firstOther,
                problem: "\(word(slot.tally.firstOther)) stands where a name was expected"
            )
        }
        let arrays = slot.tally.arrayCount
        guard arrays > 0, tally + slot.tally.dictCount > 0 else { return }
        if !Self.isFew(arrays, of: total), !Self.isFew(total - arrays, of: total) {
            let first = slot.tally.array(0)
            throw ShapeFailure(node: first, problem: "a list stands among items that are none")
        }
    }

    /// Few enough to be mistakes in a pattern instead of another pattern.
    static func isFew(_ part: Int, of total: Int) -> Bool { part == 0 || part * 10 <= total }

    func misfit(_ node: Int, _ expected: LayoutShape) -> ShapeFailure {
        ShapeFailure(
            node: node,
            problem: "\(word(node)) stands where the given layout has '\(expected.written)'",
            isHint: true
        )
    }

    /// The type of a node with its article.
    func word(_ node: Int) -> String {
        switch document.kind(node) {
        case .dict: "a dictionary"
        case .array: "a list"
        case .string: "a string"
        case .integer, .unsignedInteger: "an integer"
        case .real: "a real"
        case .date: "a date"
        case .data: "data"
        case .true, .false: "a boolean"
        case .set: "a set"
        case .uid: "a uid"
        case .null: "null"
        case .key: "a key"
        }
    }

    func keyText(_ number: Int) -> String {
        keys.entries.indices.contains(number) ? document.string(keys.entries[number].node) : ""
    }

    func isCode(_ number: Int) -> Bool {
        let node = keys.entries[number].node
        return document.withBytes(node) { text in
            TextLooks.isCode(text) || (text.count <= 3 && TextLooks.length(text) == text.count)
        }
    }
}
