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
        let own = ValueType<DiffFormat>.choice("FORMAT", of: "report format")
        let reports = ValueType<ReportFormat>.choice("FORMAT", of: "report format").choices
        let names = Set(own.choices.map(\.name))
        let choices = own.choices + reports.filter { !names.contains($0.name) }
        return ValueType(
            placeholder: "FORMAT",
            expectation: "one of " + choices.map(\.name).joined(separator: ", "),
            choices: choices,
            noun: "report format",
            parse: { DiffFormat(rawValue: $0) != nil || ReportTarget($0) != nil ? $0 : nil }
        )
    }
}
