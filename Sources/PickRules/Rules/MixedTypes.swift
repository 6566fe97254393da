package import PickDiagnostics
internal import PickModel
internal import PropertyList

/// Values of several types in one list.
package enum MixedTypes: Rule {
    package static let code = DiagnosticCode(
        "PD218",
        "mixed-types",
        .warning,
        "A list whose values have several types: texts beside numbers, or beside records."
    )
    package static let about = RuleAbout(
        why: """
            Code that takes each value for a text fails on the first number, and code that takes it for a record on the first \
            text, often only on the day that somebody scrolls there.
            """,
        accepted: ["[[苹果, 香蕉], [米饭, 面条]]", "[[1, 2, 3]]", "[{name: 广东, cities: [{name: 广州}, {name: 深圳}]}]"],
        rejected: [
            "[[苹果, 香蕉, ↓3, 梨], [米饭, 面条]]",
            "[{name: 甘肃, cities: [{name: 兰州, areas: [城关区, 七里河区]}, {name: 天水, areas: [秦州区, 麦积区]}, ↓嘉峪关]}]",
            "[{name: 甲, rows: [a, b, c]}, {name: 乙, rows: [d, ↓5, 6, e, f, g]}]",
        ]
    )

    private enum Kind: Int, CaseIterable {
        case text, number, record, list, other

        init(_ kind: NodeKind) {
            switch kind {
            case .string: self = .text
            case .integer, .unsignedInteger, .real: self = .number
            case .dict: self = .record
            case .array, .set: self = .list
            default: self = .other
            }
        }

        var words: (one: String, many: String) {
            switch self {
            case .text: ("text", "texts")
            case .number: ("number", "numbers")
            case .record: ("record", "records")
            case .list: ("list", "lists")
            case .other: ("other value", "other values")
            }
        }
    }

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        let (tree, document) = (input.table, input.document)
        var parent = -1
        while parent < tree.count {
            let end = parent < 0 ? tree.count : tree.end(parent)
            var entry = parent + 1
            // Most lists have one type, and nothing is counted.
            let first = entry < end ? document.kind(tree.sourceNode(entry)) : .key
            while entry < end, document.kind(tree.sourceNode(entry)) == first { entry = tree.end(entry) }
            if entry < end, first != .key { report(parent, end, input, &findings) }
            parent += 1
        }
        for level in input.tree.levelCounts.indices.dropLast() { checkLists(below: level, input, &findings) }
    }

    /// Reports a list of one type where most lists of the level are of another.
    private static func checkLists(below level: Int, _ input: RuleInput, _ findings: inout RuleFindings) {
        let (tree, document) = (input.table, input.document)
        var counts = [Int](repeating: 0, count: Kind.allCases.count)
        var firsts = [Int](repeating: -1, count: Kind.allCases.count)
        for entry in 0..<tree.count where tree.level(entry) == level && tree.end(entry) > entry + 1 {
            let node = tree.sourceNode(entry + 1)
            guard document.kind(node) != .key else { continue }
            let kind = Kind(document.kind(node)).rawValue
            if counts[kind] == 0 { firsts[kind] = entry + 1 }
            counts[kind] += 1
        }
        let most = counts.indices.max { counts[$0] < counts[$1] } ?? 0
        guard let common = Kind(rawValue: most), counts[most] > 1 else { return }
        for kind in Kind.allCases where kind != common && counts[kind.rawValue] > 0 {
            let count = counts[kind.rawValue]
            guard count < counts[most] else { continue }
            findings.add(
                code,
                "\(Words.count(count, "list", "lists")) of this level hold \(kind.words.many), this one first; "
                    + "the other \(counts[most]) hold \(common.words.many).",
                at: tree.sourceNode(firsts[kind.rawValue])
            )
        }
    }

    private static func report(_ parent: Int, _ end: Int, _ input: RuleInput, _ findings: inout RuleFindings)
    {
        var counts = [Int](repeating: 0, count: Kind.allCases.count)
        var firsts = [Int](repeating: -1, count: Kind.allCases.count)
        var entry = parent + 1
        while entry < end {
            let kind = Kind(input.document.kind(input.tree.sourceNode(entry))).rawValue
            if counts[kind] == 0 { firsts[kind] = entry }
            counts[kind] += 1
            entry = input.tree.end(entry)
        }
        let most = counts.indices.max { counts[$0] < counts[$1] } ?? 0
        guard let common = Kind(rawValue: most) else { return }
        for kind in Kind.allCases where kind != common && counts[kind.rawValue] > 0 {
            let count = counts[kind.rawValue]
            findings.add(
                code,
                "This list holds \(Words.count(counts[most], common.words.one, common.words.many)) and "
                    + "\(Words.count(count, kind.words.one, kind.words.many)), this one first: make them alike.",
                at: input.tree.sourceNode(firsts[kind.rawValue])
            )
        }
    }
}
