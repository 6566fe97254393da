package import PickModel
package import PropertyList

/// Gives the keys of records other names, and leaves everything else of a property list as it is.
package enum KeyRename {
    package struct Outcome {
        package let document: Document
        /// How many keys were renamed, by their old names.
        package var counts: [String: Int] = [:]
        /// A dictionary in which the new name is there already, and that name.
        package var clash: (dict: Int, key: String)?
    }

    /// Renames keys of a document that holds `dataset`: keys that are names or codes of entries are data and stay, as
    /// does everything inside attributes.
    package static func apply(_ renames: [String: String], to dataset: Dataset) -> Outcome {
        let tree = dataset.tree
        let document = tree.document
        var kept = Set<Int>()
        for entry in 0..<tree.count {
            for node in [tree.nameNode(entry), tree.codeNode(entry)] {
                if let node, document.kind(node) == .key { kept.insert(node) }
            }
            for node in tree.attributeNodes(entry) {
                let value = document.kind(node) == .key ? node + 1 : node
                kept.formUnion(value..<document.next(after: value))
            }
        }
        for attribute in dataset.attributes {
            kept.formUnion(attribute.valueNode..<document.next(after: attribute.valueNode))
        }
        var counts: [String: Int] = [:]
        let copy = document.copy { node in
            guard !kept.contains(node), let name = renames[document.string(node)] else { return nil }
            counts[document.string(node), default: 0] += 1
            return name
        }
        var outcome = Outcome(document: copy, counts: counts)
        outcome.clash = clash(document, copy, Set(renames.values))
        return outcome
    }

    /// Both documents have the same nodes.
    private static func clash(_ old: Document, _ new: Document, _ names: Set<String>) -> (Int, String)? {
        for node in 0..<new.count where new.kind(node) == .dict {
            var seen: [String: Int] = [:]
            for key in new.children(node) {
                let name = new.string(key)
                guard names.contains(name) else { continue }
                if let first = seen[name], old.string(first) != old.string(key) { return (node, name) }
                seen[name] = key
            }
        }
        return nil
    }
}
