package import PickDiagnostics
internal import PickPresets

/// Rows without a name.
package enum NameNeeded: FrontEndRule {
    package static let code = DiagnosticCode.nameNeeded
    package static let about = RuleAbout(
        why: """
            There is nothing to show, or no key to put the rows below under.
            """,
        accepted: [
            .init("[{name: 广东, cities: [广州, 深圳]}, {name: 浙江, cities: [杭州]}]", for: "rn-picker"),
            .init("[{name: 广东, cities: [广州, '']}]", for: "element"),
            .init(
                "[{code: '440000', name: 广东, children: [{code: '440100', name: 广州}, {code: '440300', name: 深圳}]}]",
                for: "vant-area"
            ),
        ],
        rejected: [
            .init("[{name: 广东, cities: [广州, ↓'']}]", for: "rn-picker"),
            .init(
                "[{code: '440000', name: 广东, children: [{code: '440100', name: ↓''}, {code: '440300', name: 深圳}]}]",
                for: "vant-area"
            ),
            .init("[{name: ↓'', cities: [广州, 深圳]}, {name: 浙江, cities: [杭州]}]", for: "rn-picker"),
        ]
    )
}
