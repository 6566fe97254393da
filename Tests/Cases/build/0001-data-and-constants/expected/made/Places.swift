// Made by pickdata. Changes belong into the data, not here.

/// A place and the places below it.
public struct Region: Codable, Hashable, Identifiable, Sendable {
    /// Different for each place.
    public var id: String
    /// What a picker shows.
    public var name: String
    /// The places below it.
    public var children: [Region]

    /// A place.
    public init(_ id: String, _ name: String, _ children: [Region] = []) {
        self.id = id
        self.name = name
        self.children = children
    }
}

extension Region {
    /// All places, from the first level down.
    public static let all: [Region] = list1()

    private static func list1() -> [Region] {
        [
            Region("Bavaria", "Bavaria", list2()),
            Region("Saxony", "Saxony", list3()),
        ]
    }

    private static func list2() -> [Region] {
        [
            Region("Bavaria/Munich", "Munich"),
            Region("Bavaria/Augsburg", "Augsburg"),
        ]
    }

    private static func list3() -> [Region] {
        [
            Region("Saxony/Dresden", "Dresden"),
            Region("Saxony/Leipzig", "Leipzig"),
        ]
    }
}
