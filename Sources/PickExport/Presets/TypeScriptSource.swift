internal import PickBytes
internal import PickJSON
internal import PickModel
internal import PickPresets

/// Writes a TypeScript file: an interface, and a constant with the data.
enum TypeScriptSource {
    static func write(_ source: PresetSource, isMenu: Bool, _ style: JSONStyle, to out: inout ByteWriter) {
        out.append("// Made by pickdata. Changes belong into the data, not here.\n\n")
        guard !isMenu else {
            out.append(
                "/** The rows of each column. */\nexport const columns: readonly (readonly string[])[] = "
            )
            out.appendSourceJSON(style) { ColumnExport.write(source, .text, to: &$0) }
            return
        }
        out.append(
            """
            /** A place and the places below it. */
            export interface Region {
              readonly id: string;
              readonly name: string;
              readonly children?: readonly Region[];
            }

            /** All places, from the first level down. */
            export const regions: readonly Region[] =\(" ")
            """
        )
        out.appendSource { TreeExport.write(source, .keys("name", "id", "children"), style, to: &$0) }
    }
}
