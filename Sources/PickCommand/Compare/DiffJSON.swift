internal import PickBytes
internal import PickCompare
internal import PickJSON
internal import PickModel

/// The report of `diff` for programs; `Schemas/diff.schema.json` says what it holds.
struct DiffJSON {
    let comparison: Comparison
    let paths: (old: String, new: String)

    /// Writes one object and a line feed.
    func write(to out: inout ByteWriter) {
        var taken = ByteWriter()
        swap(&taken, &out)
        var json = JSONWriter(taken)
        json.beginObject()
        json.member("old", paths.old)
        json.member("new", paths.new)
        json.member("kind", comparison.kind.rawValue)
        json.key("levels")
        json.beginArray()
        for (index, level) in comparison.levels.enumerated() {
            json.beginObject()
            json.member("old", level.old)
            json.member("new", level.new)
            for item in Change.Facts.all { json.member(item.word, level.count(item.fact)) }
            json.member("isOrdered", !comparison.unorderedLevels.contains(index))
            json.endObject()
        }
        json.endArray()
        json.key("changes")
        json.beginArray()
        for change in comparison.changes { write(change, to: &json) }
        json.endArray()
        json.endObject()
        out = json.finish()
    }

    private func write(_ change: Change, to json: inout JSONWriter) {
        json.beginObject()
        json.key("what")
        json.list(Change.Facts.all.filter { change.facts.contains($0.fact) }.map(\.word))
        json.key("old")
        place(change.old, { comparison.path(old: $0) }, { comparison.code(old: $0) }, to: &json)
        json.key("new")
        place(change.new, { comparison.path(new: $0) }, { comparison.code(new: $0) }, to: &json)
        json.member("basis", change.basis?.rawValue)
        json.member("withParent", change.isInside)
        json.key("history")
        if let known = change.succession {
            json.beginObject()
            json.member("how", known.how.rawValue)
            json.member("year", known.year)
            json.key("heir")
            place(change.heir, { comparison.path(new: $0) }, { comparison.code(new: $0) }, to: &json)
            json.endObject()
        } else {
            json.null()
        }
        json.key("attributes")
        json.beginArray()
        for attribute in change.attributes {
            json.beginObject()
            json.member("key", attribute.key)
            json.key("old")
            value(attribute.old, to: &json)
            json.key("new")
            value(attribute.new, to: &json)
            json.endObject()
        }
        json.endArray()
        json.endObject()
    }

    private func place(
        _ place: Change.Place?,
        _ path: (Change.Place) -> [String],
        _ code: (Change.Place) -> String?,
        to json: inout JSONWriter
    ) {
        guard let place else {
            json.null()
            return
        }
        json.beginObject()
        json.key("path")
        json.list(path(place))
        json.member("code", code(place))
        json.endObject()
    }

    private func value(_ value: AttributeChange.Value?, to json: inout JSONWriter) {
        guard let value else {
            json.null()
            return
        }
        json.beginObject()
        json.member("type", value.type)
        json.member("text", value.text)
        json.endObject()
    }
}
