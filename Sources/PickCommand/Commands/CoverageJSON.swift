internal import PickJSON
internal import PickReference

/// The same for programs.
enum CoverageJSON {
    static func write(_ coverage: Coverage, to json: inout JSONWriter) {
        json.key(plain: "coverage")
        json.beginObject()
        json.member("reference", coverage.reference)
        json.key(plain: "names")
        json.beginObject()
        for item in coverage.names { json.member(name(item.kind), item.count) }
        json.endObject()
        share("provinces", coverage.provinces, &json)
        share("prefectures", coverage.prefectures, &json)
        share("counties", coverage.counties, &json)
        json.key(plain: "year")
        if let estimate = coverage.estimate {
            json.beginObject()
            json.member("year", estimate.year)
            json.member("fitting", estimate.fitting)
            json.member("names", estimate.names)
            json.endObject()
        } else {
            json.null()
        }
        json.key(plain: "byProvince")
        json.beginArray()
        for province in coverage.byProvince {
            json.beginObject()
            json.member("name", province.name)
            share("prefectures", province.prefectures, &json)
            share("counties", province.counties, &json)
            json.key(plain: "missing")
            json.beginArray()
            for name in province.missing { json.string(name) }
            json.endArray()
            json.endObject()
        }
        json.endArray()
        json.endObject()
    }

    private static func share(_ key: StaticString, _ share: Coverage.Share, _ json: inout JSONWriter) {
        json.key(plain: key)
        json.beginObject()
        json.member("present", share.present)
        json.member("total", share.total)
        json.endObject()
    }

    /// Names of kinds as keys; they never change.
    static func name(_ kind: NameResolution.Kind) -> String {
        switch kind {
        case .division: "right"
        case .parentAgain: "parentAgain"
        case .group: "group"
        case .placeholder: "placeholder"
        case .zone: "zone"
        case .below: "below"
        case .former: "former"
        case .misspelt: "misspelt"
        case .wrongKind: "wrongKind"
        case .wrongParent: "wrongParent"
        case .ambiguous: "ambiguous"
        case .unknown: "unknown"
        case .unjudged: "unjudged"
        }
    }
}
