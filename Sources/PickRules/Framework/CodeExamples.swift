/// Examples of the rules about codes, which need many entries.
enum CodeExamples {
    /// 110000, 120000 … 300000.
    static let twenty = (11...30).map { "\($0)0000" }
    /// 110000 … 600000.
    static let fifty = (11...60).map { "\($0)0000" }
    /// 010000 … 011900.
    static let zeros = (0...19).map { "01\($0 < 10 ? "0" : "")\($0)00" }

    /// A list of records with codes as texts, and one more as it stands.
    static func list(_ codes: [String], last: String? = nil) -> RuleExample {
        bare(codes.map { quoted($0) } + (last.map { [$0] } ?? []))
    }

    /// A list of records with codes as texts, and one more record.
    static func list(_ codes: [String], record: String) -> RuleExample {
        let records = codes.enumerated().map { "{id: '\($0.element)', name: 地\($0.offset)}" } + [record]
        return RuleExample("[\(records.joined(separator: ", "))]")
    }

    /// A list of records with codes as they stand.
    static func bare(_ codes: [String]) -> RuleExample {
        let records = codes.enumerated().map { "{id: \($0.element), name: 地\($0.offset)}" }
        return RuleExample("[\(records.joined(separator: ", "))]")
    }

    /// A province with cities that have these codes.
    static func tree(_ codes: [String]) -> RuleExample {
        let cities = codes.enumerated().map { "{code: \(quoted($0.element)), name: 地\($0.offset)}" }
        return RuleExample("[{code: '440000', name: 广东, children: [\(cities.joined(separator: ", "))]}]")
    }

    private static func quoted(_ code: String) -> String {
        if code.hasPrefix("'") { return code }
        return code.hasPrefix("↓") ? "↓'\(code.dropFirst())'" : "'\(code)'"
    }
}
