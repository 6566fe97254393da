internal import PickDiagnostics
internal import PickJSON
internal import PickRules

/// What `explain` tells about one code.
struct CodePage {
    let code: DiagnosticCode
    private let entry: CodeCatalogue.Entry?

    init(_ code: DiagnosticCode) {
        self.code = code
        entry = CodeCatalogue.all.first { $0.code == code }
    }

    var page: Page {
        var blocks: [Page.Block] = [.paragraph(code.summary)]
        if let why = entry?.why, !why.isEmpty { blocks.append(.paragraph(why)) }
        if let about = entry?.rule?.about {
            if let fix = about.fix { blocks.append(.paragraph(Self.sentence(about: fix))) }
            blocks += [.heading("Found (↓ marks where)"), .code(about.rejected.map(\.text))]
            blocks += [.heading("Not found"), .code(about.accepted.map(\.text))]
        }
        blocks.append(.paragraph(closing))
        return Page(title: "\(code.id) \(code.name) (\(code.severity.rawValue))", blocks: blocks)
    }

    private var closing: String {
        if [.configurationSyntax, .configurationKey, .configurationValue].contains(code) {
            return "The files that it holds for are not looked at, and the exit status is 2."
        }
        return code.isFault
            ? "A file with this fault cannot be read, so it can be neither ignored nor suppressed."
            : "`--ignore \(code.id)` turns it off, `--severity \(code.id)=…` changes how bad it is; "
                + "`pickdata explain suppression` tells how to keep one place from being told."
    }

    private static func sentence(about fix: RuleAbout.FixAbout) -> String {
        let command = fix.safety == .safe ? "pickdata lint --fix" : "pickdata lint --fix --unsafe-fixes"
        return "Fix (`\(command)`): \(fix.summary)."
    }

    func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member("code", code.id)
        json.member("name", code.name)
        json.member("severity", code.severity.rawValue)
        json.member("summary", code.summary)
        json.member("why", entry?.why)
        json.key("fix")
        if let fix = entry?.rule?.about.fix {
            json.beginObject()
            json.member("summary", fix.summary)
            json.member("safety", fix.safety.rawValue)
            json.endObject()
        } else {
            json.null()
        }
        Self.write("rejected", entry?.rule?.about.rejected ?? [], to: &json)
        Self.write("accepted", entry?.rule?.about.accepted ?? [], to: &json)
        json.endObject()
    }

    private static func write(_ key: String, _ examples: [RuleExample], to json: inout JSONWriter) {
        json.key(key)
        json.beginArray()
        for example in examples { json.string(example.text) }
        json.endArray()
    }
}
