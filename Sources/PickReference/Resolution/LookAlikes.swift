/// Characters that sound or look like others, and the names that one of them could have been written in.
///
/// Sounds are readings without tones; shapes are those whose pictures are most alike. Never one letter more or less alone:
/// 阿坝州 is not 阿坝县.
final class LookAlikes: @unchecked Sendable {
    // Sendable although unchecked: nothing is written after init.
    static let today = LookAlikes(.today)

    /// What is known to occur: wrong and right.
    private var known: [(wrong: String, right: String)] = []
    /// For each character the syllables that it is read as.
    private var syllables: [UInt32: [UInt16]] = [:]
    /// Pairs of characters that look alike.
    private var pairs: Set<UInt64> = []
    /// Names by all their characters but one.
    private var wildcards: [NameKey: [[Unicode.Scalar]]] = [:]
    /// Longer names are not compared: the table has none.
    private static let longest = 16
    private static let endings: Set<Unicode.Scalar> = ["省", "市", "区", "县", "旗", "州", "盟"]

    init(_ table: ChinaTable) {
        let text = table.text
        var reader = CellReader(text, ChinaTables.misspellings)
        while !reader.isAtEnd {
            let wrong = text.string(reader.cell())
            known.append((wrong, text.string(reader.cell())))
        }
        reader = CellReader(text, ChinaTables.readings)
        var syllable: UInt16 = 0
        while !reader.isAtEnd {
            for scalar in text.string(reader.cell()).unicodeScalars {
                syllables[scalar.value, default: []].append(syllable)
            }
            syllable += 1
        }
        reader = CellReader(text, ChinaTables.lookAlikes)
        while !reader.isAtEnd {
            let scalars = Array(text.string(reader.cell()).unicodeScalars)
            guard let first = scalars.first else { continue }
            for other in scalars.dropFirst() { pairs.insert(Self.pair(first, other)) }
        }
        for unit in table.units {
            add(text.string(unit.name))
            if unit.shortBytes >= 6, UInt32(unit.shortBytes) < unit.name.count {
                add(text.string(unit.name.prefix(Int(unit.shortBytes))))
            }
        }
        for former in table.formers { add(text.string(former.name)) }
    }

    private static func pair(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> UInt64 {
        let (low, high) = one.value < other.value ? (one.value, other.value) : (other.value, one.value)
        return UInt64(low) << 32 | UInt64(high)
    }

    private static func key(_ name: [Unicode.Scalar], without place: Int) -> NameKey {
        var text = String.UnicodeScalarView()
        for (index, scalar) in name.enumerated() { text.append(index == place ? "·" : scalar) }
        return NameKey(String(text))
    }

    private func add(_ name: String) {
        let scalars = Array(name.unicodeScalars)
        guard scalars.count >= 2, scalars.count <= Self.longest else { return }
        for place in scalars.indices {
            wildcards[Self.key(scalars, without: place), default: []].append(scalars)
        }
    }

    func areAlike(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
        if pairs.contains(Self.pair(one, other)) { return true }
        guard let left = syllables[one.value], let right = syllables[other.value] else { return false }
        return left.contains { right.contains($0) }
    }

    /// Names of the table that a name could have been meant for.
    ///
    /// With `inKnown` only by the list of misspellings that occur.
    func corrections(of name: String, inKnown: Bool) -> [String] {
        if inKnown {
            return known.filter { name.hasPrefix($0.wrong) }.map { $0.right + name.dropFirst($0.wrong.count) }
        }
        let scalars = Array(name.unicodeScalars)
        guard scalars.count >= 2, scalars.count <= Self.longest else { return [] }
        var found: [String] = []
        for place in scalars.indices {
            let isEnd = place == scalars.count - 1 && Self.endings.contains(scalars[place])
            for other in wildcards[Self.key(scalars, without: place)] ?? []
            where other[place] != scalars[place] && areAlike(other[place], scalars[place])
                // 文山省 is no slip of the pen for 文山县: that is another kind.
                && !(isEnd && Self.endings.contains(other[place]))
            {
                var text = String.UnicodeScalarView()
                text.append(contentsOf: other)
                if !found.contains(String(text)) { found.append(String(text)) }
            }
        }
        return found
    }
}
