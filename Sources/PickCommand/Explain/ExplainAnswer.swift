internal import PickBytes
internal import PickDiagnostics
internal import PickJSON
internal import PickPresets

/// What `explain` answers.
enum ExplainAnswer {
    /// Everything that there is.
    case list
    /// Some codes: those that a selector names.
    case codes([DiagnosticCode])
    case topic(Topic)
    case preset(Preset)

    /// The answer to a word; nil when it is the name of nothing.
    init?(_ word: String, own: [Preset] = []) {
        let lowered = word.lowercased()
        if let topic = Topic(rawValue: lowered) {
            self = .topic(topic)
            return
        }
        if LayoutFamilies.all.contains(where: { $0.code == word.uppercased() }) {
            self = .topic(.layouts)
            return
        }
        if let preset = Preset.named(lowered) ?? own.first(where: { $0.name == word }) {
            self = .preset(preset)
            return
        }
        let selector = CodeSelector(word)
        let codes = KnownCodes.all.filter(selector.matches)
        guard !codes.isEmpty else { return nil }
        self = .codes(codes)
    }

    /// Every word that there is an answer to.
    static var words: [String] {
        CodeNames.all(KnownCodes.all) + Topic.allCases.map(\.rawValue) + Preset.all.map(\.name)
    }

    func text(_ format: ExplainFormat) -> String {
        guard format != .json else { return json }
        let isMarkdown = format == .md
        switch self {
        case .list: return isMarkdown ? Self.listPage.markdown : Self.listPage.text
        case .topic(let topic): return isMarkdown ? topic.page.markdown : topic.page.text
        case .preset(let preset):
            let page = PresetPage(preset: preset).page
            return isMarkdown ? page.markdown : page.text
        case .codes(let codes):
            let pages = codes.map { CodePage($0) }
            return pages.map { isMarkdown ? $0.markdown : $0.page.text }.joined(separator: "\n")
        }
    }

    private static var listPage: Page {
        var blocks: [Page.Block] = []
        for group in CodeGroup.allCases {
            let codes = KnownCodes.all.filter { $0.id.hasPrefix(group.rawValue) }
            guard !codes.isEmpty else { continue }
            blocks += [
                .heading("\(group.rawValue)xx \(group.title)"),
                .table(codes.map { .init("\($0.id) \($0.name)", "\($0.severity.rawValue): \($0.summary)") }),
            ]
        }
        blocks += [
            .heading("Topics"),
            .table(Topic.allCases.map { .init($0.rawValue, $0.summary) }),
            .paragraph("`pickdata explain PD101`, `pickdata explain layouts` tell about one."),
        ]
        return Page(title: "What pickdata finds", blocks: blocks)
    }

    private var json: String {
        var out = ByteWriter()
        out.appendJSON { json in
            switch self {
            case .list:
                json.beginObject()
                json.key("codes")
                Self.write(KnownCodes.all, to: &json)
                json.key("layouts")
                json.beginArray()
                for family in LayoutFamilies.all {
                    json.beginObject()
                    json.member("code", family.code)
                    json.member("notation", family.notation)
                    json.member("meaning", family.meaning)
                    json.endObject()
                }
                json.endArray()
                json.key("presets")
                json.beginArray()
                for preset in Preset.all {
                    json.beginObject()
                    json.member("preset", preset.name)
                    json.member("title", preset.title)
                    json.endObject()
                }
                json.endArray()
                json.key("topics")
                json.beginArray()
                for topic in Topic.allCases { Self.write(topic, withText: false, to: &json) }
                json.endArray()
                json.endObject()
            case .codes(let codes): Self.write(codes, to: &json)
            case .topic(let topic): Self.write(topic, withText: true, to: &json)
            case .preset(let preset): PresetPage(preset: preset).write(to: &json)
            }
        }
        return String(decoding: out.bytes(), as: UTF8.self)
    }

    private static func write(_ codes: [DiagnosticCode], to json: inout JSONWriter) {
        json.beginArray()
        for code in codes { CodePage(code).write(to: &json) }
        json.endArray()
    }

    private static func write(_ topic: Topic, withText: Bool, to json: inout JSONWriter) {
        json.beginObject()
        json.member("topic", topic.rawValue)
        json.member("summary", topic.summary)
        if withText { json.member("text", topic.page.markdown) }
        json.endObject()
    }
}

/// The hundreds of the codes.
private enum CodeGroup: String, CaseIterable {
    case syntax = "PD1"
    case shape = "PD2"
    case text = "PD3"
    case content = "PD4"
    case codes = "PD5"
    case reference = "PD6"
    case frontEnd = "PD7"
    case release = "PD8"
    case tool = "PD9"

    var title: String {
        switch self {
        case .syntax: "syntax"
        case .shape: "shape"
        case .text: "text"
        case .content: "content"
        case .codes: "codes"
        case .reference: "reference"
        case .frontEnd: "front ends"
        case .release: "release"
        case .tool: "the tool itself"
        }
    }
}
