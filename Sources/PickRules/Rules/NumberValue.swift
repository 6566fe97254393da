package import PickDiagnostics
internal import PickPresets

/// Codes that are numbers.
package enum NumberValue: FrontEndRule {
    package static let code = DiagnosticCode.numberValue
    package static let about = RuleAbout(
        why: """
            `440000` is not `'440000'`, so a saved text finds no row.
            """,
        accepted: [
            .init(
                "[{code: '440000', name: 广东, children: [{code: '440100', name: 广州}, {code: '440300', name: 深圳}]}]",
                for: "vant-cascader"
            ),
            .init("[{code: 440000, name: 广东, children: [{code: 440100, name: 广州}]}]", for: "element"),
            .init("[{name: 广东, cities: [广州, 深圳]}, {name: 浙江, cities: [杭州]}]", for: "vant-picker"),
        ],
        rejected: [
            .init(
                "[{code: ↓440000, name: 广东, children: [{code: ↓440100, name: 广州}, {code: 440300, name: 深圳}]}]",
                for: "vant-cascader"
            ),
            .init(
                "[{code: '440000', name: 广东, children: [{code: ↓440100, name: 广州}, {code: 440300, name: 深圳}]}]",
                for: "antd-mobile"
            ),
            .init(
                "[{code: ↓440000, name: 广东, children: [{code: '440100', name: 广州}, {code: '440300', name: 深圳}]}]",
                for: "vant-picker"
            ),
        ]
    )
}
