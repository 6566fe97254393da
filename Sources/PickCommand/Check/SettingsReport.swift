internal import PickBytes
internal import PickDiagnostics
internal import PickJSON
internal import PickModel
internal import PickReference

/// The answer to `--show-settings`: what holds for each file, as JSON.
enum SettingsReport {
    static func text(_ items: [CheckInputs.Item]) -> String {
        var out = ByteWriter()
        out.appendJSON { json in
            json.beginArray()
            for item in items { write(item, to: &json) }
            json.endArray()
        }
        return String(decoding: out.bytes(), as: UTF8.self)
    }

    private static func write(_ item: CheckInputs.Item, to json: inout JSONWriter) {
        let settings = item.settings
        json.beginObject()
        json.member("file", item.input.path)
        json.member("configuration", settings.configuration?.path)
        json.member("kind", settings.kind.rawValue)
        json.member("layout", settings.hints.layout?.description)
        json.key("keys")
        json.beginArray()
        for key in settings.hints.keys {
            json.beginObject()
            json.member(key.role.rawValue, key.key)
            json.endObject()
        }
        json.endArray()
        json.member("language", settings.hints.language)
        json.member("wheelWidth", settings.wheelWidth)
        json.member("profile", settings.profile.rawValue)
        json.member("asOf", settings.asOf?.year)
        json.member("baseline", settings.baseline?.name)
        json.member("suppress", settings.suppressions.count)
        json.key("codes")
        json.beginObject()
        for code in KnownCodes.all {
            let severity = settings.policy.severity(of: code, own: code.severity)
            json.member("\(code.id) \(code.name)", severity?.rawValue ?? "off")
        }
        json.endObject()
        json.endObject()
    }
}
