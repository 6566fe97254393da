/// One word behind `pickdata`: its declaration, and what it does.
///
/// One file each.
protocol Subcommand: SendableMetatype {
    static var declaration: CommandDeclaration { get }

    /// Does the work; throws only where the command line contradicts itself.
    static func run(_ arguments: ParsedArguments, in session: Session) throws(UsageError) -> ExitStatus
}
