package import PickDiagnostics
internal import PickPresets

/// Rows that will be shown in another order.
package enum OrderByCode: FrontEndRule {
    package static let code = DiagnosticCode.orderByCode
    package static let about = RuleAbout(
        why: """
            JavaScript sorts such keys by their number, whatever stands first in the file.
            """,
        accepted: [
            .init(
                "[{code: '440000', name: 广东, children: [{code: '440100', name: 广州}, {code: '440300', name: 深圳}]}]",
                for: "vant-area"
            ),
            .init(
                "[{code: '440000', name: 广东, children: [{code: '440100', name: 广州}]}, {code: '110000', name: 北京, children: [{code: '110100', name: 市辖区}]}]",
                for: "element"
            ),
            .init(
                "[{code: '440000', name: 广东, children: [{code: '440300', name: 深圳}, {code: '440100', name: 广州}]}]",
                for: "city-pickers"
            ),
        ],
        rejected: [
            .init(
                "[{code: '440000', name: 广东, children: [{code: '440300', name: 深圳}, {code: ↓'440100', name: 广州}]}]",
                for: "vant-area"
            ),
            .init(
                "[{code: '440000', name: 广东, children: [{code: '440300', name: 深圳}, {code: ↓'440100', name: 广州}]}]",
                for: "distpicker"
            ),
            .init(
                "[{code: '440000', name: 广东, children: [{code: '440100', name: 广州}]}, {code: ↓'110000', name: 北京, children: [{code: '110100', name: 市辖区}]}]",
                for: "vant-area"
            ),
        ]
    )
}
