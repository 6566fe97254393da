package import PickModel

/// How complete and how current a dataset is, against the divisions of China.
package struct Coverage: Sendable {
    /// So many of so many.
    package struct Share: Sendable, Equatable {
        package var present = 0
        package var total = 0
    }

    /// A province.
    package struct Province: Sendable {
        package let name: String
        package let prefectures: Share
        package let counties: Share
        /// What is not there, of levels that the dataset has, by name.
        package let missing: [String]
    }

    /// What the names are held to, such as `cn, 2026-09-11`.
    package let reference: String
    /// How many names below the provinces mean what.
    package let names: [(kind: NameResolution.Kind, count: Int)]
    package let provinces: Share
    package let prefectures: Share
    package let counties: Share
    /// Provinces that the dataset has, in the order of their codes.
    package let byProvince: [Province]
    package let estimate: NamedYears.Estimate?

    package init(_ names: DatasetNames) {
        let table = names.table
        reference = ChinaTable.words(asOf: table.year)
        self.names = NameResolution.Kind.allCases.map { ($0, names.count($0)) }
        var shares = [Share](repeating: Share(), count: 3)
        var own: [Int: [Share]] = [:]
        // What is below 台湾, 香港 and 澳门 is nobody's list.
        for index in table.units.indices where table.units[index].code < 700_000 {
            let level = Int(table.units[index].level) - 1
            let isPresent = names.isPresent[index]
            shares[level].total += 1
            if isPresent { shares[level].present += 1 }
            guard
                let province = ChinaTable.place(
                    of: table.units[index].code / 10_000 * 10_000,
                    in: table.units
                )
            else {
                continue
            }
            own[province, default: [Share(), Share(), Share()]][level].total += 1
            if isPresent { own[province, default: [Share(), Share(), Share()]][level].present += 1 }
        }
        (provinces, prefectures, counties) = (shares[0], shares[1], shares[2])
        // Not only some that stand among the prefectures.
        let hasCounties = counties.present * 4 >= counties.total
        byProvince = own.keys.sorted().filter { names.isPresent[$0] }.map { province in
            let code = table.units[province].code / 10_000
            let isMunicipality = table.units[province].kind == .municipality
            let missing = table.units.indices.filter { index in
                let unit = table.units[index]
                guard unit.code / 10_000 == code, unit.level > 1, !names.isPresent[index] else {
                    return false
                }
                return unit.level == 2 || hasCounties || isMunicipality
            }
            let counts = own[province] ?? shares
            return Province(
                name: table.division(province).name,
                prefectures: counts[1],
                counties: counts[2],
                missing: missing.map { table.division($0).name }
            )
        }
        estimate = names.namedYears.estimate(table)
    }

    /// The coverage of a dataset; nil where the profile does not hold.
    package static func of(
        _ tree: NamedTree,
        _ kind: DatasetKind,
        _ profile: ProfileName,
        _ table: @autoclosure () -> ChinaTable
    ) -> Coverage? {
        profile.holdsChina(tree, kind) ? Coverage(DatasetNames(tree, table())) : nil
    }
}
