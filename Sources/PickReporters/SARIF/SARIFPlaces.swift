internal import PickDiagnostics
internal import PickJSON

/// Writes places of one file as SARIF's locations and regions.
struct SARIFPlaces {
    private let file: FileReport
    private let uri: String

    init(of file: FileReport) {
        self.file = file
        uri = RelativeReference.of(file.path)
    }

    /// A location: the file, and where in it if there is a place.
    func location(
        _ range: Range<Int>?,
        id: Int? = nil,
        message: String? = nil,
        dataPath: String? = nil,
        to json: inout JSONWriter
    ) {
        json.beginObject()
        if let id { json.member("id", id) }
        json.key(plain: "physicalLocation")
        json.beginObject()
        artifact(to: &json)
        if let place = file.place(of: range) {
            json.key(plain: "region")
            region(place, to: &json)
        }
        json.endObject()
        if let dataPath {
            json.key(plain: "logicalLocations")
            json.beginArray()
            json.beginObject()
            json.member("fullyQualifiedName", dataPath)
            json.endObject()
            json.endArray()
        }
        if let message { json.message(message) }
        json.endObject()
    }

    /// Whether SARIF has a form for the fix: it must change something.
    func holds(_ fix: Fix) -> Bool { !fix.edits.isEmpty && file.source != nil }

    /// A fix: what is deleted and what stands there then.
    func fix(_ fix: Fix, to json: inout JSONWriter) {
        json.beginObject()
        json.key(plain: "description")
        json.beginObject()
        json.member("text", SARIFText.of(FindingDetails.words(for: fix)))
        json.endObject()
        json.key(plain: "artifactChanges")
        json.beginArray()
        json.beginObject()
        artifact(to: &json)
        json.key(plain: "replacements")
        json.beginArray()
        for edit in fix.edits {
            guard let place = file.place(of: edit.range) else { continue }
            json.beginObject()
            json.key(plain: "deletedRegion")
            region(place, to: &json)
            if !edit.replacement.isEmpty {
                json.key(plain: "insertedContent")
                json.beginObject()
                json.member("text", edit.replacement)
                json.endObject()
            }
            json.endObject()
        }
        json.endArray()
        json.endObject()
        json.endArray()
        json.key(plain: "properties")
        json.beginObject()
        json.member("safety", fix.safety.rawValue)
        json.endObject()
        json.endObject()
    }

    private func artifact(to json: inout JSONWriter) {
        json.key(plain: "artifactLocation")
        json.beginObject()
        json.member("uri", uri)
        json.endObject()
    }

    /// Lines and columns where there are some; bytes of the file always.
    private func region(_ place: FileReport.Place, to json: inout JSONWriter) {
        json.beginObject()
        if let start = place.start, let end = place.end {
            json.member("startLine", start.line)
            json.member("startColumn", start.column)
            json.member("endLine", end.line)
            json.member("endColumn", end.column)
        }
        json.member("byteOffset", place.offset)
        json.member("byteLength", place.length)
        json.endObject()
    }
}

extension JSONWriter {
    /// The member `message` with a text of SARIF.
    mutating func message(_ text: String) {
        key(plain: "message")
        beginObject()
        member("text", SARIFText.of(text))
        endObject()
    }
}
