internal import PickReference

/// What `inspect` tells people about the coverage of a dataset.
struct CoverageText {
    let rows: [(label: String, text: String)]

    private static let mostProvinces = 8
    private static let mostNames = 8

    init(_ coverage: Coverage) {
        var rows: [(label: String, text: String)] = []
        let names = coverage.names.filter { $0.count > 0 }
            .map { "\($0.count) \(Self.words($0.kind))" }
        rows.append(
            ("names", "\(coverage.reference): " + (names.isEmpty ? "none" : names.joined(separator: ", ")))
        )
        var shares = [
            "\(Self.share(coverage.provinces)) provinces", "\(Self.share(coverage.prefectures)) prefectures",
        ]
        if coverage.counties.present > 0 { shares.append("\(Self.share(coverage.counties)) counties") }
        rows.append(("covers", shares.joined(separator: ", ") + ", without 台湾, 香港 and 澳门"))
        if let estimate = coverage.estimate {
            rows.append(
                (
                    "year",
                    "looks like \(estimate.year): \(estimate.fitting) of \(estimate.names) names were so at its end"
                )
            )
        }
        let lacking = coverage.byProvince.filter { !$0.missing.isEmpty }
        for province in lacking.prefix(Self.mostProvinces) {
            let shown = province.missing.prefix(Self.mostNames).joined(separator: ", ")
            let more =
                province.missing.count > Self.mostNames
                ? " and \(province.missing.count - Self.mostNames) more" : ""
            rows.append(("missing", "\(province.name): \(shown)\(more)"))
        }
        if lacking.count > Self.mostProvinces {
            rows.append(("missing", "some in \(lacking.count - Self.mostProvinces) more provinces"))
        }
        self.rows = rows
    }

    private static func share(_ share: Coverage.Share) -> String { "\(share.present) of \(share.total)" }

    private static func words(_ kind: NameResolution.Kind) -> String {
        switch kind {
        case .division: "right"
        case .parentAgain: "repeat their parents"
        case .group: "rows that group codes"
        case .placeholder: "placeholders"
        case .zone: "zones and the like"
        case .below: "below counties"
        case .former: "former"
        case .misspelt: "misspelt"
        case .wrongKind: "with a wrong suffix"
        case .wrongParent: "under another parent"
        case .ambiguous: "ambiguous"
        case .unknown: "unknown"
        case .unjudged: "not judged"
        }
    }
}
