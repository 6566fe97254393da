/// What a name means at its place.
package struct NameResolution: Equatable, Sendable, BitwiseCopyable {
    package enum Kind: UInt8, Sendable, BitwiseCopyable, CaseIterable {
        /// A division that stands where it belongs.
        case division
        /// The row repeats its parent.
        case parentAgain
        /// A row of the code list that groups codes: 市辖区.
        case group
        /// A row that is no place: 其他, 不限.
        case placeholder
        /// A place that is no division: a development zone, a scenic spot.
        case zone
        /// A place below the counties, of which the reference has none.
        case below
        /// A division that had this name until a year.
        case former
        /// A division whose name is written with a wrong character.
        case misspelt
        /// A division under the name of another kind: 内蒙古省.
        case wrongKind
        /// A division that stands elsewhere.
        case wrongParent
        /// Several divisions have this name here.
        case ambiguous
        /// Nobody knows it.
        case unknown
        /// Nobody was asked: what is under 台湾, 香港 and 澳门, or under no division.
        case unjudged
    }

    package var kind: Kind
    /// How it is written.
    package var form = NameForm.full
    /// It stands a level above its own: a county among prefectures, or in a list without these.
    package var isDeep = false
    /// Several divisions that could stand here sound or look like it.
    package var isDoubtful = false
    private var unitIndex: Int32 = -1
    private var formerIndex: Int32 = -1
    private var untilYear: UInt16 = 0

    /// The division: the right one where the name is wrong, the heir of a former name.
    package var unit: Int? { unitIndex < 0 ? nil : Int(unitIndex) }
    /// The former name.
    package var former: Int? { formerIndex < 0 ? nil : Int(formerIndex) }
    /// Until when the division stood here, where it did.
    package var year: Int? {
        get { untilYear == 0 ? nil : Int(untilYear) }
        set { untilYear = UInt16(truncatingIfNeeded: newValue ?? 0) }
    }

    init(_ kind: Kind, form: NameForm = .full, unit: Int? = nil, former: Int? = nil) {
        self.kind = kind
        self.form = form
        unitIndex = Int32(truncatingIfNeeded: unit ?? -1)
        formerIndex = Int32(truncatingIfNeeded: former ?? -1)
    }

    package static let unjudged = NameResolution(.unjudged)

    /// Whether the name is that of a division in its place, as the list or people write it.
    package var isRight: Bool { kind == .division || kind == .parentAgain }
}

/// What a name stands under.
package struct NameContext: Hashable, Sendable, BitwiseCopyable {
    package enum Kind: Int32, Sendable, BitwiseCopyable { case nation, unit, former, loose, none }
    package let kind: Kind
    let index: Int32

    private init(_ kind: Kind, _ index: Int = -1) {
        self.kind = kind
        self.index = Int32(truncatingIfNeeded: index)
    }

    /// Names of the first level.
    package static let nation = NameContext(.nation)
    /// Names that nobody is asked about.
    package static let unjudged = NameContext(.none)
    /// Names under a division.
    package static func division(_ unit: Int) -> NameContext { NameContext(.unit, unit) }
    /// Names under a division that has gone.
    package static func former(_ former: Int) -> NameContext { NameContext(.former, former) }
    /// Names somewhere in a division.
    package static func somewhere(in unit: Int) -> NameContext { NameContext(.loose, unit) }

    /// The division that it is.
    package var unit: Int? { kind == .unit ? Int(index) : nil }
    /// The former division that it is.
    package var formerDivision: Int? { kind == .former ? Int(index) : nil }

    var salt: Int { Int(kind.rawValue) << 24 ^ Int(index + 1) }
}
