internal import PickBytes
internal import PickDiagnostics
internal import PickExport
internal import PickModel
internal import PickReference
internal import PickReporters
internal import PropertyList

extension Normalization {
    /// Joins tables that refer to each other into one tree and writes it to standard output.
    func join(_ inputs: [Input], _ progress: Progress) -> ExitStatus {
        var files: [JoinedFile] = []
        for input in inputs {
            do throws(ConversionFailure) {
                files.append(try read(input))
            } catch {
                return tell(error, of: input, progress)
            }
        }
        let tables = files.map { TableJoin.Table(name: $0.name, document: $0.input.document) }
        guard let joined = TableJoin(tables) else {
            session.complain("the files together are too big to be joined")
            return .failure
        }
        let recognition = DatasetRecognizer.recognize(
            joined.document,
            hints: settings.hints.recognition,
            evidence: ChinaEvidence()
        )
        guard let dataset = recognition.dataset, recognition.place == nil,
            dataset.tree.levelCounts.count > 1
        else {
            let reason = recognition.findings.first { $0.severity == .error }?.message
            session.complain(
                "the \(inputs.count) files cannot be joined: no ids or names lead from one to the other"
                    + (reason.map { " (\($0))" } ?? "")
            )
            session.explain("`--write`, `--check` and `--diff` take files one by one.")
            return .findings
        }
        var rearrangement = settings.rearrangement
        rearrangement.layout = rearrangement.layout ?? .codes
        let input = Input(path: inputs.map(\.path).joined(separator: " + "), place: .file, isNamed: true)
        do throws(ConversionFailure) {
            let outcome = try apply(rearrangement, dataset, recognition)
            let writer = TidyWriter(outcome: outcome, source: .bytes([]), path: input.path)
            let status = try print(writer, input, progress)
            for (file, beside) in zip(files, joined.besideCounts) {
                tell(
                    Self.leftOut(beside: beside, comments: file.input.document.comments.count),
                    of: file.input.path,
                    progress
                )
            }
            progress.paused { report(recognition.findings, joined, files) }
            let hasErrors = recognition.findings.contains { $0.severity == .error }
            return max(status, hasErrors ? .findings : .success)
        } catch {
            return tell(error, of: input, progress)
        }
    }

    /// What of a file is no part of the join.
    private static func leftOut(beside: Int, comments: Int) -> [String] {
        var losses = LayoutLosses()
        losses.beside = beside
        losses.comments = comments
        return losses.sentences("the join")
    }

    private struct JoinedFile {
        let name: String
        let input: ReadInput
    }

    private func read(_ input: Input) throws(ConversionFailure) -> JoinedFile {
        let file = FileSystem.name(of: input.path)
        let name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        return JoinedFile(name: name, input: try ReadInput(input, in: session))
    }

    private func apply(
        _ rearrangement: Rearrangement,
        _ dataset: Dataset,
        _ recognition: Recognition
    ) throws(ConversionFailure) -> Rearrangement.Outcome {
        do {
            return try rearrangement.apply(dataset, recognition)
        } catch {
            var finding = error.finding
            finding.range = nil
            throw .faulty([finding], nil)
        }
    }

    /// Reports findings about the join, each in the file that it is about; places in other files in words.
    private func report(_ findings: [Diagnostic], _ joined: TableJoin, _ files: [JoinedFile]) {
        var reports = files.map {
            FileReport(path: $0.input.path, findings: [], source: try? $0.input.text())
        }
        for finding in findings where finding.severity != .info {
            guard let range = finding.range else { continue }
            let place = joined.place(of: range)
            var found = finding
            found.range = place.range
            found.dataPath = nil
            found.notes = finding.notes.map { note in
                guard let range = note.range else { return note }
                let other = joined.place(of: range)
                guard other.table != place.table else {
                    return Diagnostic.Note(note.message, at: other.range)
                }
                let position = reports[other.table].source?.position(of: other.range.lowerBound)
                let line = position.map { ":\($0.line):\($0.column)" } ?? ""
                return Diagnostic.Note("\(files[other.table].input.path)\(line): \(note.message)")
            }
            reports[place.table].findings.append(found)
        }
        var out = ByteWriter(to: .descriptor(session.streams.error))
        var options = ReporterOptions()
        options.style = color.style(for: session.streams.error, in: session.environment)
        options.isQuiet = true
        var reporter = ReportFormat.text.makeReporter(options)
        for report in reports where !report.findings.isEmpty { reporter.report(report, to: &out) }
        out.flush()
    }
}
