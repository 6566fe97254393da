import PickDiagnostics
import PickRules
import Testing

@Suite struct RegistryTests {
    @Test func codesAreUnique() {
        let ids = CodeCatalogue.all.map(\.code.id)
        #expect(Set(ids).count == ids.count)
    }
}
