/// The characters of ``ScriptCharacters`` as sets, made when a rule first needs one.
enum ScriptSets {
    static let simplified = set(ScriptCharacters.simplified)
    static let traditional = set(ScriptCharacters.traditional)
    static let misreadFirst = set(ScriptCharacters.misreadFirst)
    static let misreadSecond = set(ScriptCharacters.misreadSecond)

    private static func set(_ characters: StaticString) -> Set<Unicode.Scalar> {
        characters.withUTF8Buffer { Set(unsafe String(decoding: $0, as: UTF8.self).unicodeScalars) }
    }
}
