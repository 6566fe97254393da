/// An option and the type of its value: declared once, read from parsed arguments by the same name.
///
/// ```swift
/// static let strict = Option.flag("strict", help: "Warnings count as errors.", .report)
/// if arguments[strict] { … }
/// ```
struct Option<Result: Sendable>: Sendable {
    /// What the parser and the help text need to know.
    let declaration: OptionDeclaration
    /// Makes the result of the texts that were given, all of which were checked.
    let read: @Sendable ([String]) -> Result
}

extension Option where Result == Bool {
    /// An option without a value.
    static func flag(
        _ long: String,
        short: Character? = nil,
        help: String,
        _ group: OptionGroup,
        isEssential: Bool = true
    ) -> Option {
        Option(
            declaration: OptionDeclaration(
                long: long,
                short: short,
                value: nil,
                help: help,
                group: group,
                isEssential: isEssential
            ),
            read: { !$0.isEmpty }
        )
    }
}

extension Option {
    /// An option with a value and a default; the last one given counts.
    static func value(
        _ long: String,
        short: Character? = nil,
        _ type: ValueType<Result>,
        default: Result,
        described defaultText: String?,
        help: String,
        _ group: OptionGroup,
        isEssential: Bool = true
    ) -> Option {
        let parse = type.parse
        return Option(
            declaration: OptionDeclaration(
                long: long,
                short: short,
                value: OptionDeclaration.Value(type, isRepeatable: false, defaultText: defaultText),
                help: help,
                group: group,
                isEssential: isEssential
            ),
            read: { $0.last.flatMap(parse) ?? `default` }
        )
    }

    /// An option with a value that may be absent; the last one given counts.
    static func optional<Value>(
        _ long: String,
        short: Character? = nil,
        _ type: ValueType<Value>,
        help: String,
        _ group: OptionGroup,
        isEssential: Bool = true
    ) -> Option where Result == Value? {
        let parse = type.parse
        return Option(
            declaration: OptionDeclaration(
                long: long,
                short: short,
                value: OptionDeclaration.Value(type, isRepeatable: false, defaultText: nil),
                help: help,
                group: group,
                isEssential: isEssential
            ),
            read: { $0.last.flatMap(parse) }
        )
    }

    /// An option that may be given many times, all of which count.
    static func repeated<Value>(
        _ long: String,
        short: Character? = nil,
        _ type: ValueType<Value>,
        help: String,
        _ group: OptionGroup,
        isEssential: Bool = true
    ) -> Option where Result == [Value] {
        let parse = type.parse
        return Option(
            declaration: OptionDeclaration(
                long: long,
                short: short,
                value: OptionDeclaration.Value(type, isRepeatable: true, defaultText: nil),
                help: help,
                group: group,
                isEssential: isEssential
            ),
            read: { $0.compactMap(parse) }
        )
    }
}

extension Option where Result: OptionChoice {
    /// An option that takes one of a few names.
    static func choice(
        _ long: String,
        short: Character? = nil,
        _ placeholder: String,
        of noun: String? = nil,
        default: Result,
        help: String,
        _ group: OptionGroup,
        isEssential: Bool = true
    ) -> Option {
        value(
            long,
            short: short,
            .choice(placeholder, of: noun),
            default: `default`,
            described: `default`.rawValue,
            help: help,
            group,
            isEssential: isEssential
        )
    }
}
