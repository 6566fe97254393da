/// Names that a dataset has, and the year at whose end most of them were in force.
package struct NamedYears: Sendable {
    /// How many entries have which name, by division and by former name; full names and short ones.
    private var units: [UInt32]
    private var formers: [UInt32]

    init(_ table: ChinaTable) {
        units = [UInt32](repeating: 0, count: table.units.count * 2)
        formers = [UInt32](repeating: 0, count: table.formers.count * 2)
    }

    mutating func add(unit: Int, form: NameForm) { units[unit * 2 + (form.isFull ? 0 : 1)] += 1 }

    mutating func add(former: Int, form: NameForm) { formers[former * 2 + (form.isFull ? 0 : 1)] += 1 }

    /// A year, and how many of the names were in force at its end.
    package struct Estimate: Sendable, Equatable {
        package let year: Int
        package let fitting: Int
        package let names: Int
    }

    /// The latest of the years at whose end most names were in force; nil where there are fewer than 20 names.
    package func estimate(_ table: ChinaTable) -> Estimate? {
        let names = Int(units.reduce(0, +) + formers.reduce(0, +))
        guard names >= 20 else { return nil }
        let years = NameYears(table)
        let first = ChinaTable.years.lowerBound
        let last = table.year ?? ChinaTable.years.upperBound
        var changes = [Int](repeating: 0, count: last - first + 2)
        func add(_ count: UInt32, _ span: Range<Int>) {
            guard span.lowerBound <= last else { return }
            changes[max(span.lowerBound, first) - first] += Int(count)
            changes[min(max(span.upperBound, first), last + 1) - first] -= Int(count)
        }
        for index in units.indices where units[index] > 0 {
            add(units[index], years.span(ofUnit: index / 2, isShort: index % 2 == 1))
        }
        for index in formers.indices where formers[index] > 0 {
            add(formers[index], years.span(ofFormer: index / 2, isShort: index % 2 == 1))
        }
        var best = (year: last, fitting: -1)
        var fitting = 0
        for year in first...last {
            fitting += changes[year - first]
            if fitting >= best.fitting { best = (year, fitting) }
        }
        return Estimate(year: best.year, fitting: best.fitting, names: names)
    }
}

/// From when until when names were in force.
private struct NameYears {
    private let table: ChinaTable
    /// Pairs of code and name that ended, by name.
    private var lives: [NameKey: [LifeRecord]] = [:]
    /// The end of what is still so.
    private let endless = ChinaTable.years.upperBound + 1

    init(_ table: ChinaTable) {
        self.table = table
        for life in table.lives() {
            lives[unsafe NameKey(table.text.bytes(life.name)), default: []].append(life)
        }
    }

    func span(ofUnit unit: Int, isShort: Bool) -> Range<Int> {
        let record = table.units[unit]
        let short = table.text.string(record.name.prefix(Int(record.shortBytes)))
        let from = begin(
            of: table.text.string(record.name),
            short: isShort ? short : nil,
            code: record.code,
            before: record.since.year
        )
        return from..<endless
    }

    func span(ofFormer former: Int, isShort: Bool) -> Range<Int> {
        let record = table.formers[former]
        let ended = record.ended.year
        let short = table.text.string(record.name.prefix(Int(record.shortBytes)))
        let name = table.text.string(record.name)
        let own = lives[NameKey(name)]?.filter {
            $0.code / 10_000 == record.code / 10_000 && Int($0.to) == Int(record.ended)
        }
        let since = own?.map(\.from.year).min() ?? ChinaTable.years.lowerBound
        return min(
            begin(of: name, short: isShort ? short : nil, code: record.code, before: since),
            ended
        )..<ended
    }

    /// Goes back over codes and parents (for a short name over kinds, too) to the year in which a name began.
    private func begin(of name: String, short: String?, code: UInt32, before since: Int) -> Int {
        var since = since
        var names = [name]
        if let short { names += ["市", "县", "区", "地区", "盟", "自治州", "自治县", "旗"].map { short + $0 } }
        for _ in 0..<12 where since > ChinaTable.years.lowerBound {
            var from = since
            for name in names {
                for life in lives[NameKey(name)] ?? [] {
                    let (begin, end) = (life.from.year, life.to.year)
                    guard end == since, begin < end, life.newCode / 10_000 == code / 10_000 else { continue }
                    from = min(from, begin)
                }
            }
            guard from < since else { break }
            since = from
        }
        return since
    }
}
