internal import PickBytes
internal import PickEngine
internal import PickJSON
internal import PickReporters

/// Writes choices, one line each.
struct ChoiceWriter: ~Copyable {
    private let format: PickFormat
    private var out: ByteWriter

    init(_ format: PickFormat, to descriptor: Int32) {
        self.format = format
        out = ByteWriter(to: .descriptor(descriptor))
    }

    /// Whether writing has failed, so that there is no point in going on.
    var hasFailed: Bool { out.failure != 0 }

    mutating func write(_ picker: PickerState) {
        switch format {
        case .text:
            // A title with a tab in it must not look like two.
            let titles = picker.selectedPath.map { PrintableText.escaping($0) }
            out.append(titles.joined(separator: "\t"))
            out.append("\n")
        case .json: writeJSON(picker)
        }
    }

    consuming func finish(_ session: Session) -> ExitStatus { session.finish(&out) }

    private mutating func writeJSON(_ picker: PickerState) {
        var taken = ByteWriter()
        swap(&taken, &out)
        var json = JSONWriter(taken, .compact)
        json.beginObject()
        json.key(plain: "titles")
        Self.write(picker.selectedTitles, to: &json)
        json.key(plain: "codes")
        Self.write(picker.selectedCodes, to: &json)
        json.key(plain: "rows")
        json.beginArray()
        for row in picker.selectedRows { if let row { json.integer(row) } else { json.null() } }
        json.endArray()
        json.endObject()
        out = json.finish()
    }

    private static func write(_ texts: [String?], to json: inout JSONWriter) {
        json.beginArray()
        for text in texts { if let text { json.string(text) } else { json.null() } }
        json.endArray()
    }
}
