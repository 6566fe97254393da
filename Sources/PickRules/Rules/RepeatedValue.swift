package import PickDiagnostics
internal import PickPresets

/// Values that stand twice.
package enum RepeatedValue: FrontEndRule {
    package static let code = DiagnosticCode.repeatedValue
    package static let about = RuleAbout(
        why: """
            A look-up finds the first one: another row is shown than was chosen, or a cascade goes on for ever.
            """,
        accepted: [
            .init("[{name: 广东, cities: [广州, 深圳]}, {name: 浙江, cities: [杭州]}]", for: "element"),
            .init("[{name: 吉林, cities: [吉林, 长春]}]", for: "vant-cascader"),
            .init("[{code: '110000', name: 北京, children: [{code: '110000', name: 北京市}]}]", for: "element"),
        ],
        rejected: [
            .init("[{name: 广东, cities: [广州, 深圳, ↓广州]}]", for: "element"),
            .init(
                "[{code: '110000', name: 北京, children: [{code: ↓'110000', name: 北京市}, {code: '110001', name: 乙}]}]",
                for: "uni-data-picker"
            ),
            .init(
                "[{code: '110000', name: 北京, children: [{code: '110100', name: 甲}, {code: ↓'110100', name: 乙}]}]",
                for: "vant-area"
            ),
        ]
    )
}
