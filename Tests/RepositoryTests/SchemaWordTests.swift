import Testing

@testable import PickModel

/// `Schemas/regions.rng` and `PickModel` know the same words.
@Suite struct SchemaWordTests {
    /// A word as the vocabulary has it: upper case, `_` and `-` make no difference.
    static func plain(_ word: String) -> String {
        word.lowercased().filter { $0 != "_" && $0 != "-" }
    }

    static func vocabulary(_ role: KeyRoles) -> Set<String> {
        Set(
            KeyVocabulary.rows.filter { $0.roles.contains(role) && !$0.roles.contains(.weak) }.flatMap(
                \.words
            )
        )
    }

    @Test func theNamesOfPlaces() throws {
        #expect(Set(try SchemaWords().names.map(Self.plain)) == Self.vocabulary(.name))
    }

    @Test func theListsOfPlacesBelow() throws {
        #expect(Set(try SchemaWords().below.map(Self.plain)) == Self.vocabulary(.children))
    }
}
