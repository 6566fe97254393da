internal import PickReporters

/// When to use colours, as `--color` takes it.
enum ColorChoice: String, OptionChoice {
    case auto, always, never

    var meaning: String {
        switch self {
        case .auto: "on a terminal"
        case .always: "also into files and pipes"
        case .never: "no colours"
        }
    }

    /// The style for a descriptor: the option first, then the environment, then whether it is a terminal.
    func style(for descriptor: Int32, in environment: Environment) -> Style {
        switch self {
        case .always: .colored
        case .never: .plain
        case .auto: Self.wish(of: environment) ?? Terminal.isTerminal(descriptor) ? .colored : .plain
        }
    }

    /// What the environment asks for; nil when it leaves the choice to the terminal.
    ///
    /// `NO_COLOR` is stronger than the variables that force colours: colours that somebody cannot read do more harm
    /// than missing ones.
    static func wish(of environment: Environment) -> Bool? {
        if environment.has("NO_COLOR") { return false }
        for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
            guard let value = environment[name], !value.isEmpty else { continue }
            if value != "0" { return true }
            if name == "FORCE_COLOR" { return false }
        }
        if environment["CLICOLOR"] == "0" || environment["TERM"] == "dumb" { return false }
        return nil
    }
}
