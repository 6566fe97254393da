package import PickBytes

/// A report format: it gets the inputs one by one, in order, and then the counts.
///
/// One file each. A reporter carries every finding that it is given, and holds back no more of them than its format
/// forces it to, so that a report over many files needs little memory.
package protocol Reporter {
    /// Writes what was found in one input.
    mutating func report(_ file: FileReport, to output: inout ByteWriter)

    /// Writes what closes the report.
    mutating func finish(_ summary: ReportSummary, to output: inout ByteWriter)
}

/// The report formats by name, as `--format` takes them.
package enum ReportFormat: String, Sendable, CaseIterable {
    case text
    case json
    case github

    /// What the format is, for the help text.
    package var meaning: String {
        switch self {
        case .text: "for people: each finding with its source line"
        case .json: "for programs: one object with all findings and the counts"
        case .github: "annotations of GitHub Actions"
        }
    }

    /// A reporter of this format: with the colours of `style` and without a closing line if `isQuiet`, where the
    /// format has such things.
    package func makeReporter(style: Style = .plain, isQuiet: Bool = false) -> any Reporter {
        switch self {
        case .text: TextReporter(style: style, isQuiet: isQuiet)
        case .json: JSONReporter()
        case .github: GitHubReporter()
        }
    }
}
