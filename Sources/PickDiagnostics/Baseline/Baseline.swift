/// Findings that are known and not to be told again, by what they are and where in the data, not by their lines.
package struct Baseline: Sendable, Equatable {
    /// One kind of finding at one place.
    package struct Entry: Sendable, Hashable, Comparable {
        /// The code's id.
        package var code: String
        /// The place in the data; empty for findings about a file as a whole.
        package var dataPath: String

        package init(code: String, dataPath: String) {
            self.code = code
            self.dataPath = dataPath
        }

        init(_ finding: Diagnostic) { self.init(code: finding.code.id, dataPath: finding.dataPath ?? "") }

        package static func < (left: Entry, right: Entry) -> Bool {
            left.code != right.code
                ? left.code < right.code : left.dataPath.utf8.lexicographicallyPrecedes(right.dataPath.utf8)
        }
    }

    /// How often each entry may occur, by file.
    package private(set) var files: [String: [Entry: Int]] = [:]

    package init() {}

    /// Adds an entry that may occur `count` times.
    package mutating func add(_ entry: Entry, of file: String, count: Int = 1) {
        files[file, default: [:]][entry, default: 0] += count
    }

    /// Adds what was found in a file, except for the faults, which are always told.
    package mutating func add(_ findings: [Diagnostic], of file: String) {
        for finding in findings where !finding.code.isFault { add(Entry(finding), of: file) }
    }

    /// The files, in the order of their names' bytes.
    package var sortedFiles: [String] {
        files.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The entries of a file, sorted.
    package func sortedEntries(of file: String) -> [(entry: Entry, count: Int)] {
        (files[file] ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// What a baseline leaves of a file's findings.
    package struct Remainder: Sendable {
        /// What the baseline does not know.
        package var findings: [Diagnostic] = []
        /// How many it knew.
        package var knownCount = 0
        /// What it knows and no longer occurs, or not as often.
        package var stale: [Entry] = []
    }

    /// Takes away what is known about `file`.
    package func remainder(of findings: [Diagnostic], in file: String) -> Remainder {
        guard var allowed = files[file] else { return Remainder(findings: findings) }
        var result = Remainder()
        for finding in findings {
            let entry = Entry(finding)
            if !finding.code.isFault, let count = allowed[entry], count > 0 {
                allowed[entry] = count - 1
                result.knownCount += 1
            } else {
                result.findings.append(finding)
            }
        }
        result.stale = allowed.filter { $0.value > 0 }.keys.sorted()
        return result
    }
}
