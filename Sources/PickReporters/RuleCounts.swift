package import PickDiagnostics

/// How many findings each rule has.
package struct RuleCounts: Sendable, Equatable {
    /// One rule on one level of severity.
    package struct Row: Sendable, Equatable {
        package var code: DiagnosticCode
        package var severity: Severity
        package var count: Int
    }

    private struct Key: Hashable {
        let id: String
        let severity: Severity
    }

    private var unsorted: [Row] = []
    private var places: [Key: Int] = [:]

    /// Counts a finding.
    mutating func count(_ code: DiagnosticCode, _ severity: Severity) {
        let key = Key(id: code.id, severity: severity)
        if let place = places[key] {
            unsorted[place].count += 1
        } else {
            places[key] = unsorted.count
            unsorted.append(Row(code: code, severity: severity, count: 1))
        }
    }

    /// The rules, the most frequent first.
    package var rows: [Row] {
        unsorted.sorted { ($1.count, $0.code.id, $0.severity) < ($0.count, $1.code.id, $1.severity) }
    }

    /// A line for each rule: `  12  warning  PD139 duplicate-key`.
    package var lines: [String] {
        let rows = rows
        let width = rows.first.map { String($0.count).utf8.count } ?? 0
        let words = rows.map(\.severity.rawValue.utf8.count).max() ?? 0
        return rows.map { row in
            let count = String(row.count)
            let word = row.severity.rawValue
            return Self.spaces(2 + width - count.utf8.count) + count + "  " + word
                + Self.spaces(2 + words - word.utf8.count) + row.code.description
        }
    }

    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
