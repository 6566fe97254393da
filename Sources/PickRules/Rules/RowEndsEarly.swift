package import PickDiagnostics
internal import PickPresets

/// Rows that end above the level that they should reach.
package enum RowEndsEarly: FrontEndRule {
    package static let code = DiagnosticCode.rowEndsEarly
    package static let about = RuleAbout(
        why: """
            Wheels that are missing for one row crash such a front end, or stay empty.
            """,
        accepted: [
            .init("[{name: 广东, cities: [广州, 深圳]}, {name: 浙江, cities: [杭州]}]", for: "vant-picker"),
            .init("[{name: 广东, cities: [广州]}, {name: 台湾}]", for: "element"),
            .init("[{name: 广东, cities: [广州]}, {name: 台湾, cities: []}]", for: "weui"),
        ],
        rejected: [
            .init("[{name: 广东, cities: [广州]}, {name: ↓台湾}]", for: "vant-picker"),
            .init(
                "[{state: 广东, cities: [{city: 广州, areas: [天河区]}]}, {state: ↓台湾, cities: []}]",
                for: "hzarea"
            ),
            .init("[{name: ↓台湾, cities: []}, {name: 广东, cities: [广州]}]", for: "weui"),
        ]
    )
}
