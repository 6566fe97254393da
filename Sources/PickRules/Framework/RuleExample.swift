internal import PickPresets
internal import PickReference

/// Picker data in a short notation: `[{name: 广东, cities: [广州, ↓广州]}]`.
///
/// Lists, dictionaries, bare words, texts in `'…'` (with `\n`, `\t`, `\\`, `\'` and `\u{…}`), whole and decimal numbers,
/// `true` and `false`. `↓` marks where a finding begins: before a value or key, or inside a quoted text.
package struct RuleExample: Sendable, ExpressibleByStringLiteral {
    /// The notation.
    package let text: String
    /// The settings that it needs to be what it is.
    package let settings: RuleSettings

    /// The notation in one line, with the settings that it needs.
    package var line: String {
        var line = text.split(separator: "\n").joined(separator: " ")
        if settings.profile != .none {
            let year = settings.asOf.map { ", as of \($0)" } ?? ""
            line += "   (profile \(settings.profile.rawValue)\(year))"
        }
        if let width = settings.wheelWidth { line += "   (wheelWidth \(width))" }
        if let preset = settings.preset { line += "   (--for \(preset.name))" }
        return line
    }

    package init(_ text: String, _ settings: RuleSettings = RuleSettings()) {
        self.text = text
        self.settings = settings
    }

    package init(stringLiteral text: String) { self.init(text) }

    /// Data whose names of the first level are held to a profile.
    static func small(_ profile: ProfileName, _ text: String) -> RuleExample {
        var settings = RuleSettings()
        settings.profile = profile
        return RuleExample(text, settings)
    }

    /// Data whose names are held to the divisions of China.
    static func china(_ text: String, asOf year: Int? = nil) -> RuleExample {
        var settings = RuleSettings()
        settings.profile = .cn
        settings.asOf = year
        return RuleExample(text, settings)
    }
}
