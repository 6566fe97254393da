/// One subcommand: all that the parser, the help text, completions and the manual are made from.
struct CommandDeclaration: Sendable {
    let name: String
    /// One line without a full stop.
    let summary: String
    /// Paragraphs.
    let discussion: [String]
    let argument: ArgumentDeclaration?
    /// The command's own options; ``allOptions`` adds those that every command has.
    let options: [OptionDeclaration]
    let examples: [Example]

    /// The positional arguments.
    struct ArgumentDeclaration: Sendable {
        /// As the usage line has it: `[FILE|FOLDER…|-]`.
        let usage: String
        /// As messages have it: `FILE|FOLDER|-`.
        let placeholder: String
        let help: String
        /// How many are allowed.
        let counts: ClosedRange<Int>
    }

    /// A command line and what it is for.
    struct Example: Sendable {
        let line: String
        let purpose: String
    }

    /// Every option that the command takes; its own word for a common one comes first.
    var allOptions: [OptionDeclaration] {
        options + CommonOptions.declarations.filter { common in !options.contains { $0.long == common.long } }
    }

    /// The option whose name stands in `argument` behind two hyphens, up to the end or a `=`.
    func option(long argument: String) -> OptionDeclaration? {
        option { option in
            var bytes = argument.utf8.makeIterator()
            _ = (bytes.next(), bytes.next())
            for byte in option.long.utf8 where bytes.next() != byte { return false }
            let next = bytes.next()
            return next == nil || next == UInt8(ascii: "=")
        }
    }

    func option(short: Character) -> OptionDeclaration? { option { $0.short == short } }

    private func option(where fits: (OptionDeclaration) -> Bool) -> OptionDeclaration? {
        options.first(where: fits) ?? CommonOptions.declarations.first(where: fits)
    }
}
