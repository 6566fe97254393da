internal import PickReporters

/// The reports of `diff` that tell what changed.
enum DiffFormat: String, OptionChoice {
    case text, json, md

    var meaning: String {
        switch self {
        case .text: "for people"
        case .json: "for programs: one object"
        case .md: "Markdown, for a page or a pull request"
        }
    }
}

extension ValueType where Value == String {
    /// A report of `diff`, or of findings with `=FILE` behind it.
    static var diffFormat: ValueType {
        ValueType(
            placeholder: "FORMAT",
            expectation: "one of " + diffFormatChoices.map(\.name).joined(separator: ", "),
            choices: diffFormatChoices,
            noun: "report format",
            parse: { DiffFormat(rawValue: $0) != nil || ReportTarget($0) != nil ? $0 : nil }
        )
    }

    private static var diffFormatChoices: [Choice] {
        let own = ValueType<DiffFormat>.choice("FORMAT").choices
        let reports = ValueType<ReportFormat>.choice("FORMAT").choices
        let names = Set(own.map(\.name))
        return own + reports.filter { !names.contains($0.name) }
    }
}
