/// Codes that are not reported in a part of a file.
package struct Suppression: Sendable, Equatable {
    package var codes: [CodeSelector]
    /// The bytes of the text that it holds for; nil for the whole file.
    package var scope: Range<Int>?
    /// The comment that says so.
    package var origin: Range<Int>

    package init(_ codes: [CodeSelector], in scope: Range<Int>?, from origin: Range<Int>) {
        self.codes = codes
        self.scope = scope
        self.origin = origin
    }
}

/// Takes away the findings that comments suppress, and keeps account of which comments did.
package struct SuppressionFilter {
    /// The findings that are left.
    package private(set) var kept: [Diagnostic] = []
    /// How many were taken away.
    package private(set) var suppressedCount = 0
    /// For each suppression which of its codes took a finding away.
    private var used: [Set<Int>]
    private let suppressions: [Suppression]

    /// Sorts `findings` out; they may come in any order and keep it.
    package init(_ findings: [Diagnostic], by suppressions: [Suppression]) {
        self.suppressions = suppressions
        used = Array(repeating: [], count: suppressions.count)
        guard !suppressions.isEmpty else {
            kept = findings
            return
        }
        let byPlace = findings.indices.sorted { Self.place(findings[$0]) < Self.place(findings[$1]) }
        var isKept = [Bool](repeating: true, count: findings.count)
        // Scopes are elements: of two that meet, one holds the other, so those that are open form a stack.
        let whole = suppressions.indices.filter { suppressions[$0].scope == nil }
        let scoped = Self.ordered(suppressions)
        var next = 0
        var open: [Int] = []
        for index in byPlace {
            let place = Self.place(findings[index])
            while next < scoped.count, Self.scope(suppressions[scoped[next]]).lowerBound <= place {
                open.append(scoped[next])
                next += 1
            }
            open.removeAll { Self.scope(suppressions[$0]).upperBound <= place }
            if take(findings[index].code, from: open + whole) { isKept[index] = false }
        }
        kept = findings.indices.filter { isKept[$0] }.map { findings[$0] }
        suppressedCount = findings.count - kept.count
    }

    /// The codes of a suppression that took nothing away.
    package func unusedCodes(of suppression: Int) -> [CodeSelector] {
        suppressions[suppression].codes.indices.filter { !used[suppression].contains($0) }
            .map { suppressions[suppression].codes[$0] }
    }

    /// Whether one of `candidates` suppresses the code; the nearest, which comes last, counts as used.
    private mutating func take(_ code: DiagnosticCode, from candidates: [Int]) -> Bool {
        if code.isFault || candidates.isEmpty { return false }
        for candidate in candidates.reversed() {
            guard let place = suppressions[candidate].codes.firstIndex(where: { $0.matches(code) }) else {
                continue
            }
            used[candidate].insert(place)
            return true
        }
        return false
    }

    /// By the beginning of their scopes, the wider ones first.
    private static func ordered(_ suppressions: [Suppression]) -> [Int] {
        suppressions.indices.filter { suppressions[$0].scope != nil }.sorted {
            let (left, right) = (scope(suppressions[$0]), scope(suppressions[$1]))
            return (left.lowerBound, -left.upperBound, $0) < (right.lowerBound, -right.upperBound, $1)
        }
    }

    private static func scope(_ suppression: Suppression) -> Range<Int> { suppression.scope ?? 0..<0 }

    private static func place(_ finding: Diagnostic) -> Int { finding.range?.lowerBound ?? -1 }
}
