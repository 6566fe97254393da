internal import PickBytes

/// Tells what names mean, each at its place; remembers what it has told.
///
/// For one run over one file: it is not Sendable. Names are UTF-8.
package final class NameResolver {
    package let table: ChinaTable
    private var memory: [NameKey: NameResolution] = [:]
    private var names: NameIndex { table.names }
    lazy var sounds = table.year == nil ? LookAlikes.today : LookAlikes(table)
    lazy var folding = table.year == nil ? ScriptFolding.today : ScriptFolding(table)
    private var formerParentList: FormerParents?
    private lazy var laterNames = LaterNames(table)

    package init(_ table: ChinaTable = .today) {
        self.table = table
        memory.reserveCapacity(4096)
    }

    var formerParents: FormerParents {
        if let formerParentList { return formerParentList }
        let list = table.year == nil ? FormerParents.today : FormerParents(table)
        formerParentList = list
        return list
    }

    /// What a name means under `context`.
    @unsafe package func resolve(_ name: UnsafeBufferPointer<UInt8>, under context: NameContext)
        -> NameResolution
    {
        guard context.kind != .none, name.count > 0 else { return .unjudged }
        let key = unsafe NameKey(name)
        let place = key.salted(context.salt)
        if let known = memory[place] { return known }
        let resolution: NameResolution
        if let found = direct(key, under: context) {
            resolution = found
        } else {
            resolution = unsafe slow(String(decoding: name, as: UTF8.self), under: context)
        }
        memory[place] = resolution
        return resolution
    }

    /// What a name means under `context`.
    package func resolve(_ name: String, under context: NameContext) -> NameResolution {
        unsafe Array(name.utf8).withUnsafeBufferPointer { unsafe resolve($0, under: context) }
    }

    /// What stands under a name stands under this.
    package func context(below resolution: NameResolution, under context: NameContext) -> NameContext {
        switch resolution.kind {
        case .division, .misspelt, .wrongKind, .wrongParent:
            if let former = resolution.former, resolution.kind == .misspelt { return .former(former) }
            guard let unit = resolution.unit else { return somewhere(context) }
            let record = table.units[unit]
            // Nobody judges what a list has under Taiwan, Hong Kong and Macau, and counties have nothing below.
            if record.level == 3 || record.code >= 700_000 { return .unjudged }
            return .division(unit)
        case .former:
            guard let former = resolution.former else { return somewhere(context) }
            return table.formers[former].level == 3 ? .unjudged : .former(former)
        case .parentAgain, .group: return context
        case .placeholder, .zone, .ambiguous, .unknown: return somewhere(context)
        case .below, .unjudged: return .unjudged
        }
    }

    private func somewhere(_ context: NameContext) -> NameContext {
        switch context.kind {
        case .unit, .loose: return .somewhere(in: province(of: Int(context.index)))
        case .former:
            let province = table.formers[Int(context.index)].code / 10_000 * 10_000
            return ChinaTable.place(of: province, in: table.units).map { .somewhere(in: $0) } ?? .unjudged
        case .nation, .none: return .unjudged
        }
    }

    private func province(of unit: Int) -> Int {
        var unit = unit
        while table.units[unit].parent >= 0 { unit = Int(table.units[unit].parent) }
        return unit
    }

    // MARK: The name as it stands

    /// A name that is in the table and fits its place; nil when more must be tried.
    private func direct(_ key: NameKey, under context: NameContext) -> NameResolution? {
        switch context.kind {
        case .nation: nation(key)
        case .unit: place(key, in: Int(context.index))
        case .former: place(key, inFormer: Int(context.index))
        case .loose: loose(key, in: Int(context.index))
        case .none: .unjudged
        }
    }

    private func nation(_ key: NameKey) -> NameResolution? {
        var best = Choice()
        var gone = Choice()
        names.each(key) { candidate in
            if let unit = candidate.unit {
                best.add(unit, candidate.form, rank: Int(table.units[unit].level))
            } else if let index = candidate.former, candidate.form.isFull {
                gone.add(index, candidate.form, rank: 0)
            }
        }
        if let found = best.resolution(isDeep: false) { return found }
        // A table of counties alone says 密云县, which one place was called; of several nobody knows which is meant.
        return gone.count == 1 ? former(gone, isDeep: false) : nil
    }

    private func loose(_ key: NameKey, in province: Int) -> NameResolution? {
        var best = Choice()
        names.each(key) { candidate in
            guard let unit = candidate.unit, self.province(of: unit) == province else { return }
            best.add(unit, candidate.form, rank: Int(table.units[unit].level))
        }
        return best.resolution(isDeep: false)
    }

    private func place(_ key: NameKey, in parent: Int) -> NameResolution? {
        var child = Choice()
        var deep = Choice()
        var isParent: NameForm?
        var former = Choice()
        var deepFormer = Choice()
        names.each(key) { candidate in
            if let unit = candidate.unit {
                let record = table.units[unit]
                if Int(record.parent) == parent || isLedBy(parent, record) {
                    child.add(unit, candidate.form, rank: 0)
                } else if unit == parent {
                    isParent = candidate.form
                } else if record.parent >= 0, Int(table.units[Int(record.parent)].parent) == parent {
                    deep.add(unit, candidate.form, rank: 0)
                }
            } else if let index = candidate.former {
                switch fit(of: index, in: parent) {
                case .here: former.add(index, candidate.form, rank: 0)
                case .deep: deepFormer.add(index, candidate.form, rank: 0)
                case .elsewhere: break
                }
            }
        }
        // 马边县 is what people call 马边彝族自治县, and what it was called until 1984.
        let isOldName = child.only != nil && child.form >= .informal && former.count > 0 && former.form.isFull
        if !isOldName, let found = child.resolution(isDeep: false) { return found }
        if let isParent, former.count == 0 || isParent.isFull {
            return NameResolution(.parentAgain, form: isParent, unit: parent)
        }
        if former.count > 0 { return self.former(former, isDeep: false) }
        if let found = deep.resolution(isDeep: true) { return found }
        if deepFormer.count > 0 { return self.former(deepFormer, isDeep: true) }
        return nil
    }

    private func place(_ key: NameKey, inFormer former: Int) -> NameResolution? {
        let above = table.formers[former]
        var here = Choice()
        var moved = Choice()
        var isParent: NameForm?
        var gone = Choice()
        names.each(key) { candidate in
            if let unit = candidate.unit {
                let record = table.units[unit]
                if above.heir >= 0, record.parent == above.heir {
                    here.add(unit, candidate.form, rank: 0)
                } else if above.heir >= 0, unit == Int(above.heir) {
                    isParent = candidate.form
                } else if formerParents.year(of: unit, under: above.name, table) != nil {
                    moved.add(unit, candidate.form, rank: 0)
                }
            } else if let index = candidate.former {
                if index == former {
                    isParent = candidate.form
                } else {
                    let other = table.formers[index]
                    let isHere =
                        other.level > above.level
                        && (other.code / 100 == above.code / 100
                            || table.text.areEqual(other.parentThen, above.name))
                    let isHeirs = above.heir >= 0 && fit(of: index, in: Int(above.heir)) == .here
                    if isHere || isHeirs { gone.add(index, candidate.form, rank: 0) }
                }
            }
        }
        if let found = here.resolution(isDeep: false) { return found }
        if let isParent {
            return NameResolution(.parentAgain, form: isParent, unit: Int(above.heir), former: former)
        }
        if let unit = moved.only {
            var resolution = NameResolution(.wrongParent, form: moved.form, unit: unit)
            resolution.year = formerParents.year(of: unit, under: above.name, table)
            return resolution
        }
        if gone.count > 0 { return self.former(gone, isDeep: false) }
        return nil
    }

    /// Of several former names of one kind the last counts.
    private func former(_ choice: Choice, isDeep: Bool) -> NameResolution {
        let index = choice.items.max { table.formers[$0].ended < table.formers[$1].ended } ?? choice.items[0]
        let heir = table.formers[index].heir
        var resolution = NameResolution(
            .former,
            form: choice.form,
            unit: heir >= 0 ? Int(heir) : nil,
            former: index
        )
        resolution.isDeep = isDeep
        return resolution
    }

    /// 伊犁 leads the prefectures 塔城 and 阿勒泰, which the codes do not say.
    private func isLedBy(_ parent: Int, _ record: DivisionRecord) -> Bool { isLedBy(parent, record.code) }

    private func isLedBy(_ parent: Int, _ code: UInt32) -> Bool {
        let code = code / 100
        return (code == 6542 || code == 6543) && table.units[parent].code == 654_000
    }

    private enum Fit { case here, deep, elsewhere }

    /// Whether a former division stood under a division.
    private func fit(of index: Int, in parent: Int) -> Fit {
        let former = table.formers[index]
        let above = table.units[parent]
        guard former.code / 10_000 == above.code / 10_000 || isSameProvince(former, above) else {
            return .elsewhere
        }
        switch above.level {
        case 1:
            guard former.level != 2, !table.text.areEqual(former.parentThen, above.name) else { return .here }
            // A municipality has its districts and counties itself.
            return above.kind == .municipality ? .here : .deep
        case 2:
            guard former.level == 3 else { return .elsewhere }
            if isLedBy(parent, former.code) { return .here }
            if former.code / 100 == above.code / 100 || table.text.areEqual(former.parentThen, above.name) {
                return .here
            }
            if former.heir >= 0,
                Int(former.heir) == parent || Int(table.units[Int(former.heir)].parent) == parent
            {
                return .here
            }
            let short = above.name.prefix(Int(above.shortBytes))
            return table.text.areEqual(former.parentThen.prefix(Int(short.count)), short) ? .here : .elsewhere
        default: return .elsewhere
        }
    }

    /// 四川 and 重庆, 广东 and 海南: the heir tells where it is now.
    private func isSameProvince(_ former: FormerRecord, _ unit: DivisionRecord) -> Bool {
        former.heir >= 0 && table.units[Int(former.heir)].code / 10_000 == unit.code / 10_000
    }

    // MARK: What has to be tried

    private func slow(_ name: String, under context: NameContext) -> NameResolution {
        let clean = NameCleaning.withoutBlanks(name)
        if let clean {
            guard !clean.isEmpty else { return .unjudged }
            var resolution = slowClean(clean, under: context)
            resolution.isSpaced = true
            return resolution
        }
        return slowClean(name, under: context, isTried: true)
    }

    private func slowClean(_ name: String, under context: NameContext, isTried: Bool = false)
        -> NameResolution
    {
        if !isTried, let found = direct(NameKey(name), under: context) { return found }
        if let kind = NoDivision.kind(name) { return NameResolution(kind) }
        if context.kind == .nation, let found = apart(name) { return found }
        var name = name
        if let bare = NameCleaning.withoutCode(name) {
            if let found = direct(NameKey(bare), under: context) { return found }
            name = bare
        }
        if let folded = folding.simplified(name) {
            if var found = direct(NameKey(folded), under: context) {
                if found.form == .full { found.form = .traditional }
                if found.form == .short { found.form = .traditionalShort }
                return found
            }
            name = folded
        }
        if let kind = NoDivision.kind(name) { return NameResolution(kind) }
        guard name.unicodeScalars.contains(where: { (0x4E00...0x9FFF).contains($0.value) }) else {
            return NameResolution(context.kind == .loose ? .unjudged : .unknown)
        }
        switch context.kind {
        case .loose: return NameResolution(NoDivision.kindByEnding(name) ?? .unjudged)
        case .nation:
            if let found = wrongKind(name, under: context) ?? misspelt(name, under: context) { return found }
            return NameResolution(.unknown)
        case .none: return .unjudged
        case .unit:
            let parent = table.units[Int(context.index)]
            if parent.level == 2, !parent.hasChildren { return NameResolution(.below) }
        case .former: break
        }
        if let year = laterYear(of: name, under: context) {
            var resolution = NameResolution(.unknown)
            resolution.year = year
            return resolution
        }
        if let found = misspelt(name, under: context) { return found }
        if let found = wrongKind(name, under: context) { return found }
        if let found = elsewhere(name, under: context) { return found }
        if let kind = NoDivision.kindByEnding(name) { return NameResolution(kind) }
        return NameResolution(isOther(name, under: context) ?? .unknown)
    }

    /// The year that a name came with, where that is after the year of the table.
    private func laterYear(of name: String, under context: NameContext) -> Int? {
        guard table.year != nil else { return nil }
        switch context.kind {
        case .unit:
            return laterNames.year(of: name, inProvince: table.units[Int(context.index)].code / 10_000)
        case .former:
            return laterNames.year(of: name, inProvince: table.formers[Int(context.index)].code / 10_000)
        case .nation, .loose, .none: return nil
        }
    }

    /// The division that a name is written for, with one character that sounds or looks like the right one.
    private func misspelt(_ name: String, under context: NameContext) -> NameResolution? {
        for correction in sounds.corrections(of: name, inKnown: true) {
            guard let found = direct(NameKey(correction), under: context),
                found.kind == .division || found.kind == .former
            else { continue }
            return misspelt(found)
        }
        // A division of this very name in the same province is no slip of the pen.
        if let found = elsewhere(name, under: context, inProvince: true) { return found }
        var matches: [NameResolution] = []
        for correction in sounds.corrections(of: name, inKnown: false) {
            guard let found = direct(NameKey(correction), under: context),
                found.kind == .division && !(found.isDeep && found.form.isShort)
                    || found.kind == .former && found.form.isFull
            else { continue }
            if !matches.contains(where: { $0.unit == found.unit && $0.former == found.former }) {
                matches.append(found)
            }
        }
        return matches.count == 1 ? misspelt(matches[0]) : nil
    }

    private func misspelt(_ found: NameResolution) -> NameResolution {
        var found = found
        found.kind = .misspelt
        return found
    }

    private static let suffixes = [
        "自治区", "自治州", "自治县", "自治旗", "地区", "特区", "林区", "省", "市", "区", "县", "旗", "州", "盟",
    ]

    /// 内蒙古省, 兴安盟市: the right name with the end of another kind.
    private func wrongKind(_ name: String, under context: NameContext) -> NameResolution? {
        if let found = withOtherPeoples(name, under: context) { return found }
        for suffix in Self.suffixes where name.hasSuffix(suffix) && name.count > suffix.count + 1 {
            guard var found = direct(NameKey(String(name.dropLast(suffix.count))), under: context),
                found.kind == .division, !found.isDeep
            else { continue }
            found.kind = .wrongKind
            return found
        }
        return nil
    }

    /// 印江土家族自治县: an autonomous division with a part of its name lost.
    private func withOtherPeoples(_ name: String, under context: NameContext) -> NameResolution? {
        guard name.count >= 5, let parent = context.unit else { return nil }
        let fitting = table.units.indices.filter { index in
            let unit = table.units[index]
            guard Int(unit.parent) == parent, unit.kind.suffix.count == 3 else { return false }
            let short = table.text.string(unit.name.prefix(Int(unit.shortBytes)))
            return name.hasSuffix(unit.kind.suffix)
                && (name.hasPrefix(short) || short.count > 2 && name.hasPrefix(short.prefix(2)))
        }
        return fitting.count == 1 ? NameResolution(.misspelt, unit: fitting[0]) : nil
    }

    /// Whoever has 台湾, 香港 or 澳门 among the provinces, by whatever name, is right.
    private func apart(_ name: String) -> NameResolution? {
        let parts = [
            ("台湾", 710_000), ("臺灣", 710_000), ("台灣", 710_000), ("香港", 810_000), ("澳门", 820_000),
            ("澳門", 820_000),
        ]
        guard let part = parts.first(where: { name.contains($0.0) }) else { return nil }
        return ChinaTable.place(of: UInt32(part.1), in: table.units).map {
            NameResolution(.division, form: .informal, unit: $0)
        }
    }

    /// The districts of 大兴安岭 that have no codes, and rows such as 全北京.
    private func isOther(_ name: String, under context: NameContext) -> NameResolution.Kind? {
        guard let above = context.unit.map({ table.units[$0] }) else { return nil }
        if above.code == 232_700, NoDivision.forestDistricts.contains(name) { return .zone }
        guard name.hasPrefix("全") else { return nil }
        return table.text.string(above.name).hasPrefix(name.dropFirst()) ? .placeholder : nil
    }

    /// A division that stands under another one than this.
    private func elsewhere(_ name: String, under context: NameContext, inProvince: Bool = false)
        -> NameResolution?
    {
        guard !NoDivision.isGeneric(name) else { return nil }
        let key = NameKey(name)
        let province: UInt32
        switch context.kind {
        case .unit: province = table.units[Int(context.index)].code / 10_000
        case .former: province = table.formers[Int(context.index)].code / 10_000
        default: return nil
        }
        var near = Choice()
        var far = Choice()
        var gone = Choice()
        names.each(key) { candidate in
            if let unit = candidate.unit {
                let record = table.units[unit]
                guard record.level > 1, candidate.form.isFull || candidate.form.isShort else { return }
                if record.code / 10_000 == province {
                    near.add(unit, candidate.form, rank: 0)
                } else if candidate.form.isFull && record.kind != .district || record.level == 2 {
                    far.add(unit, candidate.form, rank: 0)
                }
            } else if let index = candidate.former, candidate.form.isFull,
                table.formers[index].code / 10_000 == province
            {
                gone.add(index, candidate.form, rank: 0)
            }
        }
        if let unit = near.only { return wrongParent(unit, near.form, under: context) }
        if near.count > 1 { return NameResolution(.ambiguous, form: near.form) }
        if gone.count == 1 {
            var resolution = former(gone, isDeep: false)
            resolution.kind = .wrongParent
            return resolution
        }
        if inProvince { return nil }
        if let unit = far.only { return wrongParent(unit, far.form, under: context) }
        return nil
    }

    private func wrongParent(_ unit: Int, _ form: NameForm, under context: NameContext) -> NameResolution {
        var resolution = NameResolution(.wrongParent, form: form, unit: unit)
        let name =
            context.kind == .unit
            ? table.units[Int(context.index)].name : table.formers[Int(context.index)].name
        resolution.year = formerParents.year(of: unit, under: name, table)
        return resolution
    }

    /// The divisions of the whole country that a name could be meant for, by sound or shape.
    package func nearest(to name: String) -> Int? {
        var found: Set<Int> = []
        for correction in sounds.corrections(of: name, inKnown: false) {
            names.each(NameKey(correction)) { candidate in
                if let unit = candidate.unit, candidate.form.isFull { found.insert(unit) }
            }
        }
        return found.count == 1 ? found.first : nil
    }
}

/// The best of what a name may mean.
private struct Choice {
    private(set) var items: [Int] = []
    private(set) var form = NameForm.cutOff
    private var rank = Int.max

    var count: Int { items.count }
    var only: Int? { items.count == 1 ? items[0] : nil }

    mutating func add(_ item: Int, _ form: NameForm, rank: Int) {
        if rank < self.rank || rank == self.rank && form < self.form {
            items = [item]
            self.rank = rank
            self.form = form
        } else if rank == self.rank, form == self.form, !items.contains(item) {
            items.append(item)
        }
    }

    func resolution(isDeep: Bool) -> NameResolution? {
        guard let first = items.first else { return nil }
        var resolution =
            items.count == 1
            ? NameResolution(.division, form: form, unit: first) : NameResolution(.ambiguous, form: form)
        resolution.isDeep = isDeep
        return resolution
    }
}
