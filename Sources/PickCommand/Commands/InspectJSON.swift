internal import PickBytes
internal import PickJSON
internal import PickDiagnostics
internal import PickModel
internal import PropertyList

/// The report of `inspect` for programs.
enum InspectJSON {
    /// Writes one object and a line feed.
    static func write(_ report: InspectReport, to out: inout ByteWriter) {
        var taken = ByteWriter()
        swap(&taken, &out)
        var json = JSONWriter(taken)
        json.beginObject()
        write(report, to: &json)
        json.endObject()
        out = json.finish()
    }

    private static func write(_ report: InspectReport, to json: inout JSONWriter) {
        let summary = report.summary
        json.key(plain: "path")
        json.string(report.path)
        json.key(plain: "kind")
        optional(summary.kind?.rawValue, &json)
        json.key(plain: "layout")
        json.string(summary.layout)
        json.key(plain: "family")
        optional(summary.family, &json)
        json.key(plain: "verdict")
        optional(summary.verdict?.rawValue, &json)
        json.key(plain: "format")
        json.string(report.document.format.rawValue)
        json.key(plain: "encoding")
        optional(report.document.encoding, &json)
        list("levels", summary.kind == .regions ? summary.levels : [], &json) { level(level: $0, &$1) }
        list("columns", summary.columns, &json) { column, json in
            json.beginObject()
            json.key(plain: "title")
            optional(column.title, &json)
            json.key(plain: "rows")
            json.integer(column.rows)
            json.endObject()
        }
        if let coverage = report.coverage { CoverageJSON.write(coverage, to: &json) }
        strings("languages", summary.languages, &json)
        strings("reasons", summary.reasons, &json)
        strings("overrules", summary.overrules, &json)
        list("picture", summary.picture, &json) { line(line: $0, &$1) }
        list("findings", report.findings, &json) { finding, json in
            json.beginObject()
            let place = finding.range.flatMap { report.source?.position(of: $0.lowerBound) }
            json.key(plain: "line")
            number(place?.line, &json)
            json.key(plain: "column")
            number(place?.column, &json)
            json.key(plain: "code")
            json.string(finding.code.id)
            json.key(plain: "name")
            json.string(finding.code.name)
            json.key(plain: "severity")
            json.string(finding.severity.rawValue)
            json.key(plain: "message")
            json.string(finding.message)
            json.key(plain: "dataPath")
            optional(finding.dataPath, &json)
            json.endObject()
        }
    }

    private static func level(level: LayoutSummary.Level, _ json: inout JSONWriter) {
        json.beginObject()
        json.key(plain: "name")
        json.string(level.names.joined(separator: "|"))
        json.key(plain: "count")
        json.integer(level.count)
        json.key(plain: "minChildren")
        number(level.minChildren, &json)
        json.key(plain: "medianChildren")
        number(level.medianChildren, &json)
        json.key(plain: "maxChildren")
        number(level.maxChildren, &json)
        json.key(plain: "empty")
        json.integer(level.emptyCount)
        json.key(plain: "missing")
        json.integer(level.missingCount)
        json.key(plain: "coded")
        json.integer(level.codedCount)
        list("codeWidths", level.codeWidths, &json) { width, json in
            json.beginObject()
            json.key(plain: "width")
            json.integer(width.width)
            json.key(plain: "count")
            json.integer(width.count)
            json.endObject()
        }
        strings("codeKeys", level.codes, &json)
        strings("childrenKeys", level.children, &json)
        strings("attributeKeys", level.attributes, &json)
        json.key(plain: "isSections")
        json.boolean(level.isSections)
        strings("oddities", level.oddities, &json)
        json.endObject()
    }

    private static func line(line: LayoutSummary.PictureLine, _ json: inout JSONWriter) {
        json.beginObject()
        json.key(plain: "level")
        switch line {
        case .row(let level, let name, let code):
            json.integer(level)
            json.key(plain: "name")
            json.string(name)
            json.key(plain: "code")
            optional(code, &json)
        case .more(let level, let count):
            json.integer(level)
            json.key(plain: "more")
            json.integer(count)
        }
        json.endObject()
    }

    private static func list<Item>(
        _ name: StaticString,
        _ items: [Item],
        _ json: inout JSONWriter,
        _ write: (Item, inout JSONWriter) -> Void
    ) {
        json.key(plain: name)
        json.beginArray()
        for item in items { write(item, &json) }
        json.endArray()
    }

    private static func strings(_ name: StaticString, _ items: [String], _ json: inout JSONWriter) {
        list(name, items, &json) { $1.string($0) }
    }

    private static func optional(_ text: String?, _ json: inout JSONWriter) {
        if let text { json.string(text) } else { json.null() }
    }

    private static func number(_ number: Int?, _ json: inout JSONWriter) {
        if let number { json.integer(number) } else { json.null() }
    }
}
