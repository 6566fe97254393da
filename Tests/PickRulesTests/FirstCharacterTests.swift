import PickModel
import Testing

@testable import PickRules

/// The quick look at the first and the last character of a name leaves none out that the exact one would take.
@Suite struct FirstCharacterTests {
    private static let all = (0x4E00..<0xA000 as Range<UInt32>).compactMap(Unicode.Scalar.init)

    /// What the quick look and the exact one say of a name.
    private struct Look {
        var mayBeSpecial = false
        var mayHaveSuffix = false
        var isSpecial = false
        var hasSuffix = false

        init(_ name: String, _ scanner: borrowing TextScanner) {
            let bytes = Array(name.utf8)
            unsafe bytes.withUnsafeBufferPointer { text in
                guard let base = text.baseAddress else { return }
                mayBeSpecial = unsafe scanner.mayBeSpecial(base, count: text.count)
                mayHaveSuffix = unsafe scanner.mayHaveSuffix(base, count: text.count)
                isSpecial =
                    unsafe Sentinel.canBegin(text) || AdministrativeRow.isOne(text) || Apart.isOne(text)
                hasSuffix = unsafe NameSuffix.of(text) != nil
            }
        }
    }

    @Test func everyNameThatIsMoreThanANameIsLookedAt() {
        let scanner = TextScanner()
        var special = 0
        for scalar in Self.all {
            for end in ["辖区", "直辖县", "治区直辖", "湾", "港", "門"] {
                let look = Look(String(Character(scalar)) + end, scanner)
                if look.isSpecial { special += 1 }
                if look.isSpecial, !look.mayBeSpecial { Issue.record("\(scalar)\(end)") }
            }
        }
        #expect(special > 40)
        for name in ["市辖区", "縣", "省直辖县", "自治区直辖", "台湾", "臺灣", "香港", "澳门", "…", "all", "-"] {
            let look = Look(name, scanner)
            #expect(look.isSpecial, "\(name)")
            #expect(look.mayBeSpecial, "\(name)")
        }
        #expect(!Look("广州", scanner).mayBeSpecial)
    }

    @Test func everySuffixIsLookedAt() {
        let scanner = TextScanner()
        for scalar in Self.all {
            let look = Look("东城" + String(Character(scalar)), scanner)
            if look.hasSuffix != look.mayHaveSuffix { Issue.record("\(scalar)") }
        }
    }
}
