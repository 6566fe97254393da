internal import PickDiagnostics
internal import PropertyList

/// Walks over a document as a ``Plan`` says and builds the tree.
///
/// What does not fit the plan is kept as an attribute or told as a finding; nothing is dropped in silence.
struct TreeAssembler: ~Copyable {
    let document: Document
    var keys: KeyTable
    var plans: SlotPlans
    var builder: NamedTreeBuilder
    var findings = ShapeFindings()
    /// The tags of the languages that names are written in, in the order they are met.
    var languages: [String] = []
    let language: String?

    /// The first entries will stand `depth` levels down.
    init(
        _ document: Document,
        _ keys: consuming KeyTable,
        _ plans: consuming SlotPlans,
        language: String?,
        depth: Int = 0
    ) {
        self.document = document
        self.keys = keys
        self.plans = plans
        self.language = language
        builder = NamedTreeBuilder(depth: depth)
    }

    /// Ends the building: the tree, and what was found on the way.
    consuming func finish(ownAttributes: [Int]) -> (NamedTree, [Diagnostic]) {
        (builder.finish(document, ownAttributes: ownAttributes), findings.finish(document))
    }

    /// Makes room for what comes of so many nodes of the document.
    mutating func reserve(nodes: Int) {
        let share = Double(nodes) / Double(max(document.count, 1))
        builder.reserve(Int(Double(plans.entryCount) * share), hasCodes: plans.hasCodes)
    }

    /// Emits what stands in a container that holds children.
    mutating func children(of node: Int, _ slot: SlotPlan, code: Int? = nil) {
        switch document.kind(node) {
        case .array:
            guard slot.items >= 0 else { return }
            items(node + 1..<document.next(after: node), plans[slot.items])
        case .dict: map(node, slot, code: code)
        default: findings.unexpected(node, document, "a list of children")
        }
    }

    /// Emits the items of a list.
    mutating func items(_ nodes: Range<Int>, _ slot: SlotPlan) {
        var item = nodes.lowerBound
        while item < nodes.upperBound {
            switch document.kind(item) {
            case .string:
                let texts = document.stringCount(from: item, to: nodes.upperBound)
                builder.addLeaves(from: item, count: texts)
                item += texts
                continue
            case .dict where slot.reading == .record:
                record(item, slot, name: nil, code: nil, source: item)
            default:
                self.item(item, slot)
            }
            item = document.next(after: item)
        }
    }

    /// Emits one item of a list, or one value of a map that is no map of names.
    mutating func item(_ node: Int, _ slot: SlotPlan, code: Int? = nil, source: Int? = nil) {
        switch document.kind(node) {
        case .string, .integer, .unsignedInteger, .real:
            let entry = builder.open(name: UInt32(truncatingIfNeeded: node), source: source ?? node)
            if let code { builder.setCode(entry, code) }
            builder.close(entry)
        case .array: list(node, slot, code: code)
        case .dict: dict(node, slot, code: code, source: source)
        default: findings.unexpected(node, document, "a name")
        }
    }

    // MARK: - Lists as items

    private mutating func list(_ node: Int, _ slot: SlotPlan, code: Int?) {
        guard slot.items >= 0 else {
            findings.unexpected(node, document, "a name")
            return
        }
        guard !slot.isTuple else {
            tuple(node, code: code)
            return
        }
        let entry = builder.open(name: NamedTree.none, source: node)
        if let code { builder.setCode(entry, code) }
        builder.insert(.section, entry)
        let isEmpty = node + 1 == document.next(after: node)
        if isEmpty { builder.insert(.childrenEmpty, entry) }
        children(of: node, slot)
        builder.close(entry)
    }

    private mutating func tuple(_ node: Int, code: Int?) {
        var entry = -1
        for value in document.children(node) {
            if entry < 0 {
                entry = builder.open(name: UInt32(truncatingIfNeeded: value), source: node)
                if let code { builder.setCode(entry, code) }
            } else {
                builder.addAttribute(entry, value)
            }
        }
        if entry >= 0 { builder.close(entry) }
    }

    // MARK: - Dictionaries

    private mutating func dict(_ node: Int, _ slot: SlotPlan, code: Int?, source: Int?) {
        switch slot.reading {
        case .record: record(node, slot, name: nil, code: code, source: source ?? node)
        case .languages:
            let entry = builder.open(name: NamedTree.none, source: source ?? node)
            if let code { builder.setCode(entry, code) }
            name(entry, languages: node)
            builder.close(entry)
        case .names, .codes:
            guard slot.isGroup else {
                map(node, slot, code: code)
                return
            }
            group(node, slot, code: code, source: source ?? node)
        case .positions: group(node, slot, code: code, source: source ?? node)
        case .unknown: findings.unexpected(node, document, "a name")
        }
    }

    /// Emits an entry without a name and the pairs of a map below it.
    private mutating func group(_ node: Int, _ slot: SlotPlan, code: Int?, source: Int) {
        let entry = builder.open(name: NamedTree.none, source: source)
        if let code { builder.setCode(entry, code) }
        builder.insert(.section, entry)
        if node + 1 == document.next(after: node) { builder.insert(.childrenEmpty, entry) }
        map(node, slot, code: nil)
        builder.close(entry)
    }

    /// Emits the pairs of a map, each as an item of the list that the map stands for.
    private mutating func map(_ node: Int, _ slot: SlotPlan, code: Int?) {
        switch slot.reading {
        case .names:
            guard slot.values >= 0 else { return }
            let values = plans[slot.values]
            for key in pairs(node) { named(key, values, code: code) }
        case .codes:
            guard slot.values >= 0 else { return }
            let values = plans[slot.values]
            for key in pairs(node) { item(key + 1, values, code: key, source: key) }
        case .positions:
            guard slot.values >= 0 else { return }
            let values = plans[slot.values]
            for key in positions(node, Int(slot.prefixLength)) { item(key + 1, values) }
        case .record: record(node, slot, name: nil, code: code, source: node)
        case .languages, .unknown:
            if node + 1 < document.next(after: node) {
                findings.unexpected(node, document, "a list of children")
            }
        }
    }

    /// Emits a pair whose key is a name.
    private mutating func named(_ key: Int, _ values: SlotPlan, code: Int?) {
        let value = key + 1
        if document.kind(value) == .dict, values.reading == .record {
            record(value, values, name: key, code: code, source: key)
            return
        }
        let entry = builder.open(name: UInt32(truncatingIfNeeded: key), source: key)
        if let code { builder.setCode(entry, code) }
        if document.kind(value).isContainer, document.kind(value) != .set {
            if value + 1 == document.next(after: value) { builder.insert(.childrenEmpty, entry) }
            children(of: value, values)
        } else if values.scalarIsCode, document.hasPlainText(value) {
            builder.setCode(entry, value)
        } else {
            builder.addAttribute(entry, value)
        }
        builder.close(entry)
    }

    private mutating func record(_ node: Int, _ record: SlotPlan, name: Int?, code: Int?, source: Int) {
        let entry = open(node, record, name: name, code: code, source: source)
        builder.close(entry)
    }

    /// Emits a record and leaves it open: its children stand elsewhere.
    mutating func flat(_ node: Int, _ record: SlotPlan) -> Int {
        open(node, record, name: nil, code: nil, source: node)
    }

    private mutating func open(_ node: Int, _ record: SlotPlan, name: Int?, code: Int?, source: Int) -> Int {
        let entry = builder.open(name: NamedTree.none, source: source)
        if let name { builder.setName(entry, name) }
        if let code { builder.setCode(entry, code) }
        var nameValue = -1
        var codeValue = -1
        var childValue = -1
        let end = document.next(after: node)
        var key = node + 1
        // Where a key is repeated the last value counts, as for every reader of dictionaries.
        while key < end {
            let value = key + 1
            let number = Int32(truncatingIfNeeded: keys.number(of: key))
            if document.kind(value) == .null, document.format == .json {
                // As if the key were not there: JSON writes `null` for what is not.
            } else if number == record.name, name == nil {
                if nameValue >= 0 { findings.repeated(nameValue) }
                nameValue = value
            } else if number == record.code, code == nil {
                if codeValue >= 0 { findings.repeated(codeValue) }
                codeValue = value
            } else if number == record.children {
                if childValue >= 0 { findings.repeated(childValue) }
                childValue = value
            } else if !record.isSelfNamed || !document.kind(value).isContainer {
                builder.addAttribute(entry, key)
            }
            key = document.next(after: value)
        }
        if name == nil {
            if nameValue < 0, document.format == .json { nameValue = otherName(node, record) }
            if nameValue >= 0, document.kind(nameValue) == .string {
                builder.setName(entry, nameValue)
            } else {
                self.name(entry, node, record, nameValue)
            }
        }
        if codeValue >= 0 {
            if document.hasPlainText(codeValue) {
                builder.setCode(entry, codeValue)
            } else {
                builder.addAttribute(entry, codeValue - 1)
            }
        }
        if record.isSelfNamed { childValue = selfNamed(entry, node, nameValue) }
        if record.childSlot >= 0 { emitChildren(entry, childValue, record.childSlot) }
        return entry
    }

    private mutating func emitChildren(_ entry: Int, _ value: Int, _ slot: Int32) {
        guard value >= 0 else {
            builder.insert(.childrenMissing, entry)
            return
        }
        let kind = document.kind(value)
        if kind == .array || kind == .dict {
            if value + 1 == document.next(after: value) { builder.insert(.childrenEmpty, entry) }
            children(of: value, plans[slot])
        } else {
            findings.unexpected(value, document, "a list of children")
        }
    }

    /// The value whose key repeats the name; containers under other keys become attributes.
    private mutating func selfNamed(_ entry: Int, _ node: Int, _ name: Int) -> Int {
        var child = -1
        for key in document.children(node) where document.kind(key + 1).isContainer {
            if child < 0, name >= 0, document.haveEqualText(key, name) {
                child = key + 1
                builder.addReference(to: name, at: key, dict: node)
            } else {
                builder.addAttribute(entry, key)
            }
        }
        return child
    }

    // MARK: - Names

    private mutating func name(_ entry: Int, _ node: Int, _ record: SlotPlan, _ value: Int) {
        guard value >= 0 else {
            if record.name >= 0 {
                findings.nameless(node, document, key: document.string(keys.entries[Int(record.name)].node))
            }
            return
        }
        switch document.kind(value) {
        case .string, .integer, .unsignedInteger, .real: builder.setName(entry, value)
        case .dict:
            guard record.nameSlot >= 0 else {
                findings.unexpected(value, document, "a name")
                return
            }
            let inner = plans[record.nameSlot]
            switch inner.reading {
            case .languages: name(entry, languages: value)
            case .record: name(entry, inside: value, inner)
            default: findings.unexpected(value, document, "a name")
            }
        default:
            findings.unexpected(value, document, "a name")
        }
    }

    /// The value of another key that says "name", for front ends whose leaves have a key of their own; -1 for none.
    private mutating func otherName(_ node: Int, _ record: SlotPlan) -> Int {
        for key in document.children(node) where document.kind(key + 1) == .string {
            let number = keys.number(of: key)
            let roles = keys.entries[number].roles
            if roles.contains(.name), roles.isDisjoint(with: [.weak, .children]), number != Int(record.code) {
                return key + 1
            }
        }
        return -1
    }

    /// Takes the name out of a dictionary that has it; what is beside it there becomes attributes.
    private mutating func name(_ entry: Int, inside node: Int, _ record: SlotPlan) {
        var name = -1
        for key in document.children(node) {
            if keys.number(of: key) == Int(record.name), name < 0, document.hasPlainText(key + 1) {
                name = key + 1
            } else {
                builder.addAttribute(entry, key)
            }
        }
        if name >= 0 {
            builder.setName(entry, name)
        } else {
            findings.nameless(node, document, key: document.string(keys.entries[Int(record.name)].node))
        }
    }

    /// Takes the name in the wished language; the other languages become attributes.
    private mutating func name(_ entry: Int, languages node: Int) {
        var best = -1
        var bestMatch = -1
        for key in document.children(node) where document.kind(key + 1) == .string {
            let tag = document.string(key)
            languages.addOnce(tag)
            let match = language.map { LanguageTag.match(tag, $0) } ?? 0
            if match > bestMatch {
                best = key
                bestMatch = match
            }
        }
        if best >= 0 { builder.setName(entry, best + 1) }
        for key in document.children(node) where key != best { builder.addAttribute(entry, key) }
    }

    // MARK: - Keys of maps

    /// The keys of a map in its order; of repeated ones the last value at the first one's place.
    private mutating func pairs(_ node: Int) -> [Int] {
        var order: [Int] = []
        for key in document.children(node) {
            let number = keys.number(of: key)
            if let place = keys.listPlace(of: number) {
                findings.repeated(order[place] + 1)
                order[place] = key
            } else {
                keys.setListPlace(of: number, order.count)
                order.append(key)
            }
        }
        for key in order { keys.clearListPlace(of: keys.number(of: key)) }
        return order
    }

    /// The keys of a map of positions, sorted as numbers; keys that are none come last.
    private mutating func positions(_ node: Int, _ length: Int) -> [Int] {
        let numbered = pairs(node).map { key -> (key: Int, number: Int32) in
            let form = keys.entries[keys.number(of: key)].form
            return (key, form.number >= 0 && Int(form.prefixLength) == length ? form.number : .max)
        }
        let sorted = numbered.sorted { ($0.number, $0.key) < ($1.number, $1.key) }
        findings.positions(sorted.map { Int($0.number) }, node, document)
        return sorted.map(\.key)
    }
}
