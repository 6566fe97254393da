internal import PickDiagnostics

/// Folds the repeats of a rule on one level of the data into the first of them.
///
/// A level is what stands equally deep in the data. A few findings are shown one by one: each is worth a look. Many
/// are one habit of the file, and one look is enough.
package enum Folding {
    /// So many findings of one code on one level are still shown one by one.
    private static let mostShown = 3

    private struct Group: Hashable {
        var code: DiagnosticCode
        var severity: Severity
        var depth: Int
    }

    /// The findings of a file that are shown, each with the number of others that are folded into it.
    package static func fold(_ file: FileReport) -> [ShownFinding] {
        var groups: [Group: (first: Int, count: Int)] = [:]
        for index in file.findings.indices {
            guard let group = group(of: file.findings[index]) else { continue }
            groups[group, default: (index, 0)].count += 1
        }
        return file.findings.indices.compactMap { index in
            let finding = file.findings[index]
            guard let group = group(of: finding), let all = groups[group], all.count > mostShown else {
                return ShownFinding(finding, others: 0)
            }
            return all.first == index ? ShownFinding(finding, others: all.count - 1) : nil
        }
    }

    /// Nil for what is never folded: faults, each of which keeps the file from being read.
    private static func group(of finding: Diagnostic) -> Group? {
        if finding.code.isFault { return nil }
        return Group(code: finding.code, severity: finding.severity, depth: depth(of: finding.dataPath ?? ""))
    }

    /// How many steps a data path has.
    private static func depth(of path: String) -> Int {
        var depth = 0
        var isQuoted = false
        var isEscaped = false
        for byte in path.utf8 {
            if isQuoted {
                if !isEscaped, byte == UInt8(ascii: "\"") { isQuoted = false }
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
            } else if byte == UInt8(ascii: "\"") {
                isQuoted = true
            } else if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[") {
                depth += 1
            }
        }
        return depth
    }
}
