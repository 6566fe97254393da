internal import PickDiagnostics
internal import PickReporters

/// Keeps account of which entries of `suppress` in the configurations suppressed something.
struct SuppressionUse {
    private struct Use {
        var configuration: Configuration
        var used: Set<Int> = []
        /// Entries for files that were looked at.
        var seen: Set<Int> = []
    }

    /// By the path, in the order in which they were met.
    private var uses: [Use] = []

    /// Notes one file that was looked at.
    ///
    /// It counts for judging only if all that an entry may be about was looked for.
    mutating func note(_ settings: FileSettings, _ used: Set<Int>, isJudged: Bool) {
        guard let configuration = settings.configuration, !configuration.suppressions.isEmpty else { return }
        let index: Int
        if let known = uses.firstIndex(where: { $0.configuration.path == configuration.path }) {
            index = known
        } else {
            uses.append(Use(configuration: configuration))
            index = uses.count - 1
        }
        uses[index].used.formUnion(used)
        guard isJudged else { return }
        for entry in settings.suppressions
        where configuration.suppressions[entry].codes.contains(where: {
            settings.policy.reports($0, among: KnownCodes.ofOneFile)
        }) {
            uses[index].seen.insert(entry)
        }
    }

    /// A report for each configuration with entries that nothing was found for.
    ///
    /// Only entries of which all files were looked at can be judged: those that name their files without a wildcard,
    /// and all of a configuration whose folder was walked.
    func unused(walking folders: [AbsolutePath], source: (Configuration) -> SourceText?) -> [FileReport] {
        uses.compactMap { use in
            let configuration = use.configuration
            let isWalked = folders.contains { configuration.base.components(below: $0) != nil }
            let findings = configuration.suppressions.indices.compactMap { index -> Diagnostic? in
                let entry = configuration.suppressions[index]
                let isNamed = !entry.files.isEmpty && entry.files.allSatisfy(\.isLiteral)
                guard isWalked || isNamed, use.seen.contains(index), !use.used.contains(index) else {
                    return nil
                }
                let message = "This entry of `suppress` suppresses nothing: delete it."
                return Diagnostic(.unusedSuppression, message, at: entry.range)
            }
            let policy = FindingPolicy([configuration.rules.policy])
            let shown = policy.apply(to: findings)
            return shown.isEmpty
                ? nil : FileReport(path: configuration.path, findings: shown, source: source(configuration))
        }
    }
}
