/// What became of divisions, step by step, as the changes of the codes tell it.
///
/// For one run: it reads the table of changes when it is made.
package final class DivisionHistory {
    /// One change of a code or a name.
    package struct Step {
        /// The end of the year in which it happened.
        package let year: Int
        /// The letter of the table of changes.
        let letter: UInt8
        /// What there was afterwards; nil where nothing took its place.
        package let code: String?
        package let name: String

        /// What happened to the name; nil for a change of the code alone.
        package var event: FormerDivision.Event? { FormerDivision.Event(rawValue: letter) }
        /// Whether it came under another prefecture, and had its code changed for that.
        package var isTransfer: Bool { letter == UInt8(ascii: "f") }
    }

    /// No division has had so many; two that swapped within a year must not go round for ever.
    private static let mostSteps = 32
    private let table: ChinaTable
    private var byCode: [UInt32: [LifeRecord]] = [:]

    package init(_ table: ChinaTable = .today) {
        self.table = table
        for life in table.lives() { byCode[life.code, default: []].append(life) }
    }

    /// The steps from a code and a full name to what there is today; none where the pair is in force or was never.
    package func steps(from code: String, _ name: String) -> [Step] {
        guard code.utf8.count == 6, let number = UInt32(code) else { return [] }
        var steps: [Step] = []
        var current = (code: number, name: name)
        var year = 0
        while steps.count < Self.mostSteps, let life = life(current.code, current.name, from: year) {
            let end = life.to.year
            let next = life.newName.count > 0 ? table.text.string(life.newName) : current.name
            steps.append(
                Step(
                    year: end,
                    letter: life.how,
                    code: life.newCode == 0 ? nil : String(life.newCode),
                    name: next
                )
            )
            guard life.newCode != 0 else { break }
            current = (life.newCode, next)
            year = end
        }
        return steps
    }

    /// The last life of a pair, or the one that it had when something became it in a year.
    private func life(_ code: UInt32, _ name: String, from year: Int) -> LifeRecord? {
        let lives = (byCode[code] ?? []).filter { table.text.string($0.name) == name }
        guard year > 0 else { return lives.max { $0.to < $1.to } }
        return lives.filter { life in
            let (from, to) = (life.from.year, life.to.year)
            return from == year || from < year && year < to
        }.min { $0.to < $1.to }
    }
}
