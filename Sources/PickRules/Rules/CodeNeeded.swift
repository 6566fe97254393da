package import PickDiagnostics
internal import PickPresets

/// Rows without a code.
package enum CodeNeeded: FrontEndRule {
    package static let code = DiagnosticCode.codeNeeded
    package static let about = RuleAbout(
        why: """
            The front end joins places by their codes and saves them: without one a place is not there.
            """,
        accepted: [
            .init("[{name: 广东, cities: [广州, 深圳]}, {name: 浙江, cities: [杭州]}]", for: "element"),
            .init(
                "[{code: '440000', name: 广东, children: [{code: '440100', name: 广州}, {code: '440300', name: 深圳}]}]",
                for: "vant-area"
            ),
            .init(
                "[{code: '440000', name: 广东, children: [{code: '440100', name: 广州}, {code: '440300', name: 深圳}]}]",
                for: "distpicker"
            ),
        ],
        rejected: [
            .init("[{name: ↓广东, cities: [↓广州, 深圳]}]", for: "vant-area"),
            .init("[{name: ↓广东, cities: [↓广州, 深圳]}]", for: "distpicker"),
            .init(
                "[{code: '440000', name: 广东, children: [{code: '440100', name: 广州}, {name: ↓深圳}]}]",
                for: "city-pickers"
            ),
        ]
    )
}
