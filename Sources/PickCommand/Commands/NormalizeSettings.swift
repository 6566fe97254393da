internal import PickModel

/// What `normalize` was asked for, free of contradictions.
struct NormalizeSettings: Sendable, Equatable {
    enum Target: Sendable {
        /// Standard output.
        case output
        /// The file's own place.
        case place
        /// Nowhere: only look.
        case nothing
    }

    let target: Target
    /// Whether a file that would change makes the exit status 1.
    let isCheck: Bool
    let showsDiff: Bool
    let hints: InputHints
    private(set) var rearrangement: Rearrangement
    let enrichment: Enrichment

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let command = NormalizeCommand.name
        isCheck = arguments[NormalizeCommand.check]
        showsDiff = arguments[NormalizeCommand.diff]
        if arguments[NormalizeCommand.write], isCheck || showsDiff {
            throw Self.conflict("`--write` changes files, `--check` and `--diff` only look: choose one")
        }
        target = arguments[NormalizeCommand.write] ? .place : isCheck || showsDiff ? .nothing : .output
        hints = try InputHints(arguments, command: command)
        rearrangement = Rearrangement(
            edits: TreeEdits(arguments),
            layout: arguments[NormalizeCommand.layout]?.target,
            renames: arguments[NormalizeCommand.rename].flatMap { $0 }
        )
        enrichment = Enrichment(arguments)
        rearrangement.profile = enrichment.profile
        rearrangement.kind = hints.recognition.kind
        if hints.kind == .plist, !rearrangement.isEmpty || !enrichment.isEmpty {
            throw Self.conflict(
                "`--kind plist` takes files as they are, so nothing in them can be rearranged"
            )
        }
    }

    static func conflict(_ text: String) -> UsageError {
        UsageError(.conflict(text), command: NormalizeCommand.name)
    }
}
