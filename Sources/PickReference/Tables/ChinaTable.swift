/// The divisions of China as they are, or as they were at the end of a year.
///
/// Made when somebody asks, from a literal in the binary; ``today`` once in a run.
package final class ChinaTable: @unchecked Sendable {
    // Sendable although unchecked: nothing is written after init.

    /// The divisions of today.
    package static let today = ChinaTable(year: nil)
    /// The day of the list.
    package static var asOf: String { ChinaTables.asOf }
    /// What names are held to, as reports say it: `cn, 2026-09-11`, or `cn, end of 2008`.
    package static func words(asOf year: Int?) -> String { "cn, " + (year.map { "end of \($0)" } ?? asOf) }
    /// The years that can be asked for.
    package static var years: ClosedRange<Int> { ChinaTables.firstYear...ChinaTables.lastYear }

    /// The year that names are judged by; nil for today.
    package let year: Int?
    let text = TableText(literal: ChinaTables.text)
    /// Sorted by code.
    let units: [DivisionRecord]
    let formers: [FormerRecord]
    let names: NameIndex

    /// The state at the end of `year`; nil for today.
    package init(year: Int?) {
        self.year = year
        let text = TableText(literal: ChinaTables.text)
        let now = Self.readUnits(text)
        let formers = Self.readFormers(text, now)
        if let year {
            let units = Self.state(of: year, now, formers, text)
            self.units = units
            // The heir of today, where it is there already.
            self.formers = formers.filter { $0.ended.year <= year }.map { former in
                var former = former
                former.heir = Self.same(former.heir, now, in: units, text)
                return former
            }
        } else {
            units = now
            self.formers = formers
        }
        names = NameIndex(units, self.formers, text)
    }

    /// The divisions at the end of `year`, or those of today.
    package static func table(asOf year: Int?) -> ChinaTable { year.map { ChinaTable(year: $0) } ?? .today }

    private static func same(
        _ index: Int32,
        _ now: [DivisionRecord],
        in units: [DivisionRecord],
        _ text: TableText
    ) -> Int32 {
        guard index >= 0 else { return -1 }
        let old = now[Int(index)]
        if let place = place(of: old.code, in: units), text.areEqual(units[place].name, old.name) {
            return Int32(place)
        }
        let province = old.code / 10_000
        let found = units.firstIndex { $0.code / 10_000 == province && text.areEqual($0.name, old.name) }
        return Int32(found ?? -1)
    }

    // MARK: Reading

    private static func readUnits(_ text: TableText) -> [DivisionRecord] {
        var reader = CellReader(text, ChinaTables.units)
        var units: [DivisionRecord] = []
        units.reserveCapacity(3300)
        while !reader.isAtEnd {
            let code = UInt32(truncatingIfNeeded: reader.number())
            let name = reader.cell()
            let short = reader.number()
            let pinyin = reader.cell()
            let traditional = reader.cell()
            let since = reader.number()
            let level = Self.level(of: code)
            units.append(
                DivisionRecord(
                    code: code,
                    level: UInt8(level),
                    kind: DivisionKind(name: name, level: level, text),
                    shortBytes: UInt8(truncatingIfNeeded: short * 3),
                    since: UInt8(truncatingIfNeeded: since),
                    parent: -1,
                    hasChildren: false,
                    name: name,
                    pinyin: pinyin,
                    traditional: traditional
                )
            )
        }
        connect(&units)
        return units
    }

    /// Finds the parents: the prefix of the code, or the province where there is no such prefecture.
    private static func connect(_ units: inout [DivisionRecord]) {
        var province = -1
        var prefecture = -1
        for index in units.indices {
            let code = units[index].code
            switch units[index].level {
            case 1:
                province = index
                prefecture = -1
            case 2:
                prefecture = index
                setParent(index, province, &units)
            default:
                let isUnder = prefecture >= 0 && units[prefecture].code / 100 == code / 100
                setParent(index, isUnder ? prefecture : province, &units)
            }
        }
    }

    private static func setParent(_ index: Int, _ parent: Int, _ units: inout [DivisionRecord]) {
        guard parent >= 0, units[parent].code / 10_000 == units[index].code / 10_000 else { return }
        units[index].parent = Int32(parent)
        units[parent].hasChildren = true
    }

    private static func readFormers(_ text: TableText, _ units: [DivisionRecord]) -> [FormerRecord] {
        var reader = CellReader(text, ChinaTables.formers)
        var formers: [FormerRecord] = []
        formers.reserveCapacity(1600)
        while !reader.isAtEnd {
            let name = reader.cell()
            let short = reader.number()
            let code = UInt32(truncatingIfNeeded: reader.number())
            let ended = reader.number()
            let how = reader.cell()
            let heir = UInt32(truncatingIfNeeded: reader.number())
            let parent = reader.cell()
            let territory = reader.cell()
            let level = Self.level(of: code)
            formers.append(
                FormerRecord(
                    code: code,
                    level: UInt8(level),
                    kind: DivisionKind(name: name, level: level, text),
                    shortBytes: UInt8(truncatingIfNeeded: short * 3),
                    ended: UInt8(truncatingIfNeeded: ended),
                    how: unsafe text.bytes(how).first ?? 0,
                    heir: Int32(place(of: heir, in: units) ?? -1),
                    name: name,
                    parentThen: parent,
                    territory: territory
                )
            )
        }
        return formers
    }

    /// The pairs of code and name that ended, by code.
    func lives() -> [LifeRecord] { Self.readLives(text) }

    private static func readLives(_ text: TableText) -> [LifeRecord] {
        var reader = CellReader(text, ChinaTables.lives)
        var lives: [LifeRecord] = []
        lives.reserveCapacity(4200)
        while !reader.isAtEnd {
            let code = UInt32(truncatingIfNeeded: reader.number())
            let name = reader.cell()
            let from = reader.number()
            let to = reader.number()
            let how = reader.cell()
            let newCode = UInt32(truncatingIfNeeded: reader.number())
            let newName = reader.cell()
            lives.append(
                LifeRecord(
                    code: code,
                    from: UInt8(truncatingIfNeeded: from),
                    to: UInt8(truncatingIfNeeded: to),
                    how: unsafe text.bytes(how).first ?? 0,
                    newCode: newCode,
                    name: name,
                    newName: newName
                )
            )
        }
        return lives
    }

    /// The divisions at the end of a year.
    private static func state(
        of year: Int,
        _ now: [DivisionRecord],
        _ formers: [FormerRecord],
        _ text: TableText
    ) -> [DivisionRecord] {
        // How the names of then are made short is known by their names.
        var shorts: [NameKey: UInt8] = [:]
        for former in formers { shorts[unsafe NameKey(text.bytes(former.name))] = former.shortBytes }
        for unit in now { shorts[unsafe NameKey(text.bytes(unit.name))] = unit.shortBytes }
        var units = now.filter { $0.since.year <= year }
        var known: [NameKey: DivisionRecord] = [:]
        for unit in now { known[unsafe NameKey(text.bytes(unit.name))] = unit }
        for life in readLives(text) where (life.from.year..<life.to.year).contains(year) {
            let level = level(of: life.code)
            let key = unsafe NameKey(text.bytes(life.name))
            units.append(
                DivisionRecord(
                    code: life.code,
                    level: UInt8(level),
                    kind: DivisionKind(name: life.name, level: level, text),
                    shortBytes: shorts[key] ?? UInt8(truncatingIfNeeded: life.name.count),
                    since: life.from,
                    parent: -1,
                    hasChildren: false,
                    name: life.name,
                    pinyin: known[key]?.pinyin ?? .empty,
                    traditional: known[key]?.traditional ?? .empty
                )
            )
        }
        for index in units.indices {
            units[index].parent = -1
            units[index].hasChildren = false
        }
        units.sort { ($0.code, $0.name.start) < ($1.code, $1.name.start) }
        connect(&units)
        return units
    }

    static func level(of code: UInt32) -> Int { code % 10_000 == 0 ? 1 : code % 100 == 0 ? 2 : 3 }

    static func place(of code: UInt32, in units: [DivisionRecord]) -> Int? {
        var low = 0
        var high = units.count
        while low < high {
            let middle = (low + high) / 2
            if units[middle].code < code { low = middle + 1 } else { high = middle }
        }
        return low < units.count && units[low].code == code ? low : nil
    }
}

extension ChinaTable: Equatable {
    /// Tables of one year hold the same.
    package static func == (left: ChinaTable, right: ChinaTable) -> Bool { left.year == right.year }
}
