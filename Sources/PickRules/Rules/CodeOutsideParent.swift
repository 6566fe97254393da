package import PickDiagnostics
internal import PickPresets

/// Codes under the wrong parent.
package enum CodeOutsideParent: FrontEndRule {
    package static let code = DiagnosticCode.codeOutsideParent
    package static let about = RuleAbout(
        why: """
            The front end knows a parent by the beginning of the code, so the place is shown elsewhere or not at all.
            """,
        accepted: [
            .init(
                "[{code: '440000', name: 广东, children: [{code: '440100', name: 广州}, {code: '440300', name: 深圳}]}]",
                for: "vant-area"
            ),
            .init("[{code: '420000', name: 湖北, children: [{code: '430100', name: 长沙}]}]", for: "distpicker"),
            .init("[{code: '420000', name: 湖北, children: [{code: '430100', name: 长沙}]}]", for: "element"),
        ],
        rejected: [
            .init(
                "[{code: '420000', name: 湖北, children: [{code: '420100', name: 武汉}, {code: ↓'430100', name: 长沙}]}]",
                for: "vant-area"
            ),
            .init(
                "[{code: '420000', name: 湖北, children: [{code: ↓'110100', name: 甲}, {code: '420200', name: 乙}]}]",
                for: "vant-area"
            ),
            .init(
                "[{code: '440000', name: 广东, children: [{code: '440100', name: 广州, children: [{code: ↓'440303', name: 罗湖}]}]}]",
                for: "vant-area"
            ),
        ]
    )
}
