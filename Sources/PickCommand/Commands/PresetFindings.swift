internal import PickDiagnostics
internal import PickModel
internal import PickPresets
internal import PropertyList

/// Faults of data for a front end as findings with a place.
enum PresetFindings {
    static func diagnostic(_ fault: PresetFault, _ dataset: Dataset) -> Diagnostic {
        let document = dataset.document
        let node = fault.node(dataset.tree)
        return Diagnostic(
            fault.code,
            fault.message,
            at: node.map { document.range($0) },
            dataPath: node.map { document.path(of: $0) },
            notes: fault.other.map { [.init("the other one", at: document.range(dataset.tree.place(of: $0)))] } ?? []
        )
    }
}
