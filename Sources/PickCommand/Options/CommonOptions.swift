/// The options that every command has.
enum CommonOptions {
    static let color = Option.choice(
        "color",
        "WHEN",
        default: ColorChoice.auto,
        help:
            "Colours. `auto` looks at the terminal and at NO_COLOR, FORCE_COLOR, CLICOLOR and CLICOLOR_FORCE.",
        .general,
        isEssential: false
    )
    static let help = Option.flag("help", short: "h", help: "Show this help and stop.", .general)
    static let all = Option.flag("all", help: "With --help: show every option.", .general)

    static let declarations = [color.declaration, help.declaration, all.declaration]
}
