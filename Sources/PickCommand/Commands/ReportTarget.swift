internal import PickReporters

/// One report that was asked for: its format and where it goes, as `--format` takes them.
struct ReportTarget: Sendable, Equatable {
    let format: ReportFormat
    /// A file; nil for standard output.
    let path: String?

    init(_ format: ReportFormat, path: String? = nil) {
        self.format = format
        self.path = path
    }

    /// `sarif`, `sarif=out.sarif`, or `sarif=-`, which is `sarif`.
    init?(_ text: String) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, let format = ReportFormat(rawValue: String(name)) else { return nil }
        guard parts.count > 1 else {
            self.init(format)
            return
        }
        guard !parts[1].isEmpty else { return nil }
        self.init(format, path: parts[1] == "-" ? nil : String(parts[1]))
    }
}

extension ValueType where Value == ReportTarget {
    static var report: ValueType {
        let names = ValueType<ReportFormat>.choice("FORMAT[=FILE]", of: "report format")
        return ValueType(
            placeholder: names.words.placeholder,
            expectation: names.expectation + ", with =FILE behind it for a file",
            choices: names.choices,
            noun: names.words.noun,
            parse: { ReportTarget($0) }
        )
    }
}
