extension Recognition {
    /// What of the hints came to nothing although the data were recognized, a sentence each without a full stop.
    package func neglected(_ hints: RecognitionHints) -> [String] {
        guard dataset != nil else { return [] }
        return [missing(language: hints.language)].compactMap(\.self) + otherKeys(hints.keys)
    }

    /// Why the language that was asked for changes nothing; nil where it does.
    private func missing(language wish: String?) -> String? {
        guard let wish, !languages.contains(where: { LanguageTag.match($0, wish) > 0 }) else { return nil }
        if languages.isEmpty { return "no name has a language, so '\(wish)' chooses none" }
        let known = languages.joined(separator: ", ")
        return "no name is written in '\(wish)', so the first one counts: there is \(known)"
    }

    /// Keys that were given and are not there, while others are taken for what they were given for.
    ///
    /// A list may have no codes and no children, and be right all the same.
    private func otherKeys(_ keys: [RecognitionHints.Key]) -> [String] {
        let roles: [(RecognitionHints.Key.Role, taken: [String])] = [
            (.name, levels.flatMap(\.names)), (.code, levels.flatMap(\.codes)),
            (.children, levels.flatMap(\.children)),
        ]
        return roles.compactMap { role, taken in
            let given = keys.filter { $0.role == role }.map(\.key)
            guard let first = given.first, let other = taken.first, !given.contains(where: taken.contains)
            else {
                return nil
            }
            return "'\(role.rawValue)=\(first)' names no key that is there, and '\(other)' is taken"
        }
    }
}
