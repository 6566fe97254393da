/// The report formats by name, as `--format` takes them.
package enum ReportFormat: String, Sendable, CaseIterable {
    case text
    case concise
    case compiler
    case json
    case jsonl
    case github
    case gitlab
    case junit
    case sarif
    case checkstyle
    case html

    /// What the format is, for the help text.
    package var meaning: String {
        switch self {
        case .text: "for people: each finding with its source line"
        case .concise: "for editors: a line each, `file:line:col: severity code name message`"
        case .compiler: "for Xcode and builds: `file:line:col: error: message [code name]`"
        case .json: "for programs: one object with all findings and the counts"
        case .jsonl: "for programs: an object a line, a line each finding"
        case .github: "annotations of GitHub Actions"
        case .gitlab: "GitLab's code quality"
        case .junit: "JUnit XML: a test suite each file, errors as failures"
        case .sarif: "SARIF 2.1.0, for code scanning"
        case .checkstyle: "Checkstyle XML"
        case .html: "one page for a browser: chart, table, source lines"
        }
    }

    /// Whether the report is lines, so that another one can follow it in the same output.
    package var isLines: Bool {
        switch self {
        case .text, .concise, .compiler, .jsonl, .github: true
        case .json, .gitlab, .junit, .sarif, .checkstyle, .html: false
        }
    }

    /// A reporter of this format.
    package func makeReporter(_ options: ReporterOptions = ReporterOptions()) -> any Reporter {
        switch self {
        case .text: TextReporter(options)
        case .concise: ConciseReporter()
        case .compiler: CompilerReporter(options)
        case .json: JSONReporter()
        case .jsonl: JSONLinesReporter()
        case .github: GitHubReporter(options)
        case .gitlab: GitLabReporter()
        case .junit: JUnitReporter(options)
        case .sarif: SARIFReporter(options)
        case .checkstyle: CheckstyleReporter()
        case .html: HTMLReporter(options)
        }
    }
}
