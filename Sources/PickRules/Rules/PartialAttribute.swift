package import PickDiagnostics
internal import PickModel
internal import PropertyList

/// An attribute that nearly all rows have and some do not.
package enum PartialAttribute: Rule {
    package static let code = DiagnosticCode(
        "PD219",
        "partial-attribute",
        .warning,
        "An attribute or a code that at least 19 of 20 records of a level have, and some do not."
    )
    package static let about = RuleAbout(
        why: """
            Code that was tried on the first rows takes the attribute for granted and reads nil in the others. Often the key \
            is there and misspelt. Attributes that fewer records have are taken for optional.
            """,
        accepted: [
            "[{name: 甲, zip: '1'}, {name: 乙, zip: '2'}, {name: 丙, hot: true}]",
            "[{name: 甲, pinyin: jia, cities: [{name: 乙, zip: '1'}, {name: 丙, zip: '2'}]}]",
            "[{name: 甲}, {name: 乙}, {name: 丙, hot: true}]",
            CodeExamples.list(CodeExamples.twenty, record: "{name: 不限}"),
        ],
        rejected: [
            Self.twenty("{name: ↓末}"), Self.twenty("{name: ↓末, lattitude: 1.5}"),
            Self.twenty("{lng: 3, name: ↓末}"), CodeExamples.list(CodeExamples.twenty, record: "{name: ↓末}"),
        ]
    )

    private static func twenty(_ last: String) -> RuleExample {
        let names = "甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉"
        let records = names.map { "{name: \($0), latitude: 1.5}" }
        return RuleExample("[\((records + [last]).joined(separator: ", "))]")
    }

    /// What is known about one key on one level.
    private struct Attribute {
        var node: Int
        var level: Int
        var count = 0
        var lastEntry = -1
        var firstWithout = -1
        var recordsBefore = 0
    }

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        let (tree, document) = (input.tree, input.document)
        let table = input.table
        var attributes: [Attribute] = []
        var numbers: [UInt64: Int] = [:]
        var names: [String: Int] = [:]
        var records = [Int](repeating: 0, count: tree.levelCounts.count)
        var firstRecords = records
        let attributed = tree.attributedCount
        for entry in 0..<table.count {
            let source = table.sourceNode(entry)
            let isRecord =
                document.kind(source) == .dict
                || (document.kind(source) == .key && document.kind(source + 1) == .dict)
            guard isRecord else { continue }
            let level = table.level(entry)
            if records[level] == 0 { firstRecords[level] = entry }
            records[level] += 1
            guard entry < attributed else { continue }
            for node in tree.attributeNodes(entry) where document.kind(node) == .key {
                let place = UInt64(document.keyPlace(node)) << 8 | UInt64(level & 0xFF)
                let number: Int
                if let known = numbers[place] {
                    number = known
                } else {
                    let name = "\(level) \(document.string(node))"
                    number = names[name] ?? attributes.count
                    if number == attributes.count { attributes.append(Attribute(node: node, level: level)) }
                    names[name] = number
                    numbers[place] = number
                }
                guard attributes[number].lastEntry != entry else { continue }
                if attributes[number].firstWithout < 0, attributes[number].count + 1 < records[level] {
                    attributes[number].firstWithout = Self.entry(
                        attributes[number].count == 0 ? nil : attributes[number].lastEntry,
                        level,
                        firstRecords[level],
                        tree
                    )
                }
                attributes[number].count += 1
                attributes[number].lastEntry = entry
            }
        }
        checkCodes(input, records, &findings)
        for attribute in attributes {
            let total = records[attribute.level]
            let missing = total - attribute.count
            guard missing > 0, missing * 20 <= total, total >= 20 else { continue }
            let place =
                attribute.firstWithout >= 0
                ? attribute.firstWithout : Self.entry(attribute.lastEntry, attribute.level, 0, tree)
            report(document.string(attribute.node), missing, of: total, place, input, &findings)
        }
    }

    private static func report(
        _ key: String,
        _ missing: Int,
        of total: Int,
        _ first: Int,
        _ input: RuleInput,
        _ findings: inout RuleFindings
    ) {
        findings.add(
            code,
            "'\(key)' is missing in \(Words.count(missing, "record", "records")) of \(total) on this level, "
                + "\(Words.quoted(input.name(of: first))) first.",
            at: input.place(of: first)
        )
    }

    /// Codes are no attributes of the model, and are missed as much.
    private static func checkCodes(_ input: RuleInput, _ records: [Int], _ findings: inout RuleFindings) {
        let (tree, document) = (input.tree, input.document)
        for (level, total) in records.enumerated() {
            let missing = total - input.codes.levels[level].count
            guard total >= 20, missing > 0, missing * 20 <= total else { continue }
            var key: String?
            var without: [Int] = []
            for entry in 0..<tree.count where tree.level(entry) == level {
                if let node = tree.codeNode(entry) {
                    if key == nil, node > 0, document.kind(node - 1) == .key {
                        key = document.string(node - 1)
                    }
                } else if !Sentinel.isOne(tree, entry) {
                    without.append(entry)
                }
            }
            if let key, let first = without.first {
                report(key, without.count, of: total, first, input, &findings)
            }
        }
    }

    /// The next entry of a level behind one; the first of the level where there is none before.
    private static func entry(_ last: Int?, _ level: Int, _ first: Int, _ tree: NamedTree) -> Int {
        guard let last else { return first }
        var entry = last + 1
        while entry < tree.count, tree.level(entry) != level { entry += 1 }
        return min(entry, tree.count - 1)
    }
}
