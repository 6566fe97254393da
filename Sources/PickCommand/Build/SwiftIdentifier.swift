/// Names of constants in Swift.
enum SwiftIdentifier {
    /// A name for what a file is called: `food-menu` becomes `foodMenu`, `Cities` becomes `cities`; nil where nothing is left.
    static func from(_ text: String) -> String? {
        let words = text.unicodeScalars.split { !isPart($0) }.map { String(String.UnicodeScalarView($0)) }
        guard let first = words.first else { return nil }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let name = lowered(first) + rest.joined()
        return isValid(name) ? name : isValid("_" + name) ? "_" + name : nil
    }

    /// Whether a constant can be called so, in backticks where need be.
    static func isValid(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart else {
            return false
        }
        return name != "_" && name != "Type" && name != "Protocol" && name.unicodeScalars.allSatisfy(isPart)
    }

    /// The name as source code has it.
    static func written(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isXIDContinue }

    /// Small letters in front, as names of constants have them: `CNAreas` becomes `cnAreas`.
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        // The last of several capitals begins the next word.
        let count = capitals.count > 1 && capitals.count < word.count ? capitals.count - 1 : capitals.count
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    /// What Swift keeps for itself where a constant is declared.
    private static let keywords: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
        "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
