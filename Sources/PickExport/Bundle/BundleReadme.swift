internal import PickModel

/// The page `README.md` of a bundle.
struct BundleReadme {
    let facts: DatasetFacts
    let dataset: Dataset
    let data: [BundleFile]

    var text: String {
        var lines = ["# \(Self.line(facts.name ?? "Picker data"))", ""]
        let named = [
            ("Version", facts.version), ("Licence", facts.licence), ("Source", facts.source),
            ("As of", facts.asOf),
        ]
        for (title, value) in named {
            if let value { lines.append("- \(title): \(Self.line(value))") }
        }
        lines += ["- Data: \(kind)", "", "| file | what it is |", "|---|---|"]
        for file in data {
            let meaning =
                file.preset.map { "for the front end `\($0)`" }
                ?? BundleFormat(rawValue: file.format ?? "")?.meaning
            lines.append("| `\(file.name)` | \(meaning ?? "") |")
        }
        lines += [
            "",
            "Each JSON file has a schema (`.schema.json`) and types (`.d.ts`) beside it. `manifest.json` names every file "
                + "with its size and SHA-256.",
            "",
            "To see that nothing was changed: `pickdata bundle --verify .`, or without pickdata `sha256sum -c SHA256SUMS`.",
            "",
        ]
        return lines.joined(separator: "\n")
    }

    private var kind: String {
        let counts = dataset.tree.levelCounts
        switch dataset {
        case .menu(let menu):
            let rows = menu.columns.map { String($0.count) }.joined(separator: ", ")
            return
                "a menu of \(menu.columns.count) column\(menu.columns.count == 1 ? "" : "s") (\(rows) rows)"
        case .regions:
            let rows = counts.map { String($0) }.joined(separator: ", ")
            return "regions of \(counts.count) level\(counts.count == 1 ? "" : "s") (\(rows) rows)"
        }
    }

    /// One line of text, whatever the configuration has.
    private static func line(_ text: String) -> String {
        String(text.map { $0.isNewline ? " " : $0 })
    }
}

extension BundleFormat {
    fileprivate var meaning: String {
        switch self {
        case .json: "the data as JSON; `dataset.schema.json` tells the form"
        case .csv: "the data as CSV in UTF-8, a line for each row (of a menu a column for each)"
        case .plist: "the data as an XML property list"
        case .bplist: "the data as a binary property list"
        case .sqlite: "the data as an SQLite database"
        }
    }
}
