/// Divisions that have a name but not this place.
extension NameResolver {
    /// A division that stands under another one than this.
    func elsewhere(_ name: String, under context: NameContext, inProvince: Bool = false)
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
        var near = NameChoice()
        var far = NameChoice()
        var gone = NameChoice()
        table.names.each(key) { candidate in
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
            table.names.each(NameKey(correction)) { candidate in
                if let unit = candidate.unit, candidate.form.isFull { found.insert(unit) }
            }
        }
        return found.count == 1 ? found.first : nil
    }
}
