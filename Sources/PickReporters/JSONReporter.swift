package import PickBytes
internal import PickDiagnostics

/// The report for programs: one JSON object, a finding a line.
///
/// Lines and columns count from 1, a column is one code point, ends stand behind the last character; offsets and
/// lengths are bytes of the file. What does not apply is null.
package struct JSONReporter: Reporter {
    private var hasBegun = false
    private var hasFinding = false

    package init() {}

    package mutating func report(_ file: FileReport, to output: inout ByteWriter) {
        begin(&output)
        for finding in file.findings {
            output.append(hasFinding ? ",\n" : "\n")
            hasFinding = true
            Self.write(finding, of: file, to: &output)
        }
    }

    package mutating func finish(_ summary: ReportSummary, to output: inout ByteWriter) {
        begin(&output)
        if hasFinding { output.append("\n") }
        output.append("],\"summary\":")
        var object = JSONObject(&output)
        object.add("files", summary.files, to: &output)
        object.add("errors", summary.errors, to: &output)
        object.add("warnings", summary.warnings, to: &output)
        object.add("infos", summary.infos, to: &output)
        output.append("}}\n")
    }

    private mutating func begin(_ output: inout ByteWriter) {
        guard !hasBegun else { return }
        hasBegun = true
        output.append("{\"version\":1,\"findings\":[")
    }

    private static func write(_ finding: Diagnostic, of file: FileReport, to output: inout ByteWriter) {
        var object = JSONObject(&output)
        object.add("path", file.path, to: &output)
        addPlace(file.place(of: finding.range), to: &object, &output)
        object.add("code", finding.code.id, to: &output)
        object.add("name", finding.code.name, to: &output)
        object.add("severity", finding.severity.rawValue, to: &output)
        object.add("message", finding.message, to: &output)
        object.add("dataPath", finding.dataPath, to: &output)
        object.addList("notes", finding.notes, to: &output) { note, output in
            var object = JSONObject(&output)
            object.add("message", note.message, to: &output)
            addPlace(file.place(of: note.range), to: &object, &output)
            output.append("}")
        }
        object.addList("fixes", finding.fixes, to: &output) { fix, output in
            var object = JSONObject(&output)
            object.add("summary", fix.summary, to: &output)
            object.add("safety", fix.safety.rawValue, to: &output)
            object.addList("edits", fix.edits, to: &output) { edit, output in
                var object = JSONObject(&output)
                addPlace(file.place(of: edit.range), to: &object, &output)
                object.add("replacement", edit.replacement, to: &output)
                output.append("}")
            }
            output.append("}")
        }
        output.append("}")
    }

    private static func addPlace(
        _ place: FileReport.Place?,
        to object: inout JSONObject,
        _ output: inout ByteWriter
    ) {
        object.add("line", place?.start?.line, to: &output)
        object.add("column", place?.start?.column, to: &output)
        object.add("endLine", place?.end?.line, to: &output)
        object.add("endColumn", place?.end?.column, to: &output)
        object.add("offset", place?.offset, to: &output)
        object.add("length", place?.length, to: &output)
    }
}
