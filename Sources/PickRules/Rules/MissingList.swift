package import PickDiagnostics
internal import PickPresets

/// No list where the front end wants one.
package enum MissingList: FrontEndRule {
    package static let code = DiagnosticCode.missingList
    package static let about = RuleAbout(
        why: """
            Code that takes the first item, or the count, of a list that is not there crashes.
            """,
        accepted: [
            .init("[{state: 广东, cities: [{city: 广州, areas: [天河区]}, {city: 东莞, areas: []}]}]", for: "hzarea"),
            .init("[{name: 广东, cities: [广州]}, {name: 台湾}]", for: "element"),
            .init("[{name: 广东, cities: [广州, 深圳]}, {name: 浙江, cities: [杭州]}]", for: "uipicker"),
        ],
        rejected: [
            .init("[{state: 广东, cities: [{city: 广州, areas: [天河区]}, {city: ↓东莞}]}]", for: "hzarea"),
            .init("[{name: 广东, cities: [广州]}, {name: ↓台湾}]", for: "uipicker"),
            .init("[{name: 广东, city: [{name: 广州, area: [天河区]}, {name: ↓东莞}]}]", for: "android-pickerview"),
        ]
    )
}
