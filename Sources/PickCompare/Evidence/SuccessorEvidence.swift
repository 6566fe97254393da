/// What is known about the history of places, to say what became of one.
///
/// A reference table conforms to it. It is asked only about places that are not found again as they were.
package protocol SuccessorEvidence {
    /// What became of a place, step by step, each with all that happened up to it; empty where nothing is known.
    func successions(of place: FormerPlace) -> [Succession]
}

/// A place as an old file has it.
package struct FormerPlace: Sendable {
    package let name: String
    package let code: String?
    /// The names that it stands under, the first level first.
    package let parents: [String]

    package init(name: String, code: String?, parents: [String]) {
        self.name = name
        self.code = code
        self.parents = parents
    }
}

/// What became of a place.
package struct Succession: Sendable, Equatable {
    /// What happened, in the words of the table of changes.
    package enum How: String, Sendable, CaseIterable {
        case rename, recode, transfer, merge, abolish, respell
        case countyToCity = "county-to-city"
        case countyToDistrict = "county-to-district"
        case cityToDistrict = "city-to-district"
        case countyToPrefectureCity = "county-to-prefecture-city"
        case prefectureToCity = "prefecture-to-city"
        case typeChange = "type-change"
        case levelChange = "level-change"

        /// Whether the heir is the same place under another name, code or parent.
        package var goesOn: Bool { self != .merge && self != .abolish }
    }

    /// A place of today.
    package struct Heir: Sendable, Equatable {
        /// Its names, the full one first; others that files use for it follow.
        package let names: [String]
        package let code: String?
        /// The names of what it stands under, the full one first; empty where that is not known.
        package let parents: [String]

        package init(names: [String], code: String? = nil, parents: [String] = []) {
            self.names = names
            self.code = code
            self.parents = parents
        }
    }

    package let how: How
    /// When; nil where that is not known.
    package let year: Int?
    /// Who took over; nil where nobody did, or several did.
    package let heir: Heir?

    package init(_ how: How, year: Int?, heir: Heir?) {
        self.how = how
        self.year = year
        self.heir = heir
    }

    /// What happened, as the end of a sentence: `renamed 2010`, `merged into 北京市/东城区 2010`.
    package var words: String {
        words(into: heir.map { PathText.text(Array($0.parents.prefix(1)) + Array($0.names.prefix(1))) })
    }

    /// The same with the heir called by a path.
    package func words(into heir: String?) -> String {
        let what =
            switch how {
            case .rename: "renamed"
            case .respell: "the same name in another form"
            case .recode: "given a new code"
            case .transfer: "moved"
            case .merge: heir.map { "merged into \($0)" } ?? "merged into others"
            case .abolish: "abolished"
            case .countyToCity, .prefectureToCity: "made a city"
            case .countyToDistrict, .cityToDistrict: "made a district"
            case .countyToPrefectureCity: "made a prefecture-level city"
            case .typeChange: "changed in its kind"
            case .levelChange: "changed in its level"
            }
        return year.map { "\(what) \($0)" } ?? what
    }
}
