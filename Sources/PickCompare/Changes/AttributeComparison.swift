internal import PickModel
internal import PropertyList

/// Compares what two files say about a place beside its name, code and children.
struct AttributeComparison {
    private let old: NamedTree
    private let new: NamedTree
    private let values: ValueComparison

    init(_ old: NamedTree, _ new: NamedTree) {
        self.old = old
        self.new = new
        values = ValueComparison(old: old.document, new: new.document)
    }

    /// Whether an entry's attributes and those of its counterpart are the same, without a `String`.
    private func areSame(_ nodes: [Int], _ others: [Int]) -> Bool {
        guard nodes.count == others.count else { return false }
        for index in nodes.indices where !isSame(nodes[index], others[index]) { return false }
        return true
    }

    private func isSame(_ node: Int, _ other: Int) -> Bool {
        let isKey = old.document.kind(node) == .key
        guard isKey == (new.document.kind(other) == .key) else { return false }
        guard isKey else { return values.areSame(node, other) }
        return values.sameText(node, other) && values.areSame(node + 1, other + 1)
    }

    /// What is different about an entry and its counterpart, in the order of the old file; what is new follows.
    func changes(_ entry: Int, _ other: Int) -> [AttributeChange] {
        let nodes = old.attributeNodes(entry)
        let others = new.attributeNodes(other)
        if areSame(nodes, others) { return [] }
        let before = Self.named(nodes, old)
        let after = Self.named(others, new)
        var places: [String: Int] = [:]
        for (index, item) in after.enumerated() { places[item.name] = index }
        var taken: Set<Int> = []
        var changes: [AttributeChange] = []
        for (name, attribute) in before {
            let counterpart = places[name]
            if let counterpart { taken.insert(counterpart) }
            let match = counterpart.map { after[$0].attribute }
            if let match, values.areSame(attribute.valueNode, match.valueNode) { continue }
            changes.append(
                AttributeChange(key: attribute.key, old: .init(attribute), new: match.map { .init($0) })
            )
        }
        for (index, item) in after.enumerated() where !taken.contains(index) {
            changes.append(AttributeChange(key: item.attribute.key, old: nil, new: .init(item.attribute)))
        }
        return changes
    }

    /// The attributes by their keys, those without one by their positions among such.
    private static func named(_ nodes: [Int], _ tree: NamedTree) -> [(name: String, attribute: Attribute)] {
        var position = 0
        return nodes.map { node in
            let attribute = tree.attribute(node)
            if attribute.keyNode != nil { return ("k" + attribute.key, attribute) }
            position += 1
            return ("\(position)", attribute)
        }
    }
}
