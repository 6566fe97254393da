internal import PickBytes
internal import PickDiagnostics
internal import PickExport
internal import PickJSON
internal import PickModel
internal import PickPresets
internal import PickReference
internal import PropertyList

/// Writes picker data for a front end, or says why that would not take them.
struct TargetWriter {
    let target: TargetSettings
    let style: JSONStyle
    /// What messages call the input.
    let path: String
    let session: Session
    /// What stands behind the path in what is told, for one of several outputs.
    var label = ""
    /// Whether the reference was asked for codes.
    var asksReference = false

    /// Data that the front end takes.
    struct Prepared {
        let dataset: Dataset
        let mode: ValueMode?
    }

    /// What stands in the way, as findings.
    struct Refusal: Error {
        let findings: [Diagnostic]
        /// The file that they are about, where that is not the input.
        var path: String?
    }

    /// Gives the data codes from the table that was named.
    func coded(_ dataset: Dataset) throws(Refusal) -> Dataset {
        guard let table = target.codes else { return dataset }
        let outcome: CodeTable.Outcome
        do {
            outcome = try CodeTable(csv: ByteSource.file(path: table).load()).join(dataset)
        } catch let failure as CodeTable.Failure {
            throw refusal(.unfitTable, failure.message, of: table)
        } catch {
            throw refusal(.unfitTable, "The table cannot be read: \(error).", of: table)
        }
        for sentence in outcome.sentences { session.complain("\(path)\(label): \(sentence)") }
        return outcome.dataset
    }

    /// Changes rows as asked and as the front end wants them, and settles how they are written.
    ///
    /// `sentences` and what was changed are told only where the data are taken: what is refused gains and loses nothing.
    func prepare(
        _ dataset: Dataset,
        _ rearrangement: Rearrangement,
        _ sentences: [String] = []
    ) throws -> Prepared {
        var rearrangement = rearrangement
        rearrangement.edits = target.edits(rearrangement.edits, dataset)
        let (edited, notes) = try rearrangement.edited(dataset)
        return try prepare(edited, telling: sentences + notes)
    }

    /// Settles what values are, holds the data to what the front end takes, and tells what will be lost.
    private func prepare(_ dataset: Dataset, telling sentences: [String]) throws(Refusal) -> Prepared {
        let preset = target.preset
        let choice = ValueChoice(dataset, preset, asked: target.value, .output)
        var faults = PresetCheck.faults(dataset, preset, choice.mode, .output, isUnique: choice.isUnique)
        if target.splits { faults += splitFaults(dataset) }
        let findings = PresetFault.diagnostics(faults, in: dataset)
        let errors = findings.filter { $0.severity == .error }
        guard errors.isEmpty else { throw Refusal(findings: withAdvice(errors, dataset)) }
        for sentence in sentences { session.complain("\(path)\(label): \(sentence)") }
        for finding in findings { session.complain("\(path)\(label): \(finding.message)") }
        if let reason = choice.reason { session.complain("\(path)\(label): \(reason)") }
        for loss in PresetLosses(dataset, preset, choice.mode).sentences {
            session.complain("\(path)\(label): \(loss)")
        }
        return Prepared(dataset: dataset, mode: choice.mode)
    }

    /// Writes the rows, or those of one row of the first level.
    func write(
        _ prepared: Prepared,
        part: PresetExport.Part? = nil,
        to out: inout ByteWriter
    ) throws(Refusal) {
        let options = PresetExport.Options(target.format, style: style, part: part)
        do {
            try PresetExport.write(prepared.dataset, for: target.preset, prepared.mode, options, to: &out)
        } catch {
            throw refusal(.unwritableValue, error.message)
        }
    }

    /// Where the file of each row of the first level could not be used alone.
    private func splitFaults(_ dataset: Dataset) -> [PresetFault] {
        guard dataset.kind == .regions else {
            return [PresetFault(.unfitKind, "`--split-by province` cuts regions, and this is a menu.")]
        }
        let tree = dataset.tree
        guard target.preset.rules.firstHasChildren, tree.levelCounts.count > 1 else { return [] }
        var entry = 0
        while entry < tree.count {
            if tree.end(entry) == entry + 1 {
                return [
                    PresetFault(
                        .childlessFirstRow,
                        "'\(tree.name(entry))' has no children, and in a file of its own \(target.preset.name) would take "
                            + "the data for one column: `--pad-depth repeat-parent` gives it one.",
                        at: entry
                    )
                ]
            }
            entry = tree.end(entry)
        }
        return []
    }

    /// A command to copy stands behind the first finding about codes that are not there.
    private func withAdvice(_ errors: [Diagnostic], _ dataset: Dataset) -> [Diagnostic] {
        guard target.codes == nil, let index = errors.firstIndex(where: { $0.code == .codeNeeded }) else {
            return errors
        }
        var errors = errors
        let command = "pickdata convert --for \(target.preset.name)"
        let word = ShellWord.text(path)
        if !asksReference, ChinaSigns.fit(dataset.tree, dataset.kind) {
            errors[index].notes.append(.init("The reference has codes; run: \(command) --add code \(word)"))
        }
        errors[index].notes.append(
            .init(
                "A table has the codes? Run: \(command) --codes TABLE.csv \(word) "
                    + "(columns path and code, such as 浙江省/杭州市,330100)."
            )
        )
        return errors
    }

    private func refusal(_ code: DiagnosticCode, _ message: String, of path: String? = nil) -> Refusal {
        Refusal(findings: [Diagnostic(code, message, at: nil)], path: path)
    }
}
