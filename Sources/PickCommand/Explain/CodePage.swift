internal import PickDiagnostics
internal import PickJSON
internal import PickReporters
internal import PickRules

/// What `explain` tells about one code.
struct CodePage {
    let code: DiagnosticCode
    private let entry: CodeCatalogue.Entry?

    init(_ code: DiagnosticCode) {
        self.code = code
        entry = CodeCatalogue.all.first { $0.code == code }
    }

    private var why: String? { entry?.why ?? CompareCodeWords.why(code) }
    private var example: String? { entry?.example ?? CompareCodeWords.example(code) }

    /// The answer in Markdown: for a rule what `Documentation/Rules.md` says, word for word.
    var markdown: String {
        guard let rule = entry?.rule else { return page.markdown }
        return "# \(code)\n\n" + RulesPage.body(rule) + closing + "\n"
    }

    /// What report formats that carry help texts say about the code; nil where the summary says it all.
    var help: RuleHelp? {
        guard let why, !why.isEmpty else { return nil }
        return RuleHelp(text: why, markdown: entry?.rule.map { RulesPage.body($0) })
    }

    var page: Page {
        var blocks: [Page.Block] = [.paragraph("\(code.summary) Severity: \(code.severity.rawValue).")]
        if let why, !why.isEmpty { blocks.append(.paragraph(why)) }
        if let about = entry?.rule?.about {
            if let fix = about.fix { blocks.append(.paragraph(Self.sentence(about: fix))) }
            blocks += [.heading("Finds nothing"), .code(about.accepted.map(\.line))]
            blocks += [.heading("Finds what is marked (↓)"), .code(about.rejected.map(\.line))]
        } else if let example {
            blocks += [.heading("An example"), .code([example])]
        }
        blocks.append(.paragraph(closing))
        return Page(title: code.description, blocks: blocks)
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
        "`\(fix.safety == .safe ? "--fix" : "--unsafe-fixes")` \(fix.summary)."
    }

    func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member("code", code.id)
        json.member("name", code.name)
        json.member("severity", code.severity.rawValue)
        json.member("summary", code.summary)
        json.member("why", why)
        json.member("example", example)
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
        for example in examples { json.string(example.line) }
        json.endArray()
    }
}
