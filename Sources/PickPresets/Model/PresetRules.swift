/// What the data of a front end must be like.
package struct PresetRules: Sendable, Equatable {
    /// How many levels of regions there may be.
    package var levels = 1...64
    package var depth = DepthRule.any
    package var leaf = LeafRule.omitted(breaks: false)
    /// Whether the first row of the first level needs children, since the front end looks there for what the data are.
    package var firstHasChildren = false
    package var value = ValueRule.none
    package var code = CodeRule.unused
    package var order = OrderRule.free
    /// Values that the front end does not take.
    package var forbidden: [String] = []
    /// Keys that a row must not have: the front end writes them itself.
    package var reservedKeys: [String] = []
    /// Keys that the front end knows by no other name.
    package var fixedKeys: [String] = []
    /// Whether an empty column or list of rows breaks it.
    package var breaksOnEmptyColumn = false
    /// Whether it compares values without turning them into texts.
    package var comparesStrictly = false
    /// Whether a row needs a name.
    package var needsNames = false

    package init() {}

    /// The rules with some of them changed.
    package static func with(_ change: (inout PresetRules) -> Void) -> PresetRules {
        var rules = PresetRules()
        change(&rules)
        return rules
    }

    /// What may be deeper than what.
    package enum DepthRule: Sendable, Equatable {
        /// Rows may end on any level.
        case any
        /// Every row goes down to the last level; what ends above gets such rows unless told otherwise.
        case even(Padding)
        /// The first row goes down to the last level by its first rows, since the front end counts there.
        case firstDeepest(Padding)
        /// Every row goes down to this level at least, counted from 1.
        case atLeast(Int, Padding)

        /// The padding that mends it.
        package var padding: Padding? {
            switch self {
            case .any: nil
            case .even(let padding), .firstDeepest(let padding), .atLeast(_, let padding): padding
            }
        }
    }

    /// What is put below rows that end too early.
    package enum Padding: String, Sendable, CaseIterable {
        case repeatParent = "repeat-parent"
        case empty
    }

    /// What a row without children has in the place of children.
    package enum LeafRule: Sendable, Equatable {
        /// No key; `breaks` says that an empty list there breaks the front end.
        case omitted(breaks: Bool)
        /// An empty list: the front end asks for its first item or its count without looking.
        case emptyList
    }

    /// Where a value is looked up, so where it must be the only one.
    package enum ValueRule: Sendable, Equatable {
        /// Rows have no value.
        case none
        case siblings
        /// In the whole tree.
        case tree
        /// Among all rows without children; others have no value.
        case leaves
    }

    /// What codes are for.
    package enum CodeRule: Sendable, Equatable {
        case unused
        /// A value like any other.
        case optional
        /// Each row needs one of six digits.
        case required
        /// Each row needs one of six digits whose beginning is that of its parent: `110000`, `110100`, `110101`.
        case required246

        package var isRequired: Bool { self == .required || self == .required246 }
    }

    /// Which order rows are shown in.
    package enum OrderRule: Sendable, Equatable {
        case free
        /// In the order of the codes, whatever the file says: they are keys that look like whole numbers.
        case byCode
    }
}
