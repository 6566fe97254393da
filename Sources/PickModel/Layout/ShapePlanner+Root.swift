internal import PropertyList

extension ShapePlanner {
    /// Plans the whole document: takes off what stands around the data, and plans what is inside.
    ///
    /// `plan` is filled as far as it went when this throws.
    mutating func planRoot(_ plan: inout Plan) throws(ShapeFailure) {
        var expected = hints.layout?.shape
        while unwrapStep(&plan, &expected) {}
        plan.slot = Slot(Self.tally(plan.node, document))
        if let table = flatTables(plan) {
            plan.tables = table
            return
        }
        switch document.kind(plan.node) {
        case .array:
            guard plan.node + 1 < document.next(after: plan.node) else {
                throw ShapeFailure(node: plan.node, problem: "an empty list: there is nothing to recognize")
            }
            try planChildren(plan.slot, expected: expected)
            plan.tables = flatTable(plan)
        case .dict: try planRootDict(&plan, expected)
        default:
            throw ShapeFailure(
                node: plan.node,
                problem: "\(word(plan.node)) stands where a list was expected"
            )
        }
    }

    /// Tables of rows or of codes, which are no tree in the file; nil where a layout was given that is another.
    private mutating func flatTables(_ plan: Plan) -> TablePlan? {
        let table: TablePlan?
        switch document.kind(plan.node) {
        case .array: table = rowTable(plan.node)
        case .dict:
            table =
                adjacency(plan.node) ?? codeMaps(plan.node) ?? optionTables(plan.node)
                ?? menuTables(plan.node) ?? wheelTables(plan.node)
        default: return nil
        }
        guard let table, let layout = hints.layout else { return table }
        var whole = plan
        whole.tables = table
        let notation = PlanNotation(document: document, entries: keys.entries).shape(whole)
        return LayoutNotation(notation) == layout ? table : nil
    }

    static func tally(_ node: Int, _ document: Document) -> Tally {
        var tally = Tally()
        tally.add(node, document.kind(node))
        return tally
    }

    // MARK: - Around the data

    /// Goes one step into what stands around the data; false when the data are reached.
    private mutating func unwrapStep(_ plan: inout Plan, _ expected: inout LayoutShape?) -> Bool {
        guard plan.wrappers.count + plan.extraLists < 16 else { return false }
        switch document.kind(plan.node) {
        case .array:
            if let expected, (expected.listMember ?? nil)?.listMember == nil { return false }
            let inner = plan.node + 1
            let end = document.next(after: plan.node)
            guard inner < end, document.kind(inner) == .array, document.next(after: inner) == end else {
                return false
            }
            guard inner + 1 < document.next(after: inner),
                document.children(inner).allSatisfy({ document.kind($0) == .dict })
            else { return false }
            plan.node = inner
            plan.extraLists += 1
            expected = expected?.listMember ?? nil
            remarks.append(
                Remark(
                    verdict: .likely,
                    reason: "the list stands alone in a list, which is taken to mean nothing"
                )
            )
            return true
        case .dict:
            guard let key = expected == nil ? wrapperKey(plan.node) : givenWrapper(plan.node, expected) else {
                return false
            }
            plan.wrappers.append(key)
            plan.ownAttributes += document.children(plan.node).filter { $0 != key }
            plan.node = key + 1
            expected = expected?.fields?.first?.shape
            return true
        default: return false
        }
    }

    private func givenWrapper(_ dict: Int, _ expected: LayoutShape?) -> Int? {
        guard let fields = expected?.fields, fields.count == 1, case .word(let word) = fields[0].key,
            fields[0].shape != nil
        else { return nil }
        return document.children(dict).first { document.string($0) == word }
    }

    /// The key that holds the data, when a dictionary only stands around them.
    private mutating func wrapperKey(_ dict: Int) -> Int? {
        var containers: [Int] = []
        var scalars: [Int] = []
        for key in document.children(dict) {
            if document.kind(key + 1).isContainer { containers.append(key) } else { scalars.append(key) }
            if containers.count > 1 { return nil }
        }
        guard let key = containers.first else { return nil }
        let entry = keys.entries[keys.number(of: key)]
        if entry.form.isNumber || entry.form.isLetter { return nil }
        let isWord = !entry.roles.isDisjoint(with: [.wrapper, .children])
        if scalars.isEmpty {
            if isWord { return key }
            return entry.form.isASCII && !isPlace(document.string(key)) ? key : nil
        }
        guard isWord || scalars.count <= 4 else { return nil }
        return isNamedRecord(scalars, entry.roles) ? nil : key
    }

    /// `{name:"China", children:[…]}`: one region, not something around regions.
    private mutating func isNamedRecord(_ scalars: [Int], _ childRoles: KeyRoles) -> Bool {
        guard childRoles.contains(.children) else { return false }
        for key in scalars where document.kind(key + 1) == .string {
            let roles = keys.entries[keys.number(of: key)].roles
            guard roles.contains(.name), roles.isDisjoint(with: [.weak, .letter]) else { continue }
            let isEmptyOrNumber = document.withBytes(key + 1) { $0.count == 0 || TextLooks.isDigits($0) }
            if !isEmptyOrNumber { return true }
        }
        return false
    }

    func isPlace(_ name: String) -> Bool {
        evidence?.isPlaceName(name) ?? false
    }

    // MARK: - A dictionary at the root

    private mutating func planRootDict(_ plan: inout Plan, _ expected: LayoutShape?) throws(ShapeFailure) {
        if let expected {
            if let tables = expected.tables {
                plan.tables = try givenTables(plan, tables)
                takeBeside(&plan)
                return
            }
            if case .record? = expected.dictChoice?.0 {
                plan.isItem = true
                try planItem(plan.slot, expected: expected)
            } else {
                try planChildren(plan.slot, expected: expected)
            }
            return
        }
        var containers = 0
        var scalars = 0
        var firstScalar = -1
        for key in document.children(plan.node) {
            if document.kind(key + 1).isContainer {
                containers += 1
            } else {
                scalars += 1
                if firstScalar < 0 { firstScalar = key + 1 }
            }
        }
        guard containers + scalars > 0 else {
            throw ShapeFailure(node: plan.node, problem: "an empty dictionary: there is nothing to recognize")
        }
        if containers == 0 {
            try planPairs(plan)
            return
        }
        if containers == 1, scalars > 0 {
            plan.isItem = true
            try planItem(plan.slot)
            return
        }
        if let tables = parallelTables(plan) {
            plan.tables = tables
            takeBeside(&plan)
            return
        }
        if let tables = recordTables(plan) {
            plan.tables = tables
            takeBeside(&plan)
            return
        }
        guard scalars * 5 <= (containers + scalars) * 2 else {
            throw ShapeFailure(
                node: firstScalar,
                problem: "a dictionary of settings: values of several types under keys that are no names"
            )
        }
        try planChildren(plan.slot)
    }

    /// A dictionary of plain values: `{AD:"Andorra", …}` or `{Andorra:"AD", …}`, and nothing else.
    private mutating func planPairs(_ plan: Plan) throws(ShapeFailure) {
        let slot = plan.slot
        let survey = walks.survey(slot, &keys)
        let values = Slot(walks.values(slot))
        let forms = survey.keys.map { keys.entries[$0.number].form }
        let failure = ShapeFailure(
            node: values.tally.firstScalar < 0 ? plan.node : values.tally.firstScalar,
            problem: "a dictionary of plain values that are not names with their codes"
        )
        guard values.tally.others == 0, values.tally.total >= 3 else { throw failure }
        let keyCodes = survey.keys.filter { key in
            document.withBytes(keys.entries[key.number].node) { TextLooks.isCode($0) }
        }.count
        let looks = SampleLooks(values.tally.sampleNodes, document)
        if values.tally.numbers == 0,
            forms.allSatisfy({ $0.isNumber }) || keyCodes * 10 >= survey.keys.count * 9,
            looks.share(looks.codes) < 0.5
        {
            let isRow = choose(survey, of: slot, .children, named: false, isRoot: true) == .positions("")
            slot.reading = isRow ? .positions(prefix: "") : .codes
        } else if looks.share(looks.codes) >= 0.9, keyCodes * 2 < survey.keys.count,
            looks.distinctShare >= 0.9,
            looks.meanLength >= 2, forms.contains(where: { !$0.isIdentifier })
        {
            slot.reading = .names
            values.scalarIsCode = true
        } else {
            throw failure
        }
        slot.values = values
        remarks.append(
            Remark(
                verdict: .likely,
                reason: values.scalarIsCode
                    ? "the keys are names, the values their codes" : "the values are names",
                overrule: "--layout '\(values.scalarIsCode ? "{@:string}" : "{*:code}")'"
            )
        )
    }
}
