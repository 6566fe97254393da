package import PickDiagnostics
internal import PickPresets

/// More or fewer levels than the front end takes.
package enum UnfitLevelCount: FrontEndRule {
    package static let code = DiagnosticCode.unfitLevelCount
    package static let about = RuleAbout(
        why: """
            Each level has a key or a wheel of its own there: what is deeper has no place, and what is missing is asked for.
            """,
        accepted: [
            .init("[{name: 广东, cities: [广州, 深圳]}, {name: 浙江, cities: [杭州]}]", for: "uipicker"),
            .init(
                "[{state: 广东, cities: [{city: 广州, areas: [天河区, 越秀区]}]}, {state: 浙江, cities: [{city: 杭州, areas: [西湖区]}]}]",
                for: "hzarea"
            ),
            .init(
                "[{state: 广东, cities: [{city: 广州, areas: [天河区, 越秀区]}]}, {state: 浙江, cities: [{city: 杭州, areas: [西湖区]}]}]",
                for: "element"
            ),
        ],
        rejected: [
            .init(
                "↓[{state: 广东, cities: [{city: 广州, areas: [天河区, 越秀区]}]}, {state: 浙江, cities: [{city: 杭州, areas: [西湖区]}]}]",
                for: "uipicker"
            ),
            .init(
                "↓[{state: 广东, cities: [{city: 广州, areas: [{area: 天河区, streets: [石牌街道]}]}]}]",
                for: "brpicker"
            ),
            .init("↓[{name: 广东, cities: [广州, 深圳]}, {name: 浙江, cities: [杭州]}]", for: "android-pickerview"),
        ]
    )
}
