extension Recognition {
    /// That no name is written in the language that was asked for, in words; nil where some are, or names have no languages.
    package func missing(language wish: String?) -> String? {
        guard let wish, !languages.isEmpty, !languages.contains(where: { LanguageTag.match($0, wish) > 0 })
        else { return nil }
        let known = languages.joined(separator: ", ")
        return "no name is written in '\(wish)', so the first one counts: there is \(known)"
    }
}
