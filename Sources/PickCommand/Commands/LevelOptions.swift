internal import PickModel

/// The options that change the levels and rows of picker data on their way out.
enum LevelOptions {
    static let levels = Option.optional(
        "levels",
        .number("N", in: 1...64),
        help: "Keep N levels of regions; what is below is left out.",
        .levels
    )
    static let padDepth = Option.choice(
        "pad-depth",
        "HOW",
        default: PaddingChoice.none,
        help: "What regions get that end above the last level.",
        .levels
    )
    static let municipalities = Option.choice(
        "municipalities",
        "HOW",
        default: MunicipalityChoice.keep,
        help: "How 北京, 上海, 天津 and 重庆 are written.",
        .levels
    )
    static let dropSentinels = Option.flag(
        "drop-sentinels",
        help: "Leave out rows such as 全部 and 请选择.",
        .levels
    )
    static let sort = Option.choice(
        "sort",
        "BY",
        default: OrderChoice.source,
        help: "The order of rows beside each other.",
        .levels
    )

    static let sections = Option.choice(
        "sections",
        "HOW",
        default: SectionChoice.keep,
        help: "The letters above rows, as lists with an index have them.",
        .levels,
        isEssential: false
    )

    static let declarations = [
        levels.declaration, padDepth.declaration, municipalities.declaration, dropSentinels.declaration,
        sort.declaration, sections.declaration,
    ]
}

/// What `--pad-depth` takes.
enum PaddingChoice: String, OptionChoice {
    case repeatParent = "repeat-parent"
    case empty, none, remove

    var meaning: String {
        switch self {
        case .repeatParent: "rows with the parent's name"
        case .empty: "rows with an empty name"
        case .none: "nothing"
        case .remove: "nothing, and rows that only fill the levels are left out"
        }
    }
}

/// What `--municipalities` takes.
enum MunicipalityChoice: String, OptionChoice {
    case keep, flatten, nest

    var meaning: String {
        switch self {
        case .keep: "as the source has them"
        case .flatten: "districts under the municipality"
        case .nest: "a row of the same name between"
        }
    }
}

/// What `--sections` takes.
enum SectionChoice: String, OptionChoice {
    case keep, none, initial
    case leafInitial = "leaf-initial"

    var meaning: String {
        switch self {
        case .keep: "as the source has them"
        case .none: "no letters, only rows"
        case .initial: "rows of level 1, with all below, under their initials"
        case .leafInitial: "the last row of each path alone, under its initial"
        }
    }
}

/// What `--sort` takes.
enum OrderChoice: String, OptionChoice {
    case source, code, name, pinyin

    var meaning: String {
        switch self {
        case .source: "as they stand"
        case .code: "numbers by value"
        case .name: "by code points"
        case .pinyin: "by the readings of the reference, or those that the data have"
        }
    }
}

extension TreeEdits {
    init(_ arguments: ParsedArguments) {
        self.init()
        levels = arguments[LevelOptions.levels]
        padding =
            switch arguments[LevelOptions.padDepth] {
            case .repeatParent: .repeatParent
            case .empty: .empty
            case .none: .none
            case .remove: .removed
            }
        municipalities =
            switch arguments[LevelOptions.municipalities] {
            case .keep: .keep
            case .flatten: .flatten
            case .nest: .nest
            }
        dropsSentinels = arguments[LevelOptions.dropSentinels]
        order =
            switch arguments[LevelOptions.sort] {
            case .source: .source
            case .code: .code
            case .name: .name
            case .pinyin: .pinyin
            }
        sections =
            switch arguments[LevelOptions.sections] {
            case .keep: .keep
            case .none: .none
            case .initial: .initial
            case .leafInitial: .leafInitial
            }
    }
}
