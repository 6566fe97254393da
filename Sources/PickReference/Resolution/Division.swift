/// A division of the table.
package struct Division: Sendable {
    package let table: ChinaTable
    package let index: Int

    private var record: DivisionRecord { table.units[index] }

    /// Six digits.
    package var code: String { String(record.code) }
    package var name: String { table.text.string(record.name) }
    /// Without its suffix, where two characters are left.
    package var short: String { table.text.string(record.name.prefix(Int(record.shortBytes))) }
    /// 1 for provinces, 2 for prefectures, 3 for counties.
    package var level: Int { Int(record.level) }
    package var kind: DivisionKind { record.kind }
    package var hasChildren: Bool { record.hasChildren }
    package var parent: Division? {
        record.parent >= 0 ? Division(table: table, index: Int(record.parent)) : nil
    }
    /// A syllable for each character of the name, without tones, with blanks between; empty where nobody has written it down.
    package var pinyin: String { table.text.string(record.pinyin) }
    package var traditional: String {
        record.traditional.count > 0 ? table.text.string(record.traditional) : name
    }
    package var traditionalShort: String {
        record.traditional.count > 0
            ? table.text.string(record.traditional.prefix(Int(record.shortBytes))) : short
    }
    /// The syllables of the short name.
    package var shortPinyin: String {
        pinyin.split(separator: " ").prefix(Int(record.shortBytes) / 3).joined(separator: " ")
    }
    /// The letter that it stands under in a list.
    package var initial: String { pinyin.first.map { $0.uppercased() } ?? "" }
    /// Since when it has had this name and this code; 1980 for what was so before.
    package var since: Int { record.since.year }
}

extension ChinaTable {
    package func division(_ index: Int) -> Division { Division(table: self, index: index) }

    package func division(code: String) -> Division? {
        guard code.utf8.count == 6, let number = UInt32(code) else { return nil }
        return Self.place(of: number, in: units).map(division)
    }

    /// All divisions, by code.
    package var divisions: [Division] { units.indices.map(division) }

    /// The divisions under a division, by code; the provinces without one.
    package func children(of parent: Int?) -> [Int] {
        guard let parent else { return units.indices.filter { units[$0].parent < 0 } }
        // What stands below follows it, with the same first digits.
        let digits: UInt32 = units[parent].level == 1 ? 10_000 : 100
        let prefix = units[parent].code / digits
        var children: [Int] = []
        var index = parent + 1
        while index < units.count, units[index].code / digits == prefix {
            if units[index].parent == Int32(parent) { children.append(index) }
            index += 1
        }
        return children
    }

    package func former(_ index: Int) -> FormerDivision { FormerDivision(table: self, index: index) }
    package var formerDivisions: [FormerDivision] { formers.indices.map(former) }
}

/// A name that ended.
package struct FormerDivision: Sendable {
    package let table: ChinaTable
    package let index: Int

    private var record: FormerRecord { table.formers[index] }

    package enum Event: UInt8, Sendable {
        case renamed = 0x6E, countyToCity = 0x63, countyToDistrict = 0x64, cityToDistrict = 0x65
        case prefectureToCity = 0x70, countyToPrefectureCity = 0x75, typeChange = 0x74, levelChange = 0x6C
        case merged = 0x6D, abolished = 0x61

        /// Whether the division went on under another name.
        package var isRename: Bool { self != .merged && self != .abolished }
    }

    package var name: String { table.text.string(record.name) }
    package var short: String { table.text.string(record.name.prefix(Int(record.shortBytes))) }
    package var lastCode: String { String(record.code) }
    package var level: Int { Int(record.level) }
    package var yearEnded: Int { record.ended.year }
    package var event: Event { Event(rawValue: record.how) ?? .abolished }
    package var heir: Division? { record.heir >= 0 ? table.division(Int(record.heir)) : nil }
    package var parentThen: String { table.text.string(record.parentThen) }
    /// The divisions that have its area now, where that is several.
    package var territory: [Division] {
        let digits = Array(table.text.string(record.territory))
        return stride(from: 0, to: digits.count - digits.count % 6, by: 6).compactMap {
            table.division(code: String(digits[$0..<$0 + 6]))
        }
    }
}
