internal import PickBytes
internal import PickDiagnostics
internal import PickJSON

/// A finding as the JSON object that `json` and `jsonl` have in common.
///
/// Lines and columns count from 1, a column is one code point, ends stand behind the last character; offsets and
/// lengths are bytes of the file. What does not apply is null.
enum FindingObject {
    static func write(_ finding: Diagnostic, of file: FileReport, to output: inout ByteWriter) {
        output.appendCompact { json in
            json.beginObject()
            json.member("path", file.path)
            place(file.place(of: finding.range), to: &json)
            json.member("code", finding.code.id)
            json.member("name", finding.code.name)
            json.member("severity", finding.severity.rawValue)
            json.member("message", finding.message)
            json.member("dataPath", finding.dataPath)
            json.key(plain: "notes")
            json.beginArray()
            for note in finding.notes {
                json.beginObject()
                json.member("message", note.message)
                place(file.place(of: note.range), to: &json)
                json.endObject()
            }
            json.endArray()
            json.key(plain: "fixes")
            json.beginArray()
            for fix in finding.fixes { write(fix, of: file, to: &json) }
            json.endArray()
            json.endObject()
        }
    }

    private static func write(_ fix: Fix, of file: FileReport, to json: inout JSONWriter) {
        json.beginObject()
        json.member("summary", fix.summary)
        json.member("safety", fix.safety.rawValue)
        json.key(plain: "edits")
        json.beginArray()
        for edit in fix.edits {
            json.beginObject()
            place(file.place(of: edit.range), to: &json)
            json.member("replacement", edit.replacement)
            json.endObject()
        }
        json.endArray()
        json.endObject()
    }

    private static func place(_ place: FileReport.Place?, to json: inout JSONWriter) {
        json.member("line", place?.start?.line)
        json.member("column", place?.start?.column)
        json.member("endLine", place?.end?.line)
        json.member("endColumn", place?.end?.column)
        json.member("offset", place?.offset)
        json.member("length", place?.length)
    }
}

extension ByteWriter {
    /// Writes one JSON value on one line, without a line feed behind it.
    mutating func appendCompact(_ body: (inout JSONWriter) -> Void) {
        var json = JSONWriter(self, .compact)
        body(&json)
        self = json.abandon()
    }
}
