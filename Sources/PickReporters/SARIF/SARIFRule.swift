internal import PickDiagnostics
internal import PickJSON

/// Writes what SARIF says about a rule.
enum SARIFRule {
    static func write(_ code: DiagnosticCode, _ help: RuleHelp?, to json: inout JSONWriter) {
        json.beginObject()
        json.member("id", code.id)
        json.member("name", code.name)
        text("shortDescription", code.summary, to: &json)
        text("fullDescription", help?.text ?? code.summary, to: &json)
        json.key(plain: "help")
        json.beginObject()
        json.member("text", help?.text ?? code.summary)
        if let markdown = help?.markdown { json.member("markdown", markdown) }
        json.endObject()
        json.key(plain: "defaultConfiguration")
        json.beginObject()
        json.member("level", level(code.severity))
        json.endObject()
        if let group = group(of: code) {
            json.key(plain: "properties")
            json.beginObject()
            json.key(plain: "tags")
            json.beginArray()
            json.string(group)
            json.endArray()
            json.endObject()
        }
        json.endObject()
    }

    static func level(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        }
    }

    private static func text(_ key: StaticString, _ text: String, to json: inout JSONWriter) {
        json.key(plain: key)
        json.beginObject()
        json.member("text", text)
        json.endObject()
    }

    /// What the first digit of a code stands for.
    private static func group(of code: DiagnosticCode) -> String? {
        switch code.id.dropFirst(2).first {
        case "1": "syntax"
        case "2": "shape"
        case "3": "text"
        case "4": "content"
        case "5": "codes"
        case "6": "reference"
        case "7": "front-end"
        case "8": "release"
        case "9": "tool"
        default: nil
        }
    }
}
