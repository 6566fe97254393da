internal import PickBytes
internal import PickModel
internal import PropertyList

/// A rule that looks at one text after the other, of those with certain traits.
protocol TextRule: Rule {
    /// A text with one of these is looked at.
    static var traits: TextTraits { get }
    /// Whether codes and attributes are looked at too.
    static var looksAtAllTexts: Bool { get }
    static func look(at name: NameText, _ input: RuleInput, _ findings: inout RuleFindings)
}

extension TextRule {
    static var looksAtAllTexts: Bool { false }

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        let survey = input.survey
        for index in 0..<survey.lists.names.count {
            let name = survey.lists.names[index]
            let entry = Int(name.entry)
            guard !name.traits.isDisjoint(with: traits), let node = input.tree.nameNode(entry) else {
                continue
            }
            look(at: NameText(node: node, entry: entry, name.traits, input.document), input, &findings)
        }
        guard looksAtAllTexts else { return }
        for index in 0..<survey.lists.others.count {
            let other = survey.lists.others[index]
            guard !other.traits.isDisjoint(with: traits) else { continue }
            let text = NameText(node: Int(other.entry), entry: nil, other.traits, input.document)
            look(at: text, input, &findings)
        }
    }
}
