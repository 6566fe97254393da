package import PickDiagnostics
internal import PickModel
internal import PropertyList

/// A place that stands under itself, among places of another kind.
package enum SameAsParent: Rule {
    package static let code = DiagnosticCode(
        "PD404",
        "same-as-parent",
        .info,
        "A name that is its parent's, beside siblings of another kind: 北京市 among the districts of 北京市."
    )
    package static let about = RuleAbout(
        why: """
            The row stands for the whole, or for the rest that is no district; nothing says so, and a saved '北京市' may be \
            either. An only child that repeats its parent fills a level and is ordinary.
            """,
        accepted: [
            "[{name: 吉林省, cities: [吉林市, 长春市]}]",
            "[{name: 北京市, cities: [{name: 北京市, areas: [东城区, 西城区]}]}]",
            "[{name: 吉林, cities: [吉林, 长春]}, {name: New York, cities: [New York, Albany]}]",
        ],
        rejected: [
            "[{name: 天津市, cities: [↓天津市, 和平区, 河东区]}]",
            "[{name: 广东省, cities: [{name: 中山市, areas: [石岐区, ↓中山市]}, {name: 惠州市, areas: [惠城区, 惠东县]}]}]",
            "{重庆市: [万州区, 城口县, ↓重庆市]}",
        ]
    )

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard input.kind == .regions else { return }
        let (tree, document) = (input.table, input.document)
        var shares = [ShapeFacts.Share](repeating: .init(), count: input.tree.levelCounts.count)
        // Siblings of one name are no siblings of another kind: the first one decides for all.
        var decided = (parent: -1, hasOtherKinds: false)
        for child in input.duplicates.namedLikeParents {
            let (entry, parent) = (Int(child.entry), Int(child.parent))
            guard let node = tree.nameNode(entry), let own = tree.nameNode(parent),
                document.haveEqualText(node, own), let suffix = suffix(own, document)
            else { continue }
            if decided.parent != parent {
                decided = (parent, hasOtherKinds(than: suffix, under: parent, input))
            }
            if decided.hasOtherKinds { shares[tree.level(entry)].add(entry) }
        }
        for share in shares where share.count > 0 {
            let name = Words.quoted(input.name(of: share.first))
            findings.add(
                code,
                share.count == 1
                    ? "\(name) stands under itself, beside places of another kind."
                    : "\(share.count) entries stand under themselves, beside places of another kind, \(name) first.",
                at: input.place(of: share.first)
            )
        }
    }

    private static func suffix(_ node: Int, _ document: Document) -> NameSuffix? {
        unsafe NameSuffix.of(document.bytes(node))
    }

    private static func hasOtherKinds(than suffix: NameSuffix, under parent: Int, _ input: RuleInput) -> Bool
    {
        var child = parent + 1
        while child < input.table.end(parent) {
            if let node = input.table.nameNode(child), let other = self.suffix(node, input.document),
                other != suffix
            {
                return true
            }
            child = input.table.end(child)
        }
        return false
    }
}
