package import PickDiagnostics
internal import PickPresets

/// Data of the other kind than the front end takes.
package enum UnfitKind: FrontEndRule {
    package static let code = DiagnosticCode.unfitKind
    package static let about = RuleAbout(
        why: """
            A menu's columns do not depend on each other, those of regions do: a front end is made for one of them.
            """,
        accepted: [
            .init("[[粥, 面], [茶, 水]]", for: "actionsheet"),
            .init("[{name: 广东, cities: [广州, 深圳]}, {name: 浙江, cities: [杭州]}]", for: "element"),
            .init("[[粥, 面], [茶, 水]]", for: "vant-picker"),
        ],
        rejected: [
            .init("↓[{name: 广东, cities: [广州, 深圳]}, {name: 浙江, cities: [杭州]}]", for: "actionsheet"),
            .init("↓[{name: 广东, cities: [广州, 深圳]}, {name: 浙江, cities: [杭州]}]", for: "antd-mobile-columns"),
            .init(
                "↓[{state: 广东, cities: [{city: 广州, areas: [天河区, 越秀区]}]}, {state: 浙江, cities: [{city: 杭州, areas: [西湖区]}]}]",
                for: "actionsheet"
            ),
        ]
    )
}
