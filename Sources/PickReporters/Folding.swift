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
        // By number, since there can be a million: a finding that is not shown is not copied.
        var numbers: [Group: Int] = [:]
        var groups: [(first: Int, count: Int)] = []
        let groupOf: [Int?] = file.findings.indices.map { index in
            guard let group = group(of: index, in: file.findings) else { return nil }
            let number = numbers[group] ?? groups.count
            if number == groups.count {
                numbers[group] = number
                groups.append((index, 0))
            }
            groups[number].count += 1
            return number
        }
        return file.findings.indices.compactMap { index in
            let group = groupOf[index].map { groups[$0] }
            guard let group, group.count > mostShown else {
                return ShownFinding(file.findings[index], others: 0)
            }
            return group.first == index ? ShownFinding(file.findings[index], others: group.count - 1) : nil
        }
    }

    /// Nil for what is never folded: faults, each of which keeps the file from being read.
    private static func group(of index: Int, in findings: [Diagnostic]) -> Group? {
        let code = findings[index].code
        if code.isFault { return nil }
        let depth = depth(of: findings[index].dataPath ?? "")
        return Group(code: code, severity: findings[index].severity, depth: depth)
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
