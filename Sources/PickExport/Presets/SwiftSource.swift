internal import PickBytes
internal import PickModel

/// Writes a Swift file: a type, and a constant with the data.
///
/// Each list of children is a constant of its own, since the compiler needs far longer for one large literal.
enum SwiftSource {
    static func write(_ source: PresetSource, isMenu: Bool, to out: inout ByteWriter) {
        if isMenu { menu(source, to: &out) } else { regions(source, to: &out) }
    }

    private static func menu(_ source: PresetSource, to out: inout ByteWriter) {
        out.append(
            """
            // Made by pickdata. Changes belong into the data, not here.

            /// Columns of rows.
            public enum Menu {
                /// The rows of each column.
                public static let columns: [[String]] = [

            """
        )
        for column in source.columns {
            out.append("        [\n")
            for entry in source.rows(of: column) {
                out.append("            \(SwiftLiteral.text(source.tree.name(entry))),\n")
            }
            out.append("        ],\n")
        }
        out.append("    ]\n}\n")
    }

    private static func regions(_ source: PresetSource, to out: inout ByteWriter) {
        out.append(
            """
            // Made by pickdata. Changes belong into the data, not here.

            /// A place and the places below it.
            public struct Region: Codable, Hashable, Identifiable, Sendable {
                /// Different for each place.
                public var id: String
                /// What a picker shows.
                public var name: String
                /// The places below it.
                public var children: [Region]

                /// A place.
                public init(_ id: String, _ name: String, _ children: [Region] = []) {
                    self.id = id
                    self.name = name
                    self.children = children
                }
            }

            extension Region {
                /// All places, from the first level down.
                public static let all: [Region] = list1()


            """
        )
        SourceLists.forEach(source) { number, rows in
            if number > 1 { out.append("\n") }
            out.append("    private static func list\(number)() -> [Region] {\n        [\n")
            for row in rows {
                let children = row.list.map { ", list\($0)()" } ?? ""
                out.append(
                    "            Region(\(SwiftLiteral.text(row.value)), \(SwiftLiteral.text(row.name))\(children)),\n"
                )
            }
            out.append("        ]\n    }\n")
        }
        out.append("}\n")
    }
}
