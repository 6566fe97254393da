internal import PickReference

/// The option that says what names are held to.
enum ProfileOptions {
    static let profile = Option.optional(
        "profile",
        .choice("PROFILE", of: "profile") as ValueType<ProfileName>,
        help: "What names are held to. Default: auto.",
        .rules
    )
}

extension ProfileName: OptionChoice {
    /// What the profile is.
    var meaning: String {
        switch self {
        case .auto: "the one that most names of the first level are of, else none"
        case .none: "names are not checked"
        case .cn: "the divisions of China, \(ChinaTable.asOf)"
        case .tw: "the cities and counties of Taiwan: first level, names and codes"
        case .jp: "the prefectures of Japan, likewise"
        case .us: "the states of the United States, likewise"
        case .india: "the states of India, likewise"
        }
    }
}
