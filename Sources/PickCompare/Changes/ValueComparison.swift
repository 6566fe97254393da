internal import PickBytes
internal import PropertyList

/// Compares values of two documents, whatever formats they were read from.
///
/// The order of the keys of a dictionary counts for nothing: binary property lists are often written without it.
struct ValueComparison {
    let old: Document
    let new: Document

    /// A dictionary with more keys than this is looked through by hash.
    private static let linearLimit = 16

    /// Whether two texts have the same bytes.
    func sameText(_ node: Int, _ other: Int) -> Bool {
        unsafe haveEqualBytes(old.bytes(node), new.bytes(other))
    }

    /// Whether two values are the same; as deep as the reader lets documents be.
    func areSame(_ node: Int, _ other: Int) -> Bool {
        let kind = old.kind(node)
        guard kind == new.kind(other) else { return false }
        switch kind {
        case .string, .key, .data: return sameText(node, other)
        case .integer, .unsignedInteger, .real, .date, .uid: return old.bits(node) == new.bits(other)
        case .true, .false, .null: return true
        case .array, .set: return sameMembers(node, other)
        case .dict: return samePairs(node, other)
        }
    }

    private func sameMembers(_ node: Int, _ other: Int) -> Bool {
        var left = old.children(node)
        var right = new.children(other)
        while let member = left.next() {
            guard let counterpart = right.next(), areSame(member, counterpart) else { return false }
        }
        return right.next() == nil
    }

    private func samePairs(_ node: Int, _ other: Int) -> Bool {
        let left = Array(old.children(node))
        let right = Array(new.children(other))
        guard left.count == right.count else { return false }
        let index = right.count > Self.linearLimit ? places(right) : nil
        for (position, key) in left.enumerated() {
            let counterpart: Int?
            if sameText(key, right[position]) {
                counterpart = right[position]
            } else if let index {
                counterpart = index[old.string(key)]
            } else {
                counterpart = right.first { sameText(key, $0) }
            }
            guard let counterpart, areSame(key + 1, counterpart + 1) else { return false }
        }
        return true
    }

    private func places(_ keys: [Int]) -> [String: Int] {
        var places: [String: Int] = [:]
        for key in keys { places[new.string(key)] = key }
        return places
    }
}
