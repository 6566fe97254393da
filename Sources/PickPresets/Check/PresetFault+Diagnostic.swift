package import PickDiagnostics
package import PickModel
internal import PropertyList

extension PresetFault {
    /// Faults as findings with their places, in the same order.
    package static func diagnostics(_ faults: [PresetFault], in dataset: Dataset) -> [Diagnostic] {
        let document = dataset.document
        let tree = dataset.tree
        let nodes = faults.map { $0.node(tree) }
        // One sweep over the document finds the paths of all.
        let paths = document.paths(of: nodes.map { DocumentPlace(node: $0 ?? document.root) })
        return faults.indices.map { index in
            let fault = faults[index]
            let node = nodes[index]
            return Diagnostic(
                fault.code,
                fault.message,
                at: node.map { document.range($0) },
                dataPath: node == nil ? nil : paths[index],
                notes: fault.other.map {
                    [.init("the other one", at: document.range(tree.place(of: $0)))]
                } ?? []
            )
        }
    }
}
