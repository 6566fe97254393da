package import PickBytes
internal import PickDiagnostics
internal import PickJSON

/// SARIF 2.1.0, the format of code scanning: one run with a result each finding.
///
/// The results are written as they come; the tool with the rules that they name stands behind them.
package struct SARIFReporter: Reporter {
    private let options: ReporterOptions
    private var hasBegun = false
    private var hasResult = false
    private var rules: [DiagnosticCode] = []
    private var ruleIndexes: [String: Int] = [:]

    package init(_ options: ReporterOptions) { self.options = options }

    package mutating func report(_ file: FileReport, to output: inout ByteWriter) {
        begin(&output)
        let places = SARIFPlaces(of: file)
        var fingerprints = Fingerprints(of: file)
        for finding in file.findings {
            output.append(hasResult ? ",\n" : "\n")
            hasResult = true
            let rule = index(of: finding.code)
            let fingerprint = fingerprints.next(finding)
            output.appendCompact { Self.write(finding, rule, fingerprint, places, to: &$0) }
        }
    }

    package mutating func finish(_ summary: ReportSummary, to output: inout ByteWriter) {
        begin(&output)
        if hasResult { output.append("\n") }
        output.append("],\n\"tool\":")
        output.appendCompact { json in
            json.beginObject()
            json.key(plain: "driver")
            json.beginObject()
            json.member("name", "pickdata")
            if let version = options.version { json.member("version", version) }
            json.key(plain: "rules")
            json.beginArray()
            for rule in rules { SARIFRule.write(rule, options.help?(rule), to: &json) }
            json.endArray()
            json.endObject()
            json.endObject()
        }
        output.append("}]}\n")
    }

    private mutating func begin(_ output: inout ByteWriter) {
        guard !hasBegun else { return }
        hasBegun = true
        output.append("{\"$schema\":\"https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/")
        output.append("sarif-schema-2.1.0.json\",\"version\":\"2.1.0\",\n")
        output.append("\"runs\":[{\"columnKind\":\"unicodeCodePoints\",\"results\":[")
    }

    private mutating func index(of code: DiagnosticCode) -> Int {
        if let index = ruleIndexes[code.id] { return index }
        ruleIndexes[code.id] = rules.count
        rules.append(code)
        return rules.count - 1
    }

    private static func write(
        _ finding: Diagnostic,
        _ rule: Int,
        _ fingerprint: String,
        _ places: SARIFPlaces,
        to json: inout JSONWriter
    ) {
        json.beginObject()
        json.member("ruleId", finding.code.id)
        json.member("ruleIndex", rule)
        json.member("level", SARIFRule.level(finding.severity))
        json.message(finding.message)
        json.key(plain: "locations")
        json.beginArray()
        places.location(finding.range, dataPath: finding.dataPath, to: &json)
        json.endArray()
        if !finding.notes.isEmpty {
            json.key(plain: "relatedLocations")
            json.beginArray()
            for (index, note) in finding.notes.enumerated() {
                places.location(note.range, id: index + 1, message: note.message, to: &json)
            }
            json.endArray()
        }
        json.key(plain: "partialFingerprints")
        json.beginObject()
        json.member("pickdata/v1", fingerprint)
        json.endObject()
        let fixes = finding.fixes.filter(places.holds)
        if !fixes.isEmpty {
            json.key(plain: "fixes")
            json.beginArray()
            for fix in fixes { places.fix(fix, to: &json) }
            json.endArray()
        }
        let advice = finding.fixes.filter { !places.holds($0) }
        if !advice.isEmpty {
            json.key(plain: "properties")
            json.beginObject()
            json.key(plain: "help")
            json.beginArray()
            for fix in advice { json.string(FindingDetails.words(for: fix)) }
            json.endArray()
            json.endObject()
        }
        json.endObject()
    }
}
