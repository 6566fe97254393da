package import PickDiagnostics
internal import PickPresets

/// Empty lists where the front end wants no key.
package enum EmptyListOfLeaf: FrontEndRule {
    package static let code = DiagnosticCode.emptyListOfLeaf
    package static let about = RuleAbout(
        why: """
            The row opens an empty panel, step or wheel, and cannot be chosen.
            """,
        accepted: [
            .init("[{name: 广东, cities: [广州]}, {name: 台湾, cities: []}]", for: "element-plus"),
            .init("[{name: 广东, cities: [广州]}, {name: 台湾, cities: []}]", for: "antd"),
            .init("[{name: 广东, cities: [广州]}, {name: 台湾}]", for: "element"),
        ],
        rejected: [
            .init("[{name: 广东, cities: [广州]}, {name: ↓台湾, cities: []}]", for: "element"),
            .init(
                "[{name: 广东, cities: [广州]}, {name: ↓台湾, cities: []}, {name: 香港, cities: []}]",
                for: "vant-cascader"
            ),
            .init(
                "[{state: 广东, cities: [{city: 广州, areas: [天河区]}, {city: ↓东莞, areas: []}]}]",
                for: "primevue"
            ),
        ]
    )
}
