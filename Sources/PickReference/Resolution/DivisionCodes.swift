internal import PickBytes
internal import PickModel
internal import PropertyList

/// What the codes of a dataset say, where they are codes of divisions.
package final class DivisionCodes {
    /// What is odd about a code.
    package enum Oddity: Sendable, Equatable {
        /// It belongs to another division; nil for a code that nothing has or had.
        case other(Int?)
        /// It belonged to this division, or the one before it, until a year.
        case abolished(year: Int)
        /// The same, and another division has it now.
        case taken(year: Int, by: Int)
    }

    package struct Odd {
        package let entry: Int
        package let unit: Int?
        package let oddity: Oddity
    }

    package private(set) var odd: [Odd] = []
    /// Entries whose names are unknown, with their codes.
    package private(set) var unnamed: [(entry: Int, code: UInt32)] = []
    private let names: DatasetNames
    private lazy var lives = Lives(names.table)

    /// Nil unless most of the codes of known names are codes that their divisions have or had.
    package init?(_ names: DatasetNames) {
        self.names = names
        let (tree, table) = (names.tree, names.table)
        let document = tree.document
        var (right, all) = (0, 0)
        var wrong: [(entry: Int, code: UInt32, unit: Int)] = []
        for entry in 0..<tree.count {
            guard let node = tree.codeNode(entry), let code = Self.code(node, document) else { continue }
            guard let unit = names.unit(of: entry) else {
                unnamed.append((entry, code))
                continue
            }
            all += 1
            if table.units[unit].code == code { right += 1 } else { wrong.append((entry, code, unit)) }
        }
        // Codes of another time are right as well.
        if right * 2 < all {
            for item in wrong where lives.end(of: item.code, table.units[item.unit], names) != nil {
                right += 1
            }
        }
        guard all > 0, right * 2 >= all else { return nil }
        for item in wrong { judge(item.entry, item.code, item.unit) }
        for item in unnamed { judgeFormer(item.entry, item.code) }
        odd.sort { $0.entry < $1.entry }
    }

    private func judge(_ entry: Int, _ code: UInt32, _ unit: Int) {
        // A former name with its code of then is one thing, which is told of the name.
        if names.isFormer(entry), let node = names.tree.nameNode(entry),
            let year = lives.end(of: code, named: names.tree.document.string(node))
        {
            if let owner = ChinaTable.place(of: code, in: names.table.units), owner != unit {
                odd.append(Odd(entry: entry, unit: unit, oddity: .taken(year: year, by: owner)))
            }
            return
        }
        let table = names.table
        let record = table.units[unit]
        let owner = ChinaTable.place(of: code, in: table.units)
        // The row of the municipality's or prefecture's districts has its code, or the code and 01.
        if let owner, owner == unit || record.code / 100 == code / 100 && code % 100 == 1 { return }
        if record.level < 3,
            code / 100 == record.code / 100
                || record.kind == .municipality && code / 10_000 == record.code / 10_000
        {
            return
        }
        if let year = lives.end(of: code, record, names) {
            odd.append(
                Odd(
                    entry: entry,
                    unit: unit,
                    oddity: owner.map { .taken(year: year, by: $0) } ?? .abolished(year: year)
                )
            )
        } else {
            odd.append(Odd(entry: entry, unit: unit, oddity: .other(owner)))
        }
    }

    /// A code of a name that is no division's any more, and that another one has now.
    private func judgeFormer(_ entry: Int, _ code: UInt32) {
        guard let node = names.tree.nameNode(entry),
            let owner = ChinaTable.place(of: code, in: names.table.units)
        else { return }
        let name = names.tree.document.string(node)
        guard let year = lives.end(of: code, named: name) else { return }
        odd.append(Odd(entry: entry, unit: nil, oddity: .taken(year: year, by: owner)))
    }

    /// The six digits of a code; nil where it has none of such.
    private static func code(_ node: Int, _ document: Document) -> UInt32? {
        if document.kind(node).isText {
            let bytes = unsafe document.bytes(node)
            var number: UInt32 = 0
            switch bytes.count {
            case 2, 4, 6, 9, 12: break
            default: return nil
            }
            for index in 0..<bytes.count {
                let digit = unsafe UInt32(bytes[index]) &- 0x30
                guard digit < 10 else { return nil }
                if index < 6 { number = number * 10 + digit }
            }
            if bytes.count < 6 { number *= bytes.count == 2 ? 10_000 : 100 }
            return number >= 110_000 ? number : nil
        }
        guard let number = document.integer(node), (11...999_999).contains(number) else { return nil }
        let code = UInt32(number)
        return code < 100 ? code * 10_000 : code < 10_000 ? code * 100 : code >= 110_000 ? code : nil
    }
}

/// Which name had a code until when.
final class Lives {
    private var byCode: [UInt32: [LifeRecord]] = [:]
    private let table: ChinaTable

    init(_ table: ChinaTable) {
        self.table = table
        for life in table.lives() where life.to.year <= table.year ?? .max {
            byCode[life.code, default: []].append(life)
        }
    }

    /// Until when a name had a code.
    func end(of code: UInt32, named name: String) -> Int? {
        byCode[code]?.filter { table.text.string($0.name) == name }.map(\.to.year).max()
    }

    /// Until when a division, or one of its names before, had a code.
    func end(of code: UInt32, _ unit: DivisionRecord, _ names: DatasetNames) -> Int? {
        guard let lives = byCode[code] else { return nil }
        let stem = unit.name.prefix(Int(unit.shortBytes))
        let fitting = lives.filter { life in
            if table.text.areEqual(life.name, unit.name) || life.newCode == unit.code { return true }
            // 昌平县 and 昌平区: one stem under one code.
            return life.name.count >= stem.count
                && table.text.areEqual(life.name.prefix(Int(stem.count)), stem)
        }
        return fitting.map(\.to.year).max()
    }
}
