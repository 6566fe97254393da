import Testing

@testable import PickCommand

@Suite struct SwiftIdentifierTests {
    @Test(
        arguments: [
            ("cities", "cities"), ("Cities", "cities"), ("food-menu", "foodMenu"), ("CNAreas", "cnAreas"),
            ("AREA", "area"), ("2026 list", "_2026List"), ("a.b_c", "aB_c"), ("城市", "城市"), ("省-市", "省市"),
            ("class", "class"), ("Type", "type"), ("---", nil), ("", nil),
        ] as [(String, String?)]
    )
    func namesAConstantAfterAFile(_ stem: String, _ name: String?) {
        #expect(SwiftIdentifier.from(stem) == name)
    }

    @Test(arguments: ["a", "_a", "a1", "städte", "城市", "class"])
    func takesWhatSwiftTakes(_ name: String) {
        #expect(SwiftIdentifier.isValid(name))
    }

    @Test(arguments: ["", "_", "1a", "a b", "a-b", "a.b", "Type", "Protocol", "`a`", "🍎"])
    func refusesWhatSwiftRefuses(_ name: String) {
        #expect(!SwiftIdentifier.isValid(name))
    }

    @Test func putsKeywordsIntoBackticks() {
        #expect(SwiftIdentifier.written("class") == "`class`")
        #expect(SwiftIdentifier.written("classes") == "classes")
    }
}
