/// Names that a dataset has, and the year at whose end most of them were in force.
package struct NamedYears: Sendable {
    private struct Name: Hashable {
        var item: Int
        var isShort: Bool
    }

    /// By division, or below zero by former name.
    private var counts: [Name: Int] = [:]

    mutating func add(unit: Int, form: NameForm) {
        counts[Name(item: unit, isShort: !form.isFull), default: 0] += 1
    }

    mutating func add(former: Int, form: NameForm) {
        counts[Name(item: -1 - former, isShort: !form.isFull), default: 0] += 1
    }

    /// A year, and how many of the names were in force at its end.
    package struct Estimate: Sendable, Equatable {
        package let year: Int
        package let fitting: Int
        package let names: Int
    }

    /// The latest of the years at whose end most names were in force; nil where there are fewer than 20 names.
    package func estimate(_ table: ChinaTable) -> Estimate? {
        let names = counts.values.reduce(0, +)
        guard names >= 20 else { return nil }
        let years = NameYears(table)
        let first = ChinaTable.years.lowerBound
        let last = table.year ?? ChinaTable.years.upperBound
        var changes = [Int](repeating: 0, count: last - first + 2)
        for (name, count) in counts {
            let span =
                name.item >= 0
                ? years.span(ofUnit: name.item, isShort: name.isShort)
                : years.span(ofFormer: -1 - name.item, isShort: name.isShort)
            guard span.lowerBound <= last, span.lowerBound < span.upperBound else { continue }
            changes[max(span.lowerBound, first) - first] += count
            changes[min(span.upperBound, last + 1) - first] -= count
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
    /// The same by the stem of the name, without its last character.
    private let endless = ChinaTable.years.upperBound + 1

    init(_ table: ChinaTable) {
        self.table = table
        for life in table.lives() {
            let bytes = table.text.string(life.name)
            lives[NameKey(bytes), default: []].append(life)
        }
    }

    private func year(_ number: UInt8) -> Int { Int(number) + ChinaTable.years.lowerBound }

    func span(ofUnit unit: Int, isShort: Bool) -> Range<Int> {
        let record = table.units[unit]
        let since = Int(record.since) + ChinaTable.years.lowerBound
        let short = table.text.string(record.name.prefix(Int(record.shortBytes)))
        let from = begin(of: table.text.string(record.name), short: isShort ? short : nil, code: record.code, before: since)
        return from..<endless
    }

    func span(ofFormer former: Int, isShort: Bool) -> Range<Int> {
        let record = table.formers[former]
        let ended = Int(record.ended) + ChinaTable.years.lowerBound
        let short = table.text.string(record.name.prefix(Int(record.shortBytes)))
        let name = table.text.string(record.name)
        let own = lives[NameKey(name)]?.filter { $0.code / 10_000 == record.code / 10_000 && Int($0.to) == Int(record.ended) }
        let since = own?.map { Int($0.from) + ChinaTable.years.lowerBound }.min() ?? ChinaTable.years.lowerBound
        return begin(of: name, short: isShort ? short : nil, code: record.code, before: since)..<ended
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
                    let (begin, end) = (year(life.from), year(life.to))
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
