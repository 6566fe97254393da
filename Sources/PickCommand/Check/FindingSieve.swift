internal import PickDiagnostics
internal import PropertyList

/// Keeps the findings of one file that are to be reported: policy, suppressions, baseline, in this order.
struct FindingSieve {
    private let settings: FileSettings
    private let comments: CommentSuppressions
    private(set) var suppressed = 0
    private(set) var known = 0
    private(set) var usedSuppressions: Set<Int> = []

    init(_ settings: FileSettings, _ reading: PropertyListReading) {
        self.settings = settings
        comments = CommentSuppressions(reading)
    }

    /// The findings that are left.
    ///
    /// With `judges`, suppressions and lines of the baseline that met nothing are findings too: only where everything
    /// that they may be about was looked for.
    mutating func sift(_ findings: [Diagnostic], judges: Bool) -> [Diagnostic] {
        var left = withoutConfigured(settings.policy.apply(to: findings))
        let filter = SuppressionFilter(left, by: comments.suppressions)
        suppressed += filter.suppressedCount
        left = filter.kept
        if judges {
            let own =
                comments.findings
                + comments.unused(after: filter) { settings.policy.reports($0, among: KnownCodes.ofOneFile) }
            left += withoutConfigured(settings.policy.apply(to: own))
        }
        guard let baseline = settings.baseline else { return left }
        let remainder = baseline.known.remainder(of: left, in: baseline.name)
        known = remainder.knownCount
        return remainder.findings + (judges ? stale(remainder.stale) : [])
    }

    /// How many of the findings would be left, without keeping account.
    func count(_ findings: [Diagnostic]) -> Int {
        var copy = self
        return copy.sift(findings, judges: false).count
    }

    private mutating func withoutConfigured(_ findings: [Diagnostic]) -> [Diagnostic] {
        guard let configuration = settings.configuration, !settings.suppressions.isEmpty else {
            return findings
        }
        var kept: [Diagnostic] = []
        for finding in findings {
            if let entry = settings.suppressions.first(where: {
                configuration.suppressions[$0].suppresses(finding)
            }) {
                usedSuppressions.insert(entry)
                suppressed += 1
            } else {
                kept.append(finding)
            }
        }
        return kept
    }

    private func stale(_ entries: [Baseline.Entry]) -> [Diagnostic] {
        let findings = entries.compactMap { entry -> Diagnostic? in
            let code = KnownCodes.all.first { $0.id == entry.code }
            if let code, !settings.policy.reports(code) || !KnownCodes.ofOneFile.contains(code) { return nil }
            let what = code?.description ?? entry.code
            let place = entry.dataPath.isEmpty ? "" : " at \(entry.dataPath)"
            return Diagnostic(
                .staleBaseline,
                "The baseline knows \(what)\(place), which no longer occurs: write it anew with `--write-baseline`.",
                at: nil,
                dataPath: entry.dataPath.isEmpty ? nil : entry.dataPath
            )
        }
        return settings.policy.apply(to: findings)
    }
}
