package import PickDiagnostics
internal import PickBytes
internal import PickModel

/// A code that sticks to the name.
package enum GluedCode: Rule {
    package static let code = DiagnosticCode(
        "PD507",
        "glued-code",
        .warning,
        "A code in front of a name or behind it: 110000北京市. Info, once, where all names of a level are so."
    )
    package static let about = RuleAbout(
        why: "The wheel shows the code. A field of its own keeps it for the program and out of sight.",
        accepted: [
            "[[北京, 上海], [1984书店, 360广场]]", "[{name: 北京, code: '110000'}, {name: 天津, code: '120000'}]",
            "[['911', '110', 米饭]]",
        ],
        rejected: [
            "[{name: 北京, areas: [东城区, 西城区, '↓110105朝阳区']}]",
            "[{name: 山西, areas: [大同市, 阳泉市, '长治市 ↓140400']}]",
            "[{name: 香港, areas: [灣仔區, '中西區_↓810001', 東區]}]",
        ]
    )

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        let survey = input.survey
        var isTold = [Bool](repeating: false, count: survey.levels.count)
        for index in 0..<survey.lists.names.count {
            let marked = survey.lists.names[index]
            let entry = Int(marked.entry)
            guard marked.traits.contains(.glued), let node = input.tree.nameNode(entry) else { continue }
            let name = NameText(node: node, entry: entry, marked.traits, input.document)
            guard let part = digits(of: name) else { continue }
            let level = input.tree.level(entry)
            if survey.levels[level].glued * 2 > survey.levels[level].names {
                guard !isTold[level] else { continue }
                isTold[level] = true
                findings.add(
                    code,
                    "The names of this level have their codes in them, as \(Words.quoted(name.text)) has: give the code a "
                        + "field of its own.",
                    at: node,
                    part: name.part(part),
                    severity: .info
                )
            } else {
                findings.add(
                    code,
                    "\(Words.quoted(name.text)) has a code in it, \(name.text(part)): give it a field of its own.",
                    at: node,
                    part: name.part(part)
                )
            }
        }
    }

    /// Six digits or more in front of other text, or behind it.
    private static func digits(of name: NameText) -> Range<Int>? {
        guard let digits = digitsAtAnEnd(of: name) else { return nil }
        // Asked last: most names have no digits, and what a character is costs a search in the tables of Unicode.
        return name.scalars[name.core].contains(where: \.properties.isAlphabetic) ? digits : nil
    }

    private static func digitsAtAnEnd(of name: NameText) -> Range<Int>? {
        let core = name.core
        var front = core.lowerBound
        while front < core.upperBound, isDigit(name.scalars[front]) { front += 1 }
        if front - core.lowerBound >= 6 { return core.lowerBound..<front }
        var back = core.upperBound
        while back > core.lowerBound, isDigit(name.scalars[back - 1]) { back -= 1 }
        return core.upperBound - back >= 6 ? back..<core.upperBound : nil
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
