package import PickDiagnostics
internal import PickModel
internal import PropertyList

/// A code that breaks the order which the list keeps otherwise.
package enum BrokenOrder: Rule {
    package static let code = DiagnosticCode(
        "PD405",
        "broken-order",
        .info,
        "An entry whose code is smaller than the one before it, in a list that is sorted by code but for a few."
    )
    package static let about = RuleAbout(
        why: """
            Somebody added it at the end. People look for a place where the list's order puts it. A list that is sorted in \
            another way is left alone.
            """,
        accepted: [
            "[{name: 甲, id: '1'}, {name: 乙, id: '3'}, {name: 丙, id: '2'}]",
            Self.list([11, 12, 13, 14, 15, 21, 22, 23, 31, 32, 33]),
            Self.list([33, 11, 32, 12, 31, 13, 23, 14, 22, 15, 21]),
            Self.list(Array(11...30) + [7] + Array(31...50)),
        ],
        rejected: [
            Self.list([11, 12, 13, 14, 15, 21, 22, 23, 31, 32, 33, 41, 42, 43, 44, 50, 51, 52, 53, -16]),
            Self.list([11, 12, 13, 14, 15, 21, 22, 23, 31, 32, 43, -33, 45, 46, 47, 48, 49, 50, 51, 52]),
            Self.list([99, -11, 12, 13, 14, 15, 21, 22, 23, 31, 32, 43, 45, 46, 47, 48, 49, 50, 51, 52, 53]),
        ]
    )

    /// Records with codes; a negative one is marked.
    private static func list(_ codes: [Int]) -> RuleExample {
        let records = codes.map { "{id: '\(abs($0))', name: \($0 < 0 ? "↓" : "")地\(abs($0))}" }
        return RuleExample("[\(records.joined(separator: ", "))]")
    }

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        let (tree, codes) = (input.table, input.codes)
        guard !codes.isEmpty else { return }
        var parent = -1
        while parent < tree.count {
            let end = parent < 0 ? tree.count : tree.end(parent)
            var count = 0
            var descents: [Int] = []
            var last: UInt64 = 0
            var entry = parent + 1
            while entry < end {
                // A code of another width is a fault of its own, and stands anywhere.
                if let value = codes.value(entry),
                    value.width == codes.levels[tree.level(entry)].width ?? value.width
                {
                    count += 1
                    if value.number < last {
                        if descents.count < 4 { descents.append(entry) } else { count = 0 }
                    }
                    last = value.number
                }
                entry = tree.end(entry)
            }
            if !descents.isEmpty, count >= 20, descents.count * 20 <= count {
                for entry in descents {
                    findings.add(
                        code,
                        "\(Words.quoted(input.name(of: entry))) has a smaller code than the entry before it; the list is "
                            + "sorted by code otherwise.",
                        at: input.place(of: entry)
                    )
                }
            }
            parent += 1
        }
    }
}
