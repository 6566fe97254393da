package import PickDiagnostics
internal import PickPresets

/// Codes of another form.
package enum UnfitCode: FrontEndRule {
    package static let code = DiagnosticCode.unfitCode
    package static let about = RuleAbout(
        why: """
            Six digits, those of the lower levels zero, are what the front end cuts and fills up.
            """,
        accepted: [
            .init(
                "[{code: '440000', name: 广东, children: [{code: '440100', name: 广州}, {code: '440300', name: 深圳}]}]",
                for: "vant-area"
            ),
            .init("[{code: '44', name: 广东, children: [{code: '4401', name: 广州}]}]", for: "element"),
            .init("[{code: '420000', name: 湖北, children: [{code: '429004', name: 仙桃}]}]", for: "distpicker"),
        ],
        rejected: [
            .init("[{code: ↓'44', name: 广东, children: [{code: ↓'4401', name: 广州}]}]", for: "vant-area"),
            .init(
                "[{code: '440000', name: 广东, children: [{code: ↓'440100000000', name: 广州}]}]",
                for: "distpicker"
            ),
            .init(
                "[{code: '420000', name: 湖北, children: [{code: '420100', name: 武汉}, {code: ↓'429004', name: 仙桃}]}]",
                for: "vant-area"
            ),
        ]
    )
}
