package import PickDiagnostics
package import PickModel
internal import PickReference
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
    ///   - source: Lends the text that the document was read from. Asked at most once, and only for findings about a
    ///     part of a text and for fixes: without it, findings are about whole elements and have no fixes.
    /// - Returns: The findings, sorted by place; behind them, what codes have more than is listed.
    /// - Throws: What `source` throws.
    package static func run<Failure: Error>(
        _ recognition: Recognition,
        _ settings: RuleSettings = RuleSettings(),
        source: () throws(Failure) -> SourceText?
    ) throws(Failure) -> [Diagnostic] {
        guard let dataset = recognition.dataset else { return [] }
        let input = RuleInput(recognition, dataset, settings)
        var findings = RuleFindings(settings)
        for rule in RuleRegistry.all where settings.includes(rule.code) { rule.check(input, &findings) }
        var items = findings.items
        guard !items.isEmpty else { return [] }
        var fixGuard = FixGuard(input)
        fixGuard.screen(&items)
        let document = dataset.document
        // The text is as large as the document, and both would be held at once.
        let needsSource = document.format == .xml && items.contains { $0.part != nil || $0.change != nil }
        let source = needsSource ? try source() : nil
        return FindingPlaces(document, source, dataset.tree.references).diagnostics(items).sortedByPlace()
            + findings.cuts
    }
}
