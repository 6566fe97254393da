import PickModel
import PropertyList

/// Which values of a document are in no part of what was recognized.
enum LeafCount {
    /// Keys that are neither a part of what was recognized nor a word of the layout.
    static func missingKeys(_ recognition: Recognition, _ document: Document) -> [String] {
        guard let tree = recognition.dataset?.tree else { return [] }
        var seen: Set<Int> = []
        var names: Set<String> = []
        for entry in 0..<tree.count {
            seen.formUnion([tree.nameNode(entry), tree.codeNode(entry)].compactMap { $0 })
            names.insert(Region(tree: tree, index: entry).name)
            for node in tree.attributeNodes(entry) {
                let value = document.kind(node) == .key ? node + 1 : node
                seen.formUnion(node..<document.next(after: value))
            }
        }
        let beside = recognition.dataset?.attributes.map(\.valueNode) ?? []
        for node in beside + recognition.unplaced { seen.formUnion(node - 1..<document.next(after: node)) }
        let layout = recognition.layout.description
        return (0..<document.count).filter { document.kind($0) == .key && !seen.contains($0) }
            .map { document.string($0) }
            .filter { key in
                let prefix = key.reversed().drop { $0.isNumber }.reversed()
                let isPosition = prefix.count < key.count && layout.contains("{" + String(prefix) + "#:")
                // In tables beside each other keys are names, or paths of names.
                let isPath = recognition.family == "K1" && names.contains { key.hasSuffix($0) }
                return !layout.contains(key) && !isPosition && !isPath && !names.contains(key)
            }
    }

    /// Scalars that are neither a name, a code or an attribute nor listed as left out.
    static func missing(_ recognition: Recognition, _ document: Document) -> [Int] {
        guard let tree = recognition.dataset?.tree else { return [] }
        var seen: Set<Int> = []
        func cover(_ node: Int) {
            let first = document.kind(node) == .key ? node + 1 : node
            seen.formUnion(first..<document.next(after: first))
        }
        for entry in 0..<tree.count {
            if let name = tree.nameNode(entry) { seen.insert(name) }
            if let code = tree.codeNode(entry) { seen.insert(code) }
            for node in tree.attributeNodes(entry) { cover(node) }
        }
        for attribute in recognition.dataset?.attributes ?? [] { cover(attribute.valueNode) }
        for node in recognition.unplaced { cover(node) }
        return (0..<document.count).filter {
            !document.kind($0).isContainer && document.kind($0) != .key && !seen.contains($0)
        }
    }
}
