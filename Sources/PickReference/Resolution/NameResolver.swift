internal import PickBytes

/// Tells what names mean, each at its place; remembers what it has told.
///
/// For one run over one file: it is not Sendable. Names are UTF-8.
package final class NameResolver {
    package let table: ChinaTable
    private var memory = NameMemory()
    lazy var sounds = table.year == nil ? LookAlikes.today : LookAlikes(table)
    lazy var folding = table.year == nil ? ScriptFolding.today : ScriptFolding(table)
    private var formerParentList: FormerParents?
    lazy var laterNames = LaterNames(table)

    package init(_ table: ChinaTable = .today) {
        self.table = table
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
        if let known = memory.find(place) { return known }
        let resolution: NameResolution
        if let found = direct(key, under: context) {
            resolution = found
        } else {
            resolution = unsafe slow(String(decoding: name, as: UTF8.self), under: context)
        }
        memory.add(place, resolution)
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
    func direct(_ key: NameKey, under context: NameContext) -> NameResolution? {
        switch context.kind {
        case .nation: nation(key)
        case .unit: place(key, in: Int(context.index))
        case .former: place(key, inFormer: Int(context.index))
        case .loose: loose(key, in: Int(context.index))
        case .none: .unjudged
        }
    }

    private func nation(_ key: NameKey) -> NameResolution? {
        var best = NameChoice()
        var gone = NameChoice()
        table.names.each(key) { candidate in
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
        var best = NameChoice()
        table.names.each(key) { candidate in
            guard let unit = candidate.unit, self.province(of: unit) == province else { return }
            best.add(unit, candidate.form, rank: Int(table.units[unit].level))
        }
        return best.resolution(isDeep: false)
    }

    private func place(_ key: NameKey, in parent: Int) -> NameResolution? {
        var child = NameChoice()
        var deep = NameChoice()
        var isParent: NameForm?
        var former = NameChoice()
        var deepFormer = NameChoice()
        table.names.each(key) { candidate in
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
        // 上海 under 上海 is the parent once more, not 上海县 that was: only the whole name of what has gone is that.
        if let isParent, former.count == 0 || isParent.isFull || !former.form.isFull {
            return NameResolution(.parentAgain, form: isParent, unit: parent)
        }
        if former.count > 0 { return self.former(former, isDeep: false) }
        if let found = deep.resolution(isDeep: true) { return found }
        if deepFormer.count > 0 { return self.former(deepFormer, isDeep: true) }
        return nil
    }

    private func place(_ key: NameKey, inFormer former: Int) -> NameResolution? {
        let above = table.formers[former]
        var here = NameChoice()
        var moved = NameChoice()
        var isParent: NameForm?
        var isHeir: NameForm?
        var gone = NameChoice()
        table.names.each(key) { candidate in
            if let unit = candidate.unit {
                let record = table.units[unit]
                if above.heir >= 0, record.parent == above.heir {
                    here.add(unit, candidate.form, rank: 0)
                } else if above.heir >= 0, unit == Int(above.heir) {
                    isHeir = candidate.form
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
        // Under 铜仁地区 the city 铜仁市 is the one that became 碧江区, not the new name of what stands above it.
        let isGone = gone.count > 0 && gone.form.isFull
        if let isParent = isParent ?? (isGone ? nil : isHeir) {
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
    func former(_ choice: NameChoice, isDeep: Bool) -> NameResolution {
        let items = choice.items
        let index = items.max { table.formers[$0].ended < table.formers[$1].ended } ?? items[0]
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
            // 昌江县 became one of the counties that a province has itself.
            if former.heir >= 0, Int(table.units[Int(former.heir)].parent) == parent { return .here }
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
}
