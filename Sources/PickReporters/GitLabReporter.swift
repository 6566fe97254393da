package import PickBytes
internal import PickDiagnostics
internal import PickJSON

/// GitLab's code quality report: a JSON array of issues, in the part of Code Climate's format that GitLab reads.
///
/// GitLab knows an issue again by its fingerprint and takes issues with equal ones for one, so they are unique.
/// It wants a line: findings without one stand at line 1. Paths are relative and without `./`.
package struct GitLabReporter: Reporter {
    private var hasIssue = false

    package init() {}

    package mutating func report(_ file: FileReport, to output: inout ByteWriter) {
        var fingerprints = Fingerprints(of: file)
        let path = RelativeReference.withoutDot(file.path)
        for finding in file.findings {
            output.append(hasIssue ? ",\n" : "[\n")
            hasIssue = true
            let fingerprint = fingerprints.next(finding, salt: path)
            output.appendCompact { Self.write(finding, of: file, path, fingerprint, to: &$0) }
        }
    }

    package mutating func finish(_ summary: ReportSummary, to output: inout ByteWriter) {
        output.append(hasIssue ? "\n]\n" : "[]\n")
    }

    private static func write(
        _ finding: Diagnostic,
        of file: FileReport,
        _ path: Substring,
        _ fingerprint: String,
        to json: inout JSONWriter
    ) {
        let place = file.place(of: finding.range)
        json.beginObject()
        json.key(plain: "type")
        json.string(plain: "issue")
        json.member("check_name", finding.code.description)
        json.member("description", FindingDetails.message(of: finding, at: place))
        json.member("severity", severity(finding.severity))
        json.member("fingerprint", fingerprint)
        json.key(plain: "categories")
        json.beginArray()
        json.string(plain: "Bug Risk")
        json.endArray()
        json.key(plain: "location")
        location(path, place, to: &json)
        let details = FindingDetails.lines(of: finding, in: file)
        if !details.isEmpty {
            json.key(plain: "content")
            json.beginObject()
            json.member("body", details.joined(separator: "\n"))
            json.endObject()
        }
        let others = finding.notes.compactMap { file.place(of: $0.range) }
        if !others.isEmpty {
            json.key(plain: "other_locations")
            json.beginArray()
            for other in others { location(path, other, to: &json) }
            json.endArray()
        }
        json.endObject()
    }

    private static func location(_ path: Substring, _ place: FileReport.Place?, to json: inout JSONWriter) {
        json.beginObject()
        json.key(plain: "path")
        json.string(path)
        json.key(plain: "lines")
        json.beginObject()
        json.member("begin", place?.start?.line ?? 1)
        json.member("end", place?.end?.line ?? 1)
        json.endObject()
        json.endObject()
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "critical"
        case .warning: "major"
        case .info: "info"
        }
    }
}
