internal import PickBytes
internal import PickExport
internal import PickJSON
internal import PickModel
internal import PickPresets

/// The files that `--split-by province` makes: one for each row of the first level, and an index.
struct SplitFiles {
    struct Piece {
        let file: String
        let entry: Int
        let part: PresetExport.Part
    }

    let pieces: [Piece]
    let indexFile: String
    private let format: PresetFormat
    private let tree: NamedTree

    init(_ dataset: Dataset, _ format: PresetFormat) {
        let tree = dataset.tree
        self.tree = tree
        self.format = format
        indexFile = "index." + (format.isModule ? format.fileExtension : "json")
        var entries: [Int] = []
        var entry = 0
        while entry < tree.count {
            entries.append(entry)
            entry = tree.end(entry)
        }
        let names = Self.names(entries.map { tree.code($0) })
        pieces = entries.indices.map { index in
            Piece(
                file: "\(names[index]).\(format.fileExtension)",
                entry: entries[index],
                part: PresetExport.Part(entries[index]..<tree.end(entries[index]), position: index)
            )
        }
    }

    /// The codes, where each can be a file's name; else numbers.
    private static func names(_ codes: [String?]) -> [String] {
        var seen: Set<String> = ["index"]
        let areNames = codes.allSatisfy { code in
            guard let code, (1...32).contains(code.utf8.count), seen.insert(code.lowercased()).inserted else {
                return false
            }
            return code.utf8.allSatisfy { byte in
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            }
        }
        return codes.indices.map { areNames ? codes[$0] ?? "" : "\($0 + 1)" }
    }

    /// `{"preset": …, "files": [{"file": …, "name": …, "code": …, "rows": …}]}`.
    func writeIndex(_ preset: Preset, _ style: JSONStyle, to out: inout ByteWriter) {
        PresetExport.writeModule(format, to: &out)
        out.appendSourceJSON(style) { json in
            json.beginObject()
            json.member("preset", preset.name)
            json.key("files")
            json.beginArray()
            for piece in pieces {
                json.beginObject()
                json.member("file", piece.file)
                json.member("name", tree.name(piece.entry))
                if let code = tree.code(piece.entry) { json.member("code", code) }
                json.member("rows", piece.part.rows.count)
                json.endObject()
            }
            json.endArray()
            json.endObject()
        }
    }
}
