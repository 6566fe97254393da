/// Which findings are reported, and how bad they are.
///
/// Made of layers, the later ones stronger: a configuration file, its overrides for some files, the command line.
package struct FindingPolicy: Sendable, Equatable {
    /// What a layer makes of a code's severity.
    package enum Level: String, Sendable, CaseIterable {
        case error, warning, info
        /// Not reported at all.
        case off

        package var severity: Severity? { Severity(rawValue: rawValue) }
    }

    /// The wishes of one place.
    package struct Layer: Sendable, Equatable {
        /// Report these and no others; nil leaves it as it is.
        package var select: [CodeSelector]?
        /// Do not report these, unless ``select`` names them more closely.
        package var ignore: [CodeSelector] = []
        /// The levels of codes; the selector that names a code most closely counts, of equals the last.
        package var levels: [LevelOfCodes] = []

        package init() {}

        package var isEmpty: Bool { select == nil && ignore.isEmpty && levels.isEmpty }
    }

    /// A selector and the level that its codes get.
    package struct LevelOfCodes: Sendable, Equatable {
        package var codes: CodeSelector
        package var level: Level

        package init(_ codes: CodeSelector, _ level: Level) {
            self.codes = codes
            self.level = level
        }
    }

    package var layers: [Layer]

    package init(_ layers: [Layer] = []) { self.layers = layers.filter { !$0.isEmpty } }

    /// The severity of findings of `code` that have `own`; nil when they are not reported.
    ///
    /// Faults, without whose mending a file cannot be read, are always errors.
    package func severity(of code: DiagnosticCode, own: Severity) -> Severity? {
        if code.isFault || layers.isEmpty { return own }
        var isOn = true
        var severity = own
        for layer in layers {
            isOn = layer.turns(code) ?? isOn
            if let level = layer.level(of: code) {
                if let wanted = level.severity { severity = wanted } else { isOn = false }
            }
        }
        return isOn ? severity : nil
    }

    /// Whether findings of `code` are reported.
    package func reports(_ code: DiagnosticCode) -> Bool { severity(of: code, own: code.severity) != nil }

    /// Whether any of `codes` that the selector names is reported.
    package func reports(_ selector: CodeSelector, among codes: [DiagnosticCode]) -> Bool {
        codes.contains { selector.matches($0) && reports($0) }
    }

    /// The findings that are reported, with their severities.
    package func apply(to findings: [Diagnostic]) -> [Diagnostic] {
        if layers.isEmpty { return findings }
        return findings.compactMap { finding in
            guard let severity = severity(of: finding.code, own: finding.severity) else { return nil }
            var finding = finding
            finding.severity = severity
            return finding
        }
    }
}

extension FindingPolicy.Layer {
    /// Whether the layer turns the code on or off; nil when it leaves it as it is.
    fileprivate func turns(_ code: DiagnosticCode) -> Bool? {
        let ignored = ignore.closeness(to: code)
        guard let select else { return ignored == nil ? nil : false }
        guard let selected = select.closeness(to: code) else { return false }
        return selected > ignored ?? -1
    }

    fileprivate func level(of code: DiagnosticCode) -> FindingPolicy.Level? {
        var best: (closeness: Int, level: FindingPolicy.Level)?
        for entry in levels {
            guard let closeness = entry.codes.closeness(to: code) else { continue }
            if closeness >= best?.closeness ?? -1 { best = (closeness, entry.level) }
        }
        return best?.level
    }
}
