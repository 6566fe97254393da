package import PickDiagnostics
internal import PickPresets

/// A first row without children.
package enum ChildlessFirstRow: FrontEndRule {
    package static let code = DiagnosticCode.childlessFirstRow
    package static let about = RuleAbout(
        why: """
            The whole cascade becomes one column.
            """,
        accepted: [
            .init("[{name: 广东, cities: [广州]}, {name: 台湾, cities: []}]", for: "nutui"),
            .init("[{name: 台湾}, {name: 广东, cities: [广州]}]", for: "element"),
            .init("[{name: 广东, cities: [广州, 深圳]}, {name: 浙江, cities: [杭州]}]", for: "vant-picker"),
        ],
        rejected: [
            .init("[{name: ↓台湾, cities: []}, {name: 广东, cities: [广州]}]", for: "vant-picker"),
            .init("[{name: ↓台湾}, {name: 广东, cities: [广州]}]", for: "nutui"),
            .init(
                "[{state: ↓台湾, cities: []}, {state: 广东, cities: [{city: 广州, areas: [天河区]}]}]",
                for: "nutui"
            ),
        ]
    )
}
