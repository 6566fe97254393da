internal import PickBytes
internal import PickDiagnostics
internal import PickReference

/// The page `Documentation/Rules.md`, made of what the rules say about themselves.
package enum RulesPage {
    /// The page.
    package static var markdown: String {
        var text = """
            # Rules

            What `pickdata lint` finds. This page is made of the rules' own words; `pickdata explain CODE` tells one of them.

            Examples are picker data in a short notation: `[…]` a list, `{key: value}` a dictionary, bare words or `'…'` texts. \
            `↓` marks where a finding begins, and is no part of the data.

            An **error** says that the data cannot be used, a **warning** that something is most likely a mistake, and an \
            **info** what is ordinary in true data and good to know.


            """
        for group in groups {
            let rules = RuleRegistry.all.filter { $0.code.id.hasPrefix(group.prefix) }
            guard !rules.isEmpty else { continue }
            text += "## \(group.title)\n\n| code | name | severity | what it finds |\n|---|---|---|---|\n"
            for rule in rules {
                let link = "[\(rule.code.id)](#\(rule.code.id.lowercased())-\(rule.code.name))"
                text +=
                    "| \(link) | `\(rule.code.name)` | \(rule.code.severity) | \(cell(rule.code.summary)) |\n"
            }
            text += "\n"
            for rule in rules { text += section(rule) }
        }
        return text
    }

    /// The part of the page about one rule, without its heading's number signs: also what `explain` shows.
    package static func body(_ rule: any Rule.Type) -> String {
        let about = rule.about
        var text = "\(rule.code.summary) Severity: \(rule.code.severity).\n\n\(about.why)\n\n"
        if let fix = about.fix {
            let option = fix.safety == .safe ? "`--fix`" : "`--unsafe-fixes`"
            text += "\(option) \(fix.summary).\n\n"
        }
        text += "Finds nothing:\n\n```\n" + about.accepted.map(\.line).joined(separator: "\n") + "\n```\n\n"
        text +=
            "Finds what is marked:\n\n```\n" + about.rejected.map(\.line).joined(separator: "\n")
            + "\n```\n\n"
        return text
    }

    private static let groups = [
        (prefix: "PD2", title: "Shape"), (prefix: "PD3", title: "Text"), (prefix: "PD4", title: "Content"),
        (prefix: "PD5", title: "Codes"), (prefix: "PD6", title: "Reference"),
        (prefix: "PD7", title: "Front ends, with --for"),
    ]

    private static func section(_ rule: any Rule.Type) -> String {
        "### \(rule.code.id) \(rule.code.name)\n\n" + body(rule)
    }

    private static func cell(_ text: String) -> String { text.exchanging("|", for: "\\|") }
}
