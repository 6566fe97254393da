package import PickDiagnostics
package import PickModel
internal import PickReference
internal import PickThreads
internal import PropertyList

/// Runs the rules over recognized picker data.
package enum RuleRunner {
    /// The settings with a profile in the place of ``ProfileName/auto``, so that the data are looked at once for it.
    package static func settled(_ settings: RuleSettings, for recognition: Recognition) -> RuleSettings {
        guard settings.profile == .auto, let dataset = recognition.dataset else { return settings }
        var settings = settings
        if settings.holds(dataset.tree, dataset.kind) {
            settings.profile = .cn
        } else {
            settings.profile = FirstLevel.table(dataset.tree, dataset.kind, .auto)?.profile ?? .none
        }
        return settings
    }

    /// What the names are held to, as summaries tell it; empty for nothing, nil where there are no regions.
    package static func reference(for recognition: Recognition, _ settings: RuleSettings) -> String? {
        guard recognition.dataset?.kind == .regions else { return nil }
        let profile = settled(settings, for: recognition).profile
        switch profile {
        case .cn: return settings.referenceWords
        case .none, .auto: return ""
        case .tw, .jp, .us, .india: return RuleSettings.referenceWords(profile)
        }
    }

    /// What the rules find, in the order of the text, each with its place in the data and its fixes.
    ///
    /// - Parameters:
    ///   - recognition: What was recognized; without a dataset there is nothing to find.
    ///   - settings: Which rules run, and how.
    ///   - work: How many threads there may be. What is found is the same with any number.
    ///   - source: Lends the text that the document was read from. Asked at most once, and only for findings about a
    ///     part of a text and for fixes: without it, findings are about whole elements and have no fixes.
    /// - Returns: The findings, sorted by place; behind them, what codes have more than is listed.
    /// - Throws: What `source` throws.
    package static func run<Failure: Error>(
        _ recognition: Recognition,
        _ settings: RuleSettings = RuleSettings(),
        _ work: RuleWork = .whole,
        source: () throws(Failure) -> SourceText?
    ) throws(Failure) -> [Diagnostic] {
        guard let dataset = recognition.dataset else { return [] }
        let findings = findings(recognition, dataset, settings, work.jobs(forEntries: dataset.tree.count))
        var items = findings.items
        guard !items.isEmpty else { return [] }
        var fixGuard = FixGuard(dataset.tree)
        fixGuard.screen(&items)
        let document = dataset.document
        // The text is as large as the document, and both would be held at once.
        let needsSource = document.format == .xml && items.contains { $0.part != nil || $0.change != nil }
        let source = needsSource ? try source() : nil
        let places = FindingPlaces(document, source, dataset.tree.references)
        var found = places.diagnostics(items).sortedByPlace()
        found += findings.cuts
        return found
    }

    /// What the rules find, in the order of the rules.
    private static func findings(
        _ recognition: Recognition,
        _ dataset: Dataset,
        _ settings: RuleSettings,
        _ jobs: Int
    ) -> RuleFindings {
        let facts = RuleFacts(dataset, settings, jobs: jobs)
        let rules = RuleRegistry.all.filter { settings.includes($0.code) }
        var findings = RuleFindings(settings)
        guard jobs > 1 else {
            for rule in rules { rule.check(RuleInput(recognition, facts), &findings) }
            return findings
        }
        // Few of the facts may be needed for a few rules.
        let needsAll = settings.selected.isEmpty
        if needsAll { facts.prepare() }
        let heavy = needsAll ? facts.heavy : []
        let isLong = rules.map { rule in RuleRegistry.longest.contains { $0 == rule } }
        let order = rules.indices.filter { isLong[$0] } + rules.indices.filter { !isLong[$0] }
        var found = [RuleFindings](repeating: findings, count: rules.count)
        let count = heavy.count + rules.count
        // Nobody waits for the longest one: what rules find is kept anyway.
        OrderedWork.run(count: count, jobs: jobs, lead: count) { number in
            var own = RuleFindings(settings)
            if number < heavy.count {
                heavy[number]()
            } else {
                rules[order[number - heavy.count]].check(RuleInput(recognition, facts), &own)
            }
            return own
        } consume: { number, own in
            if number >= heavy.count { found[order[number - heavy.count]] = own }
        }
        for own in found { findings.join(own) }
        return findings
    }
}
