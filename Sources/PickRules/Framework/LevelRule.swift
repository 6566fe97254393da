internal import PickModel

/// A rule about what is ordinary in true data: one finding a level, at the first place, with a count.
protocol LevelRule: Rule {
    static func share(of level: ShapeFacts.Level) -> ShapeFacts.Share
    static func message(_ count: Int, of names: Int, _ name: String) -> String
}

extension LevelRule {
    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        // A menu's columns have rules of their own.
        guard input.kind == .regions else { return }
        for level in input.shape.levels {
            let share = share(of: level)
            guard share.count > 0 else { continue }
            let name = input.name(of: share.first)
            findings.add(
                code,
                message(share.count, of: level.names, Words.quoted(name)),
                at: input.place(of: share.first)
            )
        }
    }
}
