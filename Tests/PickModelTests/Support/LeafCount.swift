import PickModel
import PropertyList

/// Which values of a document are in no part of what was recognized.
enum LeafCount {
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
