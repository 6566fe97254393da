internal import PickBytes
internal import PickDiagnostics
internal import PropertyList

/// Mends one input: applies fixes, reads it again, and so on until there is nothing left to mend.
struct FileFixer {
    let check: FileCheck
    let settings: FileSettings
    let isNamed: Bool
    let safety: Fix.Safety

    /// Before and after.
    struct Outcome: Sendable {
        var original: [UInt8]
        var fixed: [UInt8]
        /// What is left.
        var rest: Examination
        var fixCount = 0
        /// Whether a fix broke the file; nothing is mended then.
        var isBroken = false

        var isChanged: Bool { fixed != original }
    }

    /// Fixes that touch each other are applied in different rounds; so are those behind the first 1,000 errors.
    private static let mostRounds = 100

    func run(_ bytes: [UInt8]) throws(SystemFailure) -> Outcome {
        let first = try check.examine(.bytes(bytes), settings, isNamed: isNamed)
        var outcome = Outcome(original: bytes, fixed: bytes, rest: first)
        for _ in 0..<Self.mostRounds {
            guard let source = outcome.rest.source, let editor = SourceEditor(outcome.fixed, source) else {
                break
            }
            let selection = FixSelection(for: outcome.rest.findings, allowing: safety, where: editor.canApply)
            guard selection.count > 0 else { break }
            let next = editor.apply(selection.edits)
            guard next != outcome.fixed else { break }
            let rest = try check.examine(.bytes(next), settings, isNamed: isNamed)
            if outcome.rest.isReadable, !rest.isReadable {
                return Outcome(original: bytes, fixed: bytes, rest: first, isBroken: true)
            }
            outcome.fixed = next
            outcome.rest = rest
            outcome.fixCount += selection.count
        }
        return outcome
    }
}
