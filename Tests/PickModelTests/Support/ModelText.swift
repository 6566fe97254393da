import PickModel
import PropertyList

/// A model as lines of text, for comparing it with what is expected.
///
/// A row is `name`, `name #code`, `name {key=value}`, indented by level; `[…]` marks sections, `~` sentinels, and a
/// region without children says whether its list is `(empty)` or its key `(missing)`.
enum ModelText {
    static func lines(_ dataset: Dataset?) -> [String] {
        switch dataset {
        case .menu(let menu)?:
            return menu.columns.flatMap { lines($0) }
        case .regions(let regions)?: return regions.roots.flatMap { lines($0) }
        case nil: return []
        }
    }

    private static func lines(_ column: Menu.Column) -> [String] {
        var lines = ["column" + (column.title.map { " \($0)" } ?? "") + attributes(column.attributes)]
        for row in column.rows {
            let mark = row.isSentinel ? " ~" : ""
            lines.append("  \(row.title)\(code(row.code))\(attributes(row.attributes))\(mark)")
        }
        return lines
    }

    private static func lines(_ region: Region) -> [String] {
        var line = String(repeating: "  ", count: region.level)
        line += region.isSection ? "[\(region.name)]" : region.name
        line += code(region.code) + attributes(region.attributes)
        if region.isSentinel { line += " ~" }
        switch region.childrenState {
        case .empty: line += " (empty)"
        case .missing: line += " (missing)"
        case .none, .present: break
        }
        return [line] + region.children.flatMap { lines($0) }
    }

    private static func code(_ code: String?) -> String { code.map { " #\($0)" } ?? "" }

    private static func attributes(_ attributes: [Attribute]) -> String {
        guard !attributes.isEmpty else { return "" }
        let written = attributes.map { attribute in
            let value = attribute.text ?? attribute.kind.word
            return attribute.key.isEmpty ? value : "\(attribute.key)=\(value)"
        }
        return " {" + written.joined(separator: ", ") + "}"
    }
}
