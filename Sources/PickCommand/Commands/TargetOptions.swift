internal import PickPresets

/// The options that say which front end data are for.
enum TargetOptions {
    static let preset = Option.optional(
        "for",
        .preset,
        help: "The front end that the data are for, or a preset of the configuration.",
        .target
    )
    static let value = Option.optional(
        "value",
        .choice("WHAT") as ValueType<ValueChoiceOption>,
        help: "What values are made of. Default: codes where every row has one, else names.",
        .target
    )
    static let rename = Option.repeated(
        "rename",
        .renames,
        help: "Other names for the keys of the output: label=title,children=items.",
        .target,
        isEssential: false
    )
    static let codes = Option.optional(
        "codes",
        .text("TABLE.csv"),
        help: "Codes for rows without one, by their path: columns path and code, or as --to csv writes them.",
        .target
    )
    static let split = Option.optional(
        "split-by",
        .choice("WHAT") as ValueType<SplitOption>,
        help: "A file for each, and an index of the files, in the folder that --output names.",
        .target,
        isEssential: false
    )

    static let declarations = [
        preset.declaration, value.declaration, rename.declaration, codes.declaration, split.declaration,
    ]
}

/// What `--value` takes.
enum ValueChoiceOption: String, OptionChoice {
    case code, name, path, index

    var meaning: String {
        switch self {
        case .code: "the code"
        case .name: "the name"
        case .path: "the names down to the row: 浙江省/杭州市"
        case .index: "the positions down to the row, from 1: 11-1"
        }
    }

    var mode: ValueMode {
        switch self {
        case .code: .code
        case .name: .name
        case .path: .path
        case .index: .index
        }
    }
}

/// What `--split-by` takes.
enum SplitOption: String, OptionChoice {
    case province

    var meaning: String { "each row of the first level" }
}

extension ValueType where Value == String {
    /// The name of a front end: a known one, or one that the configuration has.
    static var preset: ValueType {
        ValueType(
            placeholder: "PRESET",
            expectation: "the name of a front end",
            choices: Preset.all.map { Choice(name: $0.name, meaning: $0.title) },
            noun: "front end",
            parse: { $0.isEmpty ? nil : $0 }
        )
    }
}
