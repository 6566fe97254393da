internal import PickBytes

/// What has to be tried for a name that does not stand in the tables as it is written.
extension NameResolver {
    func slow(_ name: String, under context: NameContext) -> NameResolution {
        guard let clean = NameCleaning.withoutBlanks(name) else {
            return slowClean(name, under: context, isTried: true)
        }
        return clean.isEmpty ? .unjudged : slowClean(clean, under: context)
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
        var resolution = NameResolution(isOther(name, under: context) ?? .unknown)
        resolution.isDoubtful = resolution.kind == .unknown && slips(of: name, under: context).count > 1
        return resolution
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
        let slips = slips(of: name, under: context)
        return slips.count == 1 ? slips[0] : nil
    }

    /// The divisions that could stand here and be meant by a name, by sound or shape.
    func slips(of name: String, under context: NameContext) -> [NameResolution] {
        var matches: [NameResolution] = []
        for correction in sounds.corrections(of: name, inKnown: false) {
            guard let found = direct(NameKey(correction), under: context),
                found.kind == .division && !(found.isDeep && found.form.isShort)
                    || found.kind == .former && found.form.isFull
            else { continue }
            if !matches.contains(where: { $0.unit == found.unit && $0.former == found.former }) {
                matches.append(misspelt(found))
            }
        }
        return matches
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
        let fitting = table.children(of: parent).filter { index in
            let unit = table.units[index]
            guard unit.kind.suffix.count == 3 else { return false }
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
        guard let part = parts.first(where: { name.holds($0.0) }) else { return nil }
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
}
