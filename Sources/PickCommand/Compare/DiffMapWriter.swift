internal import PickBytes
internal import PickCompare
internal import PickExport
internal import PickJSON

/// Writes the table that saved values are migrated with.
struct DiffMapWriter {
    let map: SavedValueMap

    enum Format { case csv, json }

    /// False where CSV cannot hold a text.
    func write(_ format: Format, to out: inout ByteWriter) -> Bool {
        var taken = ByteWriter()
        swap(&taken, &out)
        switch format {
        case .csv:
            var records = CSVRecords(to: taken, CSVOptions(usesLineFeeds: true))
            for title in ["old_code", "old_path", "new_code", "new_path", "change", "year"] {
                records.field(title)
            }
            records.endRecord()
            map.forEachRow { row in
                records.field(row.oldCode ?? "")
                records.field(PathText.text(row.oldPath))
                records.field(row.newCode ?? "")
                records.field(row.newPath.map { PathText.text($0) } ?? "")
                records.field(row.change)
                records.field(row.year.map { String($0) } ?? "")
                records.endRecord()
            }
            let hasNul = records.hasNul
            out = records.finish()
            return !hasNul
        case .json:
            var json = JSONWriter(taken)
            json.beginArray()
            map.forEachRow { row in
                json.beginObject()
                json.member("oldCode", row.oldCode)
                json.key("oldPath")
                json.list(row.oldPath)
                json.member("newCode", row.newCode)
                json.key("newPath")
                json.list(row.newPath)
                json.member("change", row.change)
                json.member("year", row.year)
                json.endObject()
            }
            json.endArray()
            out = json.finish()
            return true
        }
    }
}

extension JSONWriter {
    /// An array of strings; null for nil.
    mutating func list(_ texts: [String]?) {
        guard let texts else {
            null()
            return
        }
        beginArray()
        for text in texts { string(text) }
        endArray()
    }
}
