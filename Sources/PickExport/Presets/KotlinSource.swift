internal import PickBytes
internal import PickModel

/// Writes a Kotlin file: a data class, and a value with the data.
enum KotlinSource {
    /// A class of the JVM has 65,535 constants and methods in all; each row takes up to three.
    private static let mostRows = 20_000
    /// A method of the JVM holds 64 KB of code; a row of a list takes some 30 bytes.
    private static let longestList = 1_500

    static func write(
        _ source: PresetSource,
        isMenu: Bool,
        to out: inout ByteWriter
    ) throws(PresetExport.Failure) {
        guard source.rows.count <= mostRows else {
            throw PresetExport.Failure(
                message:
                    "\(source.rows.count) rows are too many for a class of the JVM, which holds \(mostRows) of them: "
                    + "read JSON there."
            )
        }
        out.append("// Made by pickdata. Changes belong into the data, not here.\n\n")
        if isMenu { menu(source, to: &out) } else { try regions(source, to: &out) }
    }

    private static func menu(_ source: PresetSource, to out: inout ByteWriter) {
        out.append("/** The rows of each column. */\nval columns: List<List<String>> = listOf(\n")
        for column in source.columns {
            out.append("    listOf(\n")
            for entry in source.rows(of: column) {
                out.append("        \(literal(source.tree.name(entry))),\n")
            }
            out.append("    ),\n")
        }
        out.append(")\n")
    }

    private static func regions(
        _ source: PresetSource,
        to out: inout ByteWriter
    ) throws(PresetExport.Failure) {
        out.append(
            """
            /** A place and the places below it. */
            data class Region(
                val id: String,
                val name: String,
                val children: List<Region> = emptyList(),
            )

            /** All places, from the first level down. */
            val regions: List<Region> by lazy { list1() }

            """
        )
        var longest = 0
        SourceLists.forEach(source) { number, rows in
            longest = max(longest, rows.count)
            out.append("\nprivate fun list\(number)(): List<Region> = listOf(\n")
            for row in rows {
                let children = row.list.map { ", list\($0)()" } ?? ""
                out.append("    Region(\(literal(row.value)), \(literal(row.name))\(children)),\n")
            }
            out.append(")\n")
        }
        guard longest <= longestList else {
            throw PresetExport.Failure(
                message:
                    "A list of \(longest) rows is too long for a method of the JVM, which holds \(longestList) of "
                    + "them: read JSON there."
            )
        }
    }

    private static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "$": literal += "\\$"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            default:
                if scalar.value < 0x20 || scalar.value == 0x7F {
                    let digits = String(scalar.value, radix: 16, uppercase: true)
                    literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    literal.unicodeScalars.append(scalar)
                }
            }
        }
        return literal + "\""
    }
}
