import TestTools

/// Random regions and a random layout that they are written in, the same for the same seed.
struct RandomRegions {
    /// A place with what its layouts can say of it.
    struct Place {
        var name: String
        var code: String
        var pinyin: String
        var children: [Place]
        /// Its key for children is not there; only where layouts have one.
        var isMissing = false
    }

    /// The ways to write them.
    enum Family: CaseIterable {
        case classic, map, coded, hz, indexed, oneKeyDicts, wrapped, numbered
    }

    private var random: SeededGenerator
    private var count = 0
    let family: Family
    private(set) var places: [Place] = []

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        family = Family.allCases[Int(seed) % Family.allCases.count]
        places = siblings(level: 0)
    }

    /// How many levels the family writes.
    var depth: Int {
        switch family {
        case .classic, .map, .numbered: 2
        case .coded: 4
        case .hz, .indexed, .oneKeyDicts, .wrapped: 3
        }
    }

    private mutating func siblings(level: Int) -> [Place] {
        guard level < depth else { return [] }
        let least = level == 0 ? 3 : level == 1 ? 1 : 0
        return (0..<Int.random(in: least...4, using: &random)).map { _ in place(level: level) }
    }

    private mutating func place(level: Int) -> Place {
        count += 1
        let stems = ["甲", "乙", "丙", "Kot", "Läm", "O'Neil ", "A&B", "<x>", "ج", "🍐", "e\u{301}"]
        let stem = stems.randomElement(using: &random) ?? "甲"
        let suffix = ["省", "市", "区"][min(level, 2)]
        return Place(
            name: "\(stem)\(count)\(suffix)",
            code: String(String(1_000_000 + count).dropFirst()),
            pinyin: "p\(count)",
            children: siblings(level: level + 1),
            isMissing: level > 0 && Int.random(in: 0..<8, using: &random) == 0
        )
    }

    /// The property list.
    var list: Plain {
        switch family {
        case .classic: records(["name"], ["cities"])
        case .map: map(places)
        case .coded: coded(places)
        case .hz: records(["state", "city"], ["cities", "areas"])
        case .indexed: indexed(places, level: 0)
        case .oneKeyDicts: .array(places.map { one in .dict([(one.name, map(one.children))]) })
        case .wrapped:
            ["status": "0", "address": records(["name", "name"], ["sub", "sub"])]
        case .numbered:
            .dict(
                places.enumerated().map { index, one in
                    (
                        "item\(index)",
                        [
                            "city": .string(one.name), "id": .string(one.code),
                            "areaList": .dict(numbered(one.children)),
                        ]
                    )
                }
            )
        }
    }

    private func numbered(_ places: [Place]) -> [(String, Plain)] {
        places.enumerated().map { ("item\($0)", ["id": .string($1.code), "area": .string($1.name)]) }
    }

    private func records(_ names: [String], _ children: [String]) -> Plain {
        records(places, names[...], children[...])
    }

    private func records(_ places: [Place], _ names: ArraySlice<String>, _ children: ArraySlice<String>)
        -> Plain
    {
        guard let name = names.first, let key = children.first else {
            return .array(places.map { .string($0.name) })
        }
        return .array(
            places.map { one in
                let below = (key, records(one.children, names.dropFirst(), children.dropFirst()))
                return .dict(
                    [(name, .string(one.name))] + (one.isMissing && one.children.isEmpty ? [] : [below])
                )
            }
        )
    }

    private func map(_ places: [Place]) -> Plain {
        .dict(places.map { one in (one.name, .array(one.children.map { .string($0.name) })) })
    }

    private func coded(_ places: [Place]) -> Plain {
        .array(
            places.map { one in
                let own: [(String, Plain)] = [
                    ("id", .string(one.code)), ("name", .string(one.name)), ("pinyin", .string(one.pinyin)),
                ]
                return .dict(own + (one.children.isEmpty ? [] : [("children", coded(one.children))]))
            }
        )
    }

    private func indexed(_ places: [Place], level: Int) -> Plain {
        .dict(
            places.enumerated().map { index, one in
                let below: Plain =
                    level == 1
                    ? .array(one.children.map { .string($0.name) }) : indexed(one.children, level: 1)
                return (String(index), .dict([(one.name, below)]))
            }
        )
    }
}
