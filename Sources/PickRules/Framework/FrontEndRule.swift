internal import PickPresets
internal import PropertyList

/// A rule about what one front end cannot take: silent where none is named.
protocol FrontEndRule: Rule {}

extension FrontEndRule {
    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        for fault in input.frontEndFaults where fault.code == code {
            findings.add(
                code,
                fault.message,
                at: fault.node(input.tree) ?? input.document.root,
                notes: fault.other.map { [.init("the other one", at: input.place(of: $0))] } ?? []
            )
        }
    }
}

extension RuleExample {
    /// Data that are held to a front end.
    init(_ text: String, for preset: String) {
        var settings = RuleSettings()
        settings.preset = Preset.named(preset)
        self.init(text, settings)
    }
}
