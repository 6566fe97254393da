internal import PickExport
internal import PickJSON

extension ConvertSettings {
    /// Whether the output is made of picker data and not of any property list.
    var needsDataset: Bool {
        format.needsDataset || hints.kind.datasetKind != nil || !rearrangement.isEmpty || !enrichment.isEmpty
    }

    /// Whether tables get a layout on the way, which `--kind plist` forbids.
    var mayNeedDataset: Bool { hints.kind != .plist }

    /// How JSON is laid out.
    var jsonStyle: JSONStyle {
        switch indent {
        case nil: .compact
        case .tab: .tab
        case .spaces(let count): .spaces(count)
        }
    }
}

extension NonFinitePolicy {
    /// The same for the writer of JSON.
    var option: JSONOptions.NonFinite {
        switch self {
        case .error: .error
        case .null: .null
        case .string: .string
        }
    }
}
