package import PickDiagnostics

/// The counts that close a report.
///
/// They count everything that was found, also what `-q` does not show.
package struct ReportSummary: Sendable, Equatable {
    /// The inputs that could be read.
    package var files = 0
    /// Those of them that a folder walk found, that are no datasets, and whose syntax alone was checked.
    package var syntaxOnlyFiles = 0
    /// Findings of severity error.
    package var errors = 0
    /// Findings of severity warning.
    package var warnings = 0
    /// Findings of severity info.
    package var infos = 0
    /// Findings that a comment or the configuration asks not to be shown; they are in no other count.
    package var suppressed = 0
    /// Findings that the baseline knows; they are in no other count.
    package var baselined = 0
    /// Findings that were mended; they are in no other count.
    package var mended = 0
    /// How many inputs have names that were held to a reference, and to none.
    package private(set) var namesChecked = 0
    package private(set) var namesUnchecked = 0
    /// The reference; the last one where there are several.
    package private(set) var reference = ""
    /// What a person might do next; for people only.
    package var hint: String?
    /// The findings by rule.
    package private(set) var rules = RuleCounts()

    package init() {}

    /// Counts what is told of an input beside its findings.
    package mutating func add(_ counts: ReportCounts) {
        suppressed += counts.suppressed
        baselined += counts.baselined
        mended += counts.mended
        if !counts.isInput { files -= 1 }
        guard let names = counts.names else { return }
        if names.isEmpty {
            namesUnchecked += 1
        } else {
            namesChecked += 1
            reference = names
        }
    }

    /// Counts one input and its findings.
    package mutating func count(_ findings: [Diagnostic], isSyntaxOnly: Bool = false) {
        files += 1
        if isSyntaxOnly { syntaxOnlyFiles += 1 }
        for index in findings.indices {
            let severity = findings[index].severity
            rules.count(findings[index].code, severity)
            switch severity {
            case .error: errors += 1
            case .warning: warnings += 1
            case .info: infos += 1
            }
        }
    }

    /// The closing line of a report for people: `2 errors, 1 warning in 3 files`.
    package var sentence: String {
        // Nothing found where nothing was read would sound as if all were well.
        if files == 0, errors + warnings + infos == 0 { return "no file was read" }
        var parts: [String] = []
        if errors > 0 { parts.append(Self.counted(errors, "error")) }
        if warnings > 0 { parts.append(Self.counted(warnings, "warning")) }
        if infos > 0 { parts.append(Self.counted(infos, "info")) }
        var text = parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
        text += " in " + Self.counted(files, "file")
        if syntaxOnlyFiles > 0 {
            text += ", \(syntaxOnlyFiles) of them no \(syntaxOnlyFiles == 1 ? "dataset" : "datasets")"
            text += " and checked for syntax only"
        }
        if mended > 0 { text += ", \(mended) mended" }
        if suppressed > 0 { text += ", \(suppressed) suppressed" }
        if baselined > 0 { text += ", \(baselined) in the baseline" }
        return text + namesSentence
    }

    private var namesSentence: String {
        if namesChecked == 0 { return namesUnchecked == 0 ? "" : "; names not checked" }
        if namesUnchecked == 0 { return "; names held to \(reference)" }
        let files = Self.counted(namesChecked, "file")
        return "; names of \(files) held to \(reference), of \(namesUnchecked) not checked"
    }

    private static func counted(_ count: Int, _ word: String) -> String {
        count == 1 ? "1 \(word)" : "\(count) \(word)s"
    }
}
