package import PickDiagnostics

/// What a report can be asked for; each format takes what applies to it.
package struct ReporterOptions: Sendable {
    /// Colours for a terminal.
    package var style = Style.plain
    /// Whether the closing line is left out.
    package var isQuiet = false
    /// Whether the counts by rule follow the findings.
    package var hasStatistics = false
    /// Whether a warning fails the run as an error does.
    package var isStrict = false
    /// The version of the tool, where a format names it.
    package var version: String?
    /// Takes repeats together for formats that are read by people; nil shows each finding.
    package var fold: (@Sendable (FileReport) -> [ShownFinding])?
    /// What is known about a rule beyond its summary.
    package var help: (@Sendable (DiagnosticCode) -> RuleHelp?)?

    package init() {}

    /// The findings as formats for people show them.
    func shown(of file: FileReport) -> [ShownFinding] {
        fold?(file) ?? file.findings.map { ShownFinding($0, others: 0) }
    }
}

/// A finding in a report for people, which may stand for others like it.
package struct ShownFinding: Sendable, Equatable {
    /// The finding, or the first of several.
    package var finding: Diagnostic
    /// How many more there are like it.
    package var others: Int

    package init(_ finding: Diagnostic, others: Int) {
        self.finding = finding
        self.others = others
    }

    /// What is said of the others; nil where there are none.
    var remark: String? {
        others == 0 ? nil : "and \(others) more like this; `--all` shows each"
    }
}

/// The text about a rule that formats with a place for it carry.
package struct RuleHelp: Sendable, Equatable {
    /// Why it matters, as plain text.
    package var text: String
    /// The same in Markdown, with examples.
    package var markdown: String?

    package init(text: String, markdown: String? = nil) {
        self.text = text
        self.markdown = markdown
    }
}
