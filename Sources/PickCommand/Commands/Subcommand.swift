/// One word behind `pickdata`: its declaration, and what it does.
///
/// One file each.
protocol Subcommand: SendableMetatype {
    /// The word; apart from the declaration, which is not made for commands that are not asked for.
    static var name: String { get }

    static var declaration: CommandDeclaration { get }

    /// Does the work; throws only where the command line contradicts itself.
    static func run(_ arguments: ParsedArguments, in session: Session) throws(UsageError) -> ExitStatus
}
