internal import PickBytes
package import PickDiagnostics
internal import PickModel
internal import PropertyList

/// A name that a sibling has already.
package enum DuplicateSibling: Rule {
    package static let code = DiagnosticCode(
        "PD401",
        "duplicate-sibling",
        .warning,
        "A name that stands twice under one parent."
    )
    package static let about = RuleAbout(
        why: """
            Nobody can tell the two rows apart, a lookup by name finds the first, and in a dictionary the second replaces it. Often \
            one of the two should be another place. Equal names under different parents are ordinary.
            """,
        fix: .init("takes the later one out of its list, if it has no children", .unsafe),
        accepted: [
            "[{name: 甲, id: 1, cityid: 1}, {name: 乙, id: 2, cityid: 1}, {name: 甲, id: 3, cityid: 2}]",
            "[{name: 甘肃, cities: [临夏市, 临夏县]}, {name: 新疆, cities: [伊宁市, 伊宁县, 和田市, 和田县]}]",
            "[{name: 江苏, cities: [{name: 南京, areas: [鼓楼区, 玄武区]}, {name: 徐州, areas: [鼓楼区, 云龙区]}]}]",
            "[{name: 吉林省, cities: [吉林市, 长春市]}, {name: 台湾, cities: [新竹市, 新竹縣, 嘉義市, 嘉義縣]}]",
        ],
        rejected: [
            "[{name: 北京, cities: [东城区, 崇文区, 宣武区, ↓崇文区]}]",
            "[{name: 福建, cities: [{name: 福州, areas: [鼓楼区, 台江区]}, {name: 厦门, areas: [思明区]}, {name: ↓福州, areas: []}]}]",
            "{四川: [成都, 都江堰, ↓成都], 云南: [昆明, 大理]}",
        ]
    )

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        for pair in input.duplicates.pairs
        where pair.isExact && isSibling(pair, input) && !haveDifferentParents(pair, input) {
            let (entry, first) = (Int(pair.entry), Int(pair.first))
            let name = Words.quoted(input.name(of: entry))
            findings.add(
                code,
                "\(name) stands twice \(input.surroundings(of: entry)): take one away, or rename it.",
                at: input.place(of: entry),
                // In a table with codes two places may share a short name: a town and the district around it.
                severity: isCodedTable(pair, input) ? .info : nil,
                notes: [.init("the first one", at: input.place(of: first))],
                change: isCodedTable(pair, input) ? nil : input.removal(of: entry, "take the later one away")
            )
        }
    }

    /// Whether two records of a flat table name the same parents and have codes of their own.
    private static func isCodedTable(_ pair: SiblingDuplicates.Pair, _ input: RuleInput) -> Bool {
        input.tree.level(Int(pair.entry)) == 0 && input.tree.levelCounts.count == 1
            && input.tree.attributeNodes(Int(pair.entry)).contains { isParentKey($0, input.document) }
            && input.codeText(Int(pair.entry)) != input.codeText(Int(pair.first))
    }

    private static func isParentKey(_ key: Int, _ document: Document) -> Bool {
        guard document.kind(key) == .key else { return false }
        let word = document.string(key).lowercased()
        return (word.hasSuffix("id") || word.hasSuffix("code") || word.holds("parent")) && word != "id"
            && word != "code"
    }

    /// Whether two records name different parents by code: in a flat table, or in a list by initial, they are no siblings.
    static func haveDifferentParents(_ pair: SiblingDuplicates.Pair, _ input: RuleInput) -> Bool {
        let (tree, document) = (input.tree, input.document)
        let others = tree.attributeNodes(Int(pair.first))
        for key in tree.attributeNodes(Int(pair.entry)) where document.kind(key) == .key {
            let word = document.string(key).lowercased()
            guard word.hasSuffix("id") || word.hasSuffix("code") || word.holds("parent"), word != "id",
                word != "code",
                let other = others.first(where: {
                    document.kind($0) == .key && document.haveEqualText($0, key)
                }),
                let text = document.plainText(key + 1), let otherText = document.plainText(other + 1)
            else { continue }
            if text != otherText { return true }
        }
        return false
    }

    /// Whether two equal names are places or columns, not rows of a menu's column.
    static func isSibling(_ pair: SiblingDuplicates.Pair, _ input: RuleInput) -> Bool {
        input.kind == .regions || input.tree.level(Int(pair.entry)) == 0
    }
}
