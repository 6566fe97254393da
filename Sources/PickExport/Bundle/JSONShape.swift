internal import PropertyList

/// What the values at one place of some JSON have in common: the way to a schema and to types of it.
final class JSONShape {
    /// A key of the objects, with the shape of its values and how many objects have it.
    struct Member {
        let key: String
        let shape: JSONShape
        var count = 0
    }

    private(set) var hasText = false
    private(set) var hasInteger = false
    private(set) var hasReal = false
    private(set) var hasBoolean = false
    private(set) var hasNull = false
    private(set) var objectCount = 0
    private(set) var members: [Member] = []
    private(set) var items: JSONShape?
    private(set) var hasArray = false
    private var places: [String: Int] = [:]

    /// The shape of a whole document.
    static func of(_ document: Document) -> JSONShape {
        let shape = JSONShape()
        shape.add(document.root, document)
        return shape
    }

    /// As deep as JSON may be, which is bounded where it is read.
    private func add(_ node: Int, _ document: Document) {
        switch document.kind(node) {
        case .string, .key, .data, .date: hasText = true
        case .integer, .unsignedInteger, .uid: hasInteger = true
        case .real: hasReal = true
        case .true, .false: hasBoolean = true
        case .null: hasNull = true
        case .array, .set:
            hasArray = true
            guard node + 1 < document.next(after: node) else { return }
            let items = self.items ?? JSONShape()
            self.items = items
            for item in document.children(node) { items.add(item, document) }
        case .dict:
            objectCount += 1
            for key in document.children(node) {
                let place = place(of: document.string(key))
                members[place].count += 1
                members[place].shape.add(key + 1, document)
            }
        }
    }

    private func place(of key: String) -> Int {
        if let place = places[key] { return place }
        places[key] = members.count
        members.append(Member(key: key, shape: JSONShape()))
        return members.count - 1
    }

    /// Whether the keys are data, codes or names, and no words of the format.
    var isMap: Bool {
        members.count > 64 || members.contains { !Self.isWord($0.key) }
    }

    /// The shape of all values of a map.
    var values: JSONShape {
        let merged = JSONShape()
        for member in members { merged.merge(member.shape) }
        return merged
    }

    private func merge(_ other: JSONShape) {
        hasText = hasText || other.hasText
        hasInteger = hasInteger || other.hasInteger
        hasReal = hasReal || other.hasReal
        hasBoolean = hasBoolean || other.hasBoolean
        hasNull = hasNull || other.hasNull
        hasArray = hasArray || other.hasArray
        objectCount += other.objectCount
        if let inner = other.items {
            let items = self.items ?? JSONShape()
            self.items = items
            items.merge(inner)
        }
        for member in other.members {
            let place = place(of: member.key)
            members[place].count += member.count
            members[place].shape.merge(member.shape)
        }
    }

    /// A word as programmers write keys.
    static func isWord(_ key: String) -> Bool {
        guard let first = key.utf8.first, first == UInt8(ascii: "_") || isLetter(first) else { return false }
        return key.utf8.allSatisfy { $0 == UInt8(ascii: "_") || isLetter($0) || (0x30...0x39).contains($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
