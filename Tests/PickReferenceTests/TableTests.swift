import Testing

@testable import PickReference

/// What Reference/cn/check.py says of the tables, said of those in the binary.
@Suite struct TableTests {
    private let table = ChinaTable.today

    @Test func `has the divisions of the day that it names`() {
        let levels = Dictionary(grouping: table.divisions, by: \.level).mapValues(\.count)
        #expect(levels == [1: 34, 2: 333, 3: 2847])
        #expect(ChinaTable.asOf == "2026-09-11")
        let kinds = Dictionary(grouping: table.divisions, by: \.kind).mapValues(\.count)
        #expect(kinds[.city] == 293)
        #expect(kinds[.autonomousPrefecture] == 30)
        #expect(kinds[.prefecture] == 7)
        #expect(kinds[.league] == 3)
        #expect(kinds[.district] == 976)
        #expect(kinds[.countyCity] == 398)
        #expect(kinds[.county] == 1302)
        #expect(kinds[.autonomousCounty] == 117)
        #expect(kinds[.banner] == 49)
        #expect(kinds[.autonomousBanner] == 3)
        #expect(kinds[.specialDistrict] == 1)
        #expect(kinds[.forestryDistrict] == 1)
        #expect(kinds[.other] == nil)
    }

    @Test func `codes are sorted, of six digits, and each is there once`() {
        let codes = table.units.map(\.code)
        #expect(codes == codes.sorted())
        #expect(Set(codes).count == codes.count)
        #expect(codes.allSatisfy { (110_000...829_999).contains($0) })
        #expect(codes.allSatisfy { CodeRanges.provinces.contains(Int($0 / 10_000)) })
    }

    @Test func `parents follow from codes`() {
        for division in table.divisions {
            let code = division.code
            let want: String?
            if division.level == 1 {
                want = nil
            } else if division.level == 2 || code.dropFirst(2).hasPrefix("90")
                || ["11", "12", "31", "50"].contains(String(code.prefix(2)))
            {
                want = code.prefix(2) + "0000"
            } else {
                want = code.prefix(4) + "00"
            }
            #expect(division.parent?.code == want, "\(division.name)")
        }
    }

    @Test(arguments: [nil, 1980, 1996, 2008]) func `children are those whose parent it is`(year: Int?) {
        let table = ChinaTable.table(asOf: year)
        for parent in [nil] + table.units.indices.map(Optional.some) {
            let want = table.units.indices.filter { table.units[$0].parent == Int32(parent ?? -1) }
            #expect(table.children(of: parent) == want)
        }
    }

    @Test func `digits, suffixes and kinds agree`() {
        for division in table.divisions {
            #expect(division.name.hasSuffix(division.kind.suffix), "\(division.name)")
            #expect(
                CodeRanges.contradiction(code: Int(division.code) ?? 0, name: division.name) == nil,
                "\(division.name)"
            )
        }
    }

    @Test func `names have a short form, a syllable a character, and a traditional form of their length`() {
        let letters = Set("abcdefghijklmnopqrstuvwxyzü")
        for division in table.divisions {
            let name = division.name
            #expect(name.hasPrefix(division.short) && division.short.count >= 2, "\(name)")
            let syllables = division.pinyin.split(separator: " ")
            #expect(syllables.count == name.count, "\(name)")
            #expect(syllables.allSatisfy { $0.allSatisfy(letters.contains) }, "\(name)")
            #expect(division.initial == division.pinyin.prefix(1).uppercased())
            #expect(!["I", "U", "V"].contains(division.initial))
            #expect(division.traditional.count == name.count, "\(name)")
            #expect(
                (name + division.traditional).unicodeScalars.allSatisfy {
                    (0x4E00...0x9FFF).contains($0.value)
                }
            )
        }
    }

    @Test func `no name stands twice under one parent`() {
        var seen: Set<String> = []
        for division in table.divisions {
            let isNew = seen.insert("\(division.parent?.code ?? "") \(division.name)").inserted
            #expect(isNew, "\(division.name)")
        }
    }

    @Test func `former names have heirs of today`() {
        let formers = table.formerDivisions
        #expect(formers.count == 1533)
        #expect(formers.count { $0.heir != nil } == 1462)
        var seen: Set<String> = []
        for former in formers {
            let key = "\(former.name) \(former.parentThen) \(former.lastCode.prefix(2)) \(former.level)"
            let isNew = seen.insert(key).inserted
            #expect(isNew, "\(key)")
            #expect(ChinaTable.years.contains(former.yearEnded))
            #expect(former.name.hasPrefix(former.short))
            #expect(former.event.isRename || former.event == .merged || former.event == .abolished)
        }
    }

    @Test func `what is misspelt is no name`() {
        let names = Set(table.divisions.map(\.name) + table.formerDivisions.map(\.name))
        var reader = CellReader(table.text, ChinaTables.misspellings)
        var count = 0
        while !reader.isAtEnd {
            let (wrong, right) = (table.text.string(reader.cell()), table.text.string(reader.cell()))
            #expect(!names.contains(wrong), "\(wrong)")
            #expect(names.contains { $0.hasPrefix(right) }, "\(right)")
            count += 1
        }
        #expect(count == 32)
    }

    /// The official totals of the years: prefectures and counties.
    @Test(arguments: [
        (2019, 333, 2846), (2023, 333, 2844), (2024, 333, 2846), (2026, 333, 2847), (2012, 333, 2852),
    ])
    func `years have the official numbers of divisions`(year: Int, prefectures: Int, counties: Int) {
        let table = ChinaTable(year: year)
        #expect(table.divisions.count { $0.level == 2 } == prefectures)
        #expect(table.divisions.count { $0.level == 3 } == counties)
    }

    @Test func `the year of the list is the list`() {
        let last = ChinaTable(year: ChinaTable.years.upperBound)
        #expect(last.divisions.map { $0.code + $0.name } == table.divisions.map { $0.code + $0.name })
        #expect(last.divisions.map { $0.parent?.code } == table.divisions.map { $0.parent?.code })
    }

    @Test func `a code that says another kind is found without the table`() {
        #expect(CodeRanges.contradiction(code: 440_181, name: "某县") != nil)
        #expect(CodeRanges.contradiction(code: 440_121, name: "某区") != nil)
        #expect(CodeRanges.contradiction(code: 110_221, name: "某区") != nil)
        #expect(CodeRanges.contradiction(code: 442_300, name: "某市") != nil)
        #expect(CodeRanges.contradiction(code: 160_000, name: "某省") != nil)
        #expect(CodeRanges.contradiction(code: 440_171, name: "某区") == nil)
        #expect(CodeRanges.contradiction(code: 419_001, name: "某市") == nil)
    }
}
