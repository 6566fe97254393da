internal import PickBytes
internal import PickDiagnostics
internal import PickReporters
internal import PropertyList

/// What is done with one input: it is examined, and mended where that is asked for.
struct FileWork: Sendable {
    let check: FileCheck
    let fixes: FixRequest?
    /// The colours of a diff.
    let style: Style
    /// The descriptor that `-` is read from.
    let standardInput: Int32

    /// What came of it.
    struct Result: Sendable {
        var examination: Examination
        var fixCount = 0
        /// A mended standard input, or a diff, for standard output.
        var output: [UInt8] = []
        /// What went wrong although the input could be read.
        var failure: String?
    }

    enum Outcome: Sendable {
        case done(Result)
        case failed(InputFailure)
    }

    func callAsFunction(_ item: CheckInputs.Item) -> Outcome {
        do throws(SystemFailure) {
            let bytes = try item.input.source(standardInput: standardInput)
            if let fixes { return .done(try mend(item, bytes, fixes)) }
            let isNamed = item.input.isNamed
            return .done(Result(examination: try check.examine(bytes, item.settings, isNamed: isNamed)))
        } catch {
            return .failed(InputFailure(path: item.input.path, reason: error))
        }
    }

    private func mend(_ item: CheckInputs.Item, _ source: ByteSource, _ fixes: FixRequest)
        throws(SystemFailure) -> Result
    {
        let fixer = FileFixer(
            check: check,
            settings: item.settings,
            isNamed: item.input.isNamed,
            safety: fixes.safety
        )
        let outcome = try fixer.run(try source.load())
        var result = Result(examination: outcome.rest, fixCount: outcome.fixCount)
        let path = item.input.path
        if outcome.isBroken {
            result.failure = "a fix would have broken \(path), which is left as it was: please report this"
        } else if fixes.isDiff {
            if outcome.isChanged { result.output = try diff(outcome, path: path) }
        } else if item.input.place == .standardInput {
            result.output = outcome.fixed
        } else if outcome.isChanged {
            do throws(OutputFailure) {
                try WholeFile.write(outcome.fixed, to: path)
            } catch {
                result.failure = error.description
                result.fixCount = 0
                // The file is as it was, and so is what is wrong with it.
                result.examination = try check.examine(source, item.settings, isNamed: item.input.isNamed)
            }
        }
        return result
    }

    private func diff(_ outcome: FileFixer.Outcome, path: String) throws(SystemFailure) -> [UInt8] {
        let before = try PropertyListReader.sourceText(of: .bytes(outcome.original)).text
        let after = try PropertyListReader.sourceText(of: .bytes(outcome.fixed)).text
        var out = ByteWriter()
        UnifiedDiff(path: path, style: style).write(before, after, to: &out)
        return out.bytes()
    }
}
