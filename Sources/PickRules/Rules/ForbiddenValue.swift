package import PickDiagnostics
internal import PickPresets

/// Values that the front end does not take.
package enum ForbiddenValue: FrontEndRule {
    package static let code = DiagnosticCode.forbiddenValue
    package static let about = RuleAbout(
        why: """
            The front end takes such a value for no choice at all.
            """,
        accepted: [
            .init(
                "[{code: '440000', name: 广东, children: [{code: '440100', name: 广州}, {code: '440300', name: 深圳}]}]",
                for: "select2"
            ),
            .init("[{code: '1', name: 广东, children: [{code: '0', name: 广州}]}]", for: "element"),
            .init(
                "[{code: '440000', name: 广东, children: [{code: '440100', name: 广州}, {code: '440300', name: 深圳}]}]",
                for: "vant-area"
            ),
        ],
        rejected: [
            .init(
                "[{code: '1', name: 广东, children: [{code: ↓'0', name: 广州}, {code: '2', name: 深圳}]}]",
                for: "select2"
            ),
            .init(
                "[{code: ↓'000000', name: 甲, children: [{code: '110100', name: 乙}]}, "
                    + "{code: '110000', name: 丙, children: [{code: '110200', name: 丁}]}]",
                for: "vant-area"
            ),
            .init("[{code: ↓'100000', name: 中国, children: [{code: '110000', name: 北京}]}]", for: "distpicker"),
        ]
    )
}
