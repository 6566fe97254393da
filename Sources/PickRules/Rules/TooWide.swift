package import PickDiagnostics
internal import PickModel
internal import PropertyList

/// A name that the wheel cannot show whole.
package enum TooWide: Rule {
    package static let code = DiagnosticCode(
        "PD315",
        "too-wide",
        .warning,
        "A name that is wider than the wheel; only where the configuration says how wide that is ('wheelWidth')."
    )
    package static let about = RuleAbout(
        why: """
            The wheel cuts the name off or makes it small. A Chinese character counts two columns, a Latin letter one.
            """,
        accepted: [
            .init("[[苹果, 香蕉]]", wheel(8)), .init("[[Strawberries, 西瓜西瓜西瓜]]", wheel(12)),
            "[[一个长得谁也记不住的名字一个长得谁也记不住的名字, 米饭]]",
        ],
        rejected: [
            .init("[[↓积石山保安族东乡族撒拉族自治县, 临夏市]]", wheel(16)),
            .init("[[Strawberries, ↓Strawberries2]]", wheel(12)),
            .init("[[米饭, ↓西红柿鸡蛋面]]", wheel(10)),
        ]
    )

    private static func wheel(_ width: Int) -> RuleSettings {
        var settings = RuleSettings()
        settings.wheelWidth = width
        return settings
    }

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard let limit = input.settings.wheelWidth else { return }
        for entry in 0..<input.tree.count {
            // No character of one byte is wider than one column, and none of three wider than two.
            guard let node = input.tree.nameNode(entry), unsafe input.document.bytes(node).count > limit
            else {
                continue
            }
            let text = input.document.string(node)
            let width = text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
            guard width > limit else { continue }
            findings.add(
                code,
                "\(Words.quoted(text)) is \(width) columns wide; the wheel shows \(limit).",
                at: node
            )
        }
    }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0..<0x300: return 1
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            return 2
        default:
            let category = scalar.properties.generalCategory
            return [.nonspacingMark, .enclosingMark, .format].contains(category) ? 0 : 1
        }
    }
}
