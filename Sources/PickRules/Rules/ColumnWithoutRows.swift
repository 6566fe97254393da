package import PickDiagnostics
internal import PickPresets

/// Columns without rows.
package enum ColumnWithoutRows: FrontEndRule {
    package static let code = DiagnosticCode.columnWithoutRows
    package static let about = RuleAbout(
        why: """
            A wheel without rows has nothing to select: its front end takes the first row all the same.
            """,
        accepted: [
            .init("[[粥, 面], [茶, 水]]", for: "actionsheet"),
            .init("[[粥, 面], []]", for: "antd-mobile-columns"),
            .init("[[粥, 面], [茶]]", for: "wechat-multi"),
        ],
        rejected: [
            .init("[[粥, 面], ↓[]]", for: "actionsheet"),
            .init("[↓[], [茶, 水]]", for: "wechat-multi"),
            .init("[[粥, 面], [茶, 水], ↓[]]", for: "rn-picker"),
        ]
    )
}
