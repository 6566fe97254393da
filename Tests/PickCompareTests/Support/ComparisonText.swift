import PickModel
import TestTools

@testable import PickCompare

/// Two datasets in the notation of examples, compared.
func compare(
    _ old: String,
    _ new: String,
    hints: RecognitionHints = .init(),
    evidence: (any SuccessorEvidence)? = nil
) throws -> Comparison? {
    Comparison(
        try Dataset(bytes: ExampleList(old).xml, hints: hints),
        try Dataset(bytes: ExampleList(new).xml, hints: hints),
        evidence: evidence
    )
}

extension Comparison {
    /// One line a change: `renamed+recoded 甲/乙 -> 甲/丙 (code)`.
    var lines: [String] {
        changes.map { change in
            let words = Change.Facts.all.filter { change.facts.contains($0.fact) }.map(\.word)
            let places = [
                change.old.map { PathText.text(path(old: $0)) },
                change.new.map { PathText.text(path(new: $0)) },
            ].compactMap { $0 }
            let basis = change.basis.map { " (\($0.rawValue))" } ?? ""
            let below = change.below > 0 ? " +\(change.below)" : ""
            return words.joined(separator: "+") + " " + places.joined(separator: " -> ") + below + basis
        }
    }
}

/// What became of a few places, as a table.
struct FixedEvidence: SuccessorEvidence {
    let table: [String: [Succession]]

    func successions(of place: FormerPlace) -> [Succession] { table[place.name] ?? [] }
}
