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
        case .auto: "cn where most names of the first level are its provinces"
        case .none: "names are not checked"
        case .cn: "the divisions of China, \(ChinaTable.asOf)"
        }
    }
}
