package import PickDiagnostics
internal import PickModel
internal import PickReference

/// 北京, 上海, 天津 and 重庆 in more than one style.
package enum MunicipalityStyles: Rule {
    package static let code = DiagnosticCode(
        "PD612",
        "municipality-styles",
        .warning,
        "Municipalities whose districts stand below them in different ways."
    )
    package static let about = RuleAbout(
        why: """
            Districts directly below, below a row with the municipality's own name, or below 市辖区: each is ordinary, and code that was tried \
            with one fails with the other. `normalize --municipalities` makes them alike.
            """,
        accepted: [
            .china("[{name: 北京市, cities: [东城区]}, {name: 上海市, cities: [黄浦区]}]"),
            .china(
                "[{name: 北京市, cities: [{name: 市辖区, areas: [东城区]}]}, {name: 重庆市, cities: [{name: 市辖区, areas: [渝中区]}]}]"
            ),
            .china(
                "[{name: 北京市, cities: [{name: 北京市, areas: [东城区]}]}, {name: 天津市, cities: [{name: 天津市, areas: [和平区]}]}]"
            ),
        ],
        rejected: [
            .china(
                "[{name: 北京市, cities: [{name: 北京市, areas: [东城区]}]}, {name: 上海市, cities: [{name: ↓市辖区, areas: [黄浦区]}]}]"
            ),
            .china("[{name: 北京, cities: [东城, 西城]}, {name: 上海, cities: [黄浦]}, {name: 天津, cities: [↓天津]}]"),
            .china(
                "[{name: 北京市, cities: [{name: 县, areas: [密云县]}]}, {name: 重庆市, cities: [{name: ↓重庆市, areas: [渝中区]}]}]"
            ),
        ]
    )

    package static func check(_ input: RuleInput, _ findings: inout RuleFindings) {
        guard let names = input.names, let first = names.municipalities.first,
            let other = names.municipalities.first(where: { $0.style != first.style })
        else { return }
        findings.add(
            code,
            "\(names.table.division(first.unit).name) has \(words(first.style)) below it, and "
                + "\(names.table.division(other.unit).name) has \(words(other.style)) \(input.settings.reference).",
            at: input.place(of: other.entry),
            notes: [.init("the other way", at: input.place(of: first.entry))]
        )
    }

    private static func words(_ style: DatasetNames.MunicipalityStyle) -> String {
        switch style {
        case .districts: "its districts"
        case .ownName: "a row with its own name"
        case .groups: "a row such as 市辖区"
        }
    }
}
