/// Which of some siblings begin with the name of which others, or the other way round.
struct NameBeginnings {
    /// So many characters are cut off at most: 恩施 is the beginning of 恩施土家族苗族自治州.
    private static let longestEnding = 13

    private var forward: [Int: Int] = [:]
    private var backward: [Int: Int] = [:]

    init(_ places: [Int], _ old: PlaceTable, _ others: [Int], _ new: PlaceTable) {
        let newNames = Self.byName(others, new)
        for place in places {
            for name in Self.beginnings(of: old.name(place)) {
                if let other = newNames[ExactText(name)] { note(place, other, old, new) }
            }
        }
        let oldNames = Self.byName(places, old)
        for other in others {
            for name in Self.beginnings(of: new.name(other)) {
                if let place = oldNames[ExactText(name)] { note(place, other, old, new) }
            }
        }
    }

    /// The one new place that an old one can be.
    func counterpart(of place: Int) -> Int? {
        guard let other = forward[place], other >= 0, backward[other] == place else { return nil }
        return other
    }

    private static func byName(_ places: [Int], _ table: PlaceTable) -> [ExactText: Int] {
        var named: [ExactText: Int] = [:]
        named.reserveCapacity(places.count)
        for place in places { named[ExactText(table.name(place))] = place }
        return named
    }

    private mutating func note(_ place: Int, _ other: Int, _ old: PlaceTable, _ new: PlaceTable) {
        // Two codes that differ are two places.
        guard old.codeNumber(place) == PlaceTable.none || new.codeNumber(other) == PlaceTable.none else {
            return
        }
        forward[place] = forward[place] == nil ? other : PlaceTable.several
        backward[other] = backward[other] == nil ? place : PlaceTable.several
    }

    /// What a name begins with, two characters at least.
    private static func beginnings(of name: String) -> [String] {
        var beginnings: [String] = []
        var rest = name[...]
        for _ in 0..<longestEnding {
            rest = rest.dropLast()
            guard rest.count >= 2 else { break }
            beginnings.append(String(rest))
        }
        return beginnings
    }
}

/// A text that is equal to those of the same bytes alone; Swift's strings are equal where they look the same.
private struct ExactText: Hashable {
    private let text: String

    init(_ text: String) { self.text = text }

    static func == (left: Self, right: Self) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

    func hash(into hasher: inout Hasher) { for byte in text.utf8 { hasher.combine(byte) } }
}
