package import PickReference

/// What became of the divisions of China, told by the reference.
package final class ChinaSuccession: SuccessorEvidence {
    private let makeTable: () -> ChinaTable
    /// Read when the first place is not found again as it was.
    private lazy var table = makeTable()
    private lazy var resolver = NameResolver(table)
    private lazy var history = DivisionHistory(table)
    /// The short forms of former names, by last code and name.
    private lazy var shorts: [String: String] = {
        var shorts: [String: String] = [:]
        for former in table.formerDivisions { shorts[former.lastCode + former.name] = former.short }
        return shorts
    }()

    package init(_ table: @autoclosure @escaping () -> ChinaTable = .today) { makeTable = table }

    package func successions(of place: FormerPlace) -> [Succession] {
        var context = NameContext.nation
        for name in place.parents {
            context = resolver.context(below: resolver.resolve(name, under: context), under: context)
        }
        let resolution = resolver.resolve(place.name, under: context)
        if let code = place.code {
            // A name in a short form is known in full by the code.
            let names =
                [place.name] + (resolution.former.map { [table.former($0).name] } ?? [])
                + (resolution.unit.map { [table.division($0).name] } ?? [])
            for name in names {
                let steps = history.steps(from: code, name)
                if !steps.isEmpty { return successions(steps) }
            }
        }
        return named(resolution).map { [$0] } ?? []
    }

    /// What the name alone says.
    private func named(_ resolution: NameResolution) -> Succession? {
        switch resolution.kind {
        case .former:
            guard let former = resolution.former.map({ table.former($0) }) else { return nil }
            return Succession(
                Self.how(former.event),
                year: former.yearEnded,
                heir: former.heir.map(Self.heir)
            )
        case .wrongParent:
            guard let unit = resolution.unit else { return nil }
            return Succession(.transfer, year: resolution.year, heir: Self.heir(table.division(unit)))
        case .division, .misspelt, .wrongKind:
            guard let unit = resolution.unit else { return nil }
            return Succession(.respell, year: nil, heir: Self.heir(table.division(unit)))
        default: return nil
        }
    }

    /// The steps, each with all that happened up to it: what was merged once does not go on.
    private func successions(_ steps: [DivisionHistory.Step]) -> [Succession] {
        var result: [Succession] = []
        var end: (how: Succession.How, year: Int)?
        for step in steps {
            let how = Self.how(step)
            if end == nil, !how.goesOn { end = (how, step.year) }
            result.append(
                Succession(end?.how ?? how, year: end?.year ?? step.year, heir: heir(step))
            )
        }
        return result
    }

    private func heir(_ step: DivisionHistory.Step) -> Succession.Heir? {
        guard let code = step.code else { return nil }
        if let division = table.division(code: code), division.name == step.name {
            return Self.heir(division)
        }
        return .init(names: [step.name] + (shorts[code + step.name].map { [$0] } ?? []), code: code)
    }

    private static func heir(_ division: Division) -> Succession.Heir {
        .init(
            names: names(of: division),
            code: division.code,
            parents: division.parent.map { names(of: $0) } ?? []
        )
    }

    private static func names(of division: Division) -> [String] {
        [division.name, division.short, division.traditional, division.traditionalShort]
    }

    private static func how(_ step: DivisionHistory.Step) -> Succession.How {
        guard let event = step.event else { return step.isTransfer ? .transfer : .recode }
        return how(event)
    }

    private static func how(_ event: FormerDivision.Event) -> Succession.How {
        switch event {
        case .renamed: .rename
        case .countyToCity: .countyToCity
        case .countyToDistrict: .countyToDistrict
        case .cityToDistrict: .cityToDistrict
        case .prefectureToCity: .prefectureToCity
        case .countyToPrefectureCity: .countyToPrefectureCity
        case .typeChange: .typeChange
        case .levelChange: .levelChange
        case .merged: .merge
        case .abolished: .abolish
        }
    }
}
