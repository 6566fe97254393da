/// The options that write what the reference knows of names.
enum EnrichmentOptions {
    static let add = Option.repeated(
        "add",
        .fields,
        help: "What the reference knows of each name, with commas between several.",
        .levels
    )
    static let names = Option.optional(
        "names",
        .choice("HOW") as ValueType<NameStyle>,
        help: "How the reference writes names. Default: as they stand.",
        .levels
    )

    static let declarations = [
        add.declaration, names.declaration, ProfileOptions.profile.declaration.secondary,
    ]
}

/// What `--add` takes.
enum EnrichmentField: String, OptionChoice {
    case code, pinyin, initial, short, traditional

    var meaning: String {
        switch self {
        case .code: "the six digits"
        case .pinyin: "syllables without tones"
        case .initial: "the letter that it stands under in a list"
        case .short: "the name without 省, 市, 区 and so on"
        case .traditional: "the name in traditional characters"
        }
    }
}

/// What `--names` takes.
enum NameStyle: String, OptionChoice {
    case short, full, traditional

    var meaning: String {
        switch self {
        case .short: "without 省, 市, 区 and so on, where that leaves them apart"
        case .full: "in full"
        case .traditional: "in traditional characters"
        }
    }
}

extension ValueType where Value == [EnrichmentField] {
    /// `code,pinyin`.
    static var fields: ValueType {
        ValueType(
            placeholder: "FIELDS",
            expectation: "some of " + EnrichmentField.allCases.map(\.rawValue).joined(separator: ", ")
                + ", with commas between them",
            choices: EnrichmentField.allCases.map { Choice(name: $0.rawValue, meaning: $0.meaning) },
            isList: true,
            parse: { text in
                var fields: [EnrichmentField] = []
                for part in text.split(separator: ",", omittingEmptySubsequences: false) {
                    guard let field = EnrichmentField(rawValue: String(part)) else { return nil }
                    fields.append(field)
                }
                return fields
            }
        )
    }
}
