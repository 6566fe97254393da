package import PickBytes
internal import PickJSON

/// The report for programs: one JSON object, a finding a line.
package struct JSONReporter: Reporter {
    private var hasBegun = false
    private var hasFinding = false

    package init() {}

    package mutating func report(_ file: FileReport, to output: inout ByteWriter) {
        begin(&output)
        for finding in file.findings {
            output.append(hasFinding ? ",\n" : "\n")
            hasFinding = true
            FindingObject.write(finding, of: file, to: &output)
        }
    }

    package mutating func finish(_ summary: ReportSummary, to output: inout ByteWriter) {
        begin(&output)
        if hasFinding { output.append("\n") }
        output.append("],\"summary\":")
        output.appendCompact { json in
            json.beginObject()
            json.member("files", summary.files)
            json.member("errors", summary.errors)
            json.member("warnings", summary.warnings)
            json.member("infos", summary.infos)
            json.member("suppressed", summary.suppressed)
            json.member("baselined", summary.baselined)
            if summary.namesChecked + summary.namesUnchecked > 0 {
                json.key(plain: "names")
                json.beginObject()
                json.member("checked", summary.namesChecked)
                json.member("unchecked", summary.namesUnchecked)
                if summary.namesChecked > 0 { json.member("profile", summary.reference) }
                json.endObject()
            }
            json.endObject()
        }
        output.append("}\n")
    }

    private mutating func begin(_ output: inout ByteWriter) {
        guard !hasBegun else { return }
        hasBegun = true
        output.append("{\"version\":1,\"findings\":[")
    }
}
