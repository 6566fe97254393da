package import PickDiagnostics
package import PickModel
internal import PropertyList

extension PresetFault {
    /// The fault as a finding with its place.
    package func diagnostic(_ dataset: Dataset) -> Diagnostic {
        let document = dataset.document
        let tree = dataset.tree
        let node = node(tree)
        return Diagnostic(
            code,
            message,
            at: node.map { document.range($0) },
            dataPath: node.map { document.path(of: $0) },
            notes: other.map { [.init("the other one", at: document.range(tree.place(of: $0)))] } ?? []
        )
    }
}
