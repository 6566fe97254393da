/// What is to be changed in a tree of names: how deep it is, which rows it has, their order.
package struct TreeEdits: Sendable, Equatable {
    /// What is put below rows that end above the last level.
    package enum Padding: Sendable, CaseIterable {
        case none
        /// A row with the name of the row above it.
        case repeatParent
        /// A row with an empty name.
        case empty
        /// Nothing, and such rows that are there are left out: see ``PaddingRows``.
        case removed
        /// The same for rows that can be nothing else.
        case removedWhereCertain

        /// Which rows are left out; nil for none.
        var removal: PaddingRows.Rule? {
            switch self {
            case .removed: .all
            case .removedWhereCertain: .certain
            case .none, .repeatParent, .empty: nil
            }
        }
    }

    /// How 北京, 上海, 天津 and 重庆 are written, whose districts stand where other provinces have cities.
    package enum Municipalities: Sendable, CaseIterable {
        case keep
        /// The districts stand under the municipality itself.
        case flatten
        /// One row with the municipality's name stands between.
        case nest
    }

    /// How rows are grouped for lists with an index of letters.
    package enum Sections: Sendable, CaseIterable {
        case keep
        /// What stands in sections, without these.
        case none
        /// The rows of the first level, with all that is below them, under their initials.
        case initial
        /// The last row of each path under its initial, without what is above it.
        case leafInitial
    }

    /// What siblings are sorted by.
    package enum Order: Sendable, CaseIterable {
        case source, code, name, pinyin
    }

    /// The most levels that are kept; with padding the least, too.
    package var levels: Int?
    package var padding = Padding.none
    /// How many levels padding fills up; nil for all that are kept.
    package var paddedLevels: Int?
    package var municipalities = Municipalities.keep
    package var dropsSentinels = false
    package var order = Order.source
    /// Letters are put above rows by ``Dataset/sectioned(leaves:order:reading:)``, when all else is done.
    package var sections = Sections.keep

    package init() {}

    /// Whether nothing is to be changed.
    package var isEmpty: Bool { self == TreeEdits() }

    /// Whether rows are put under letters.
    package var makesSections: Bool { sections == .initial || sections == .leafInitial }

    /// Whether something is asked for that only regions have.
    package var needsLevels: Bool {
        levels != nil || padding != .none || municipalities != .keep || sections != .keep
    }
}
