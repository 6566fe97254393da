internal import PickBytes
internal import PickDiagnostics
internal import PickExport
internal import PickJSON
internal import PickModel
internal import PickPresets
internal import PropertyList

/// Writes one bundle.
struct Bundling: Sendable {
    let settings: BundleSettings
    let color: ColorChoice
    let session: Session

    func run(_ input: Input) -> ExitStatus {
        do throws(ConversionFailure) {
            let files = try files(of: input)
            do {
                try BundleFolder.write(files, to: settings.folder)
            } catch {
                throw .unwritable(error)
            }
            return .success
        } catch {
            return error.tell(of: input, color: color, in: session, closing: "\(input.path) is not bundled")
        }
    }

    private func files(of input: Input) throws(ConversionFailure) -> [(name: String, bytes: [UInt8])] {
        let data = try ReadInput(.bytes(try load(input)), path: input.path)
        let recognition = data.recognition(settings.hints.recognition, in: session)
        let text = try data.text()
        for sentence in data.remarks(tellsKeys: true) { session.complain("\(input.path): \(sentence)") }
        var dataset = try data.faultless(recognition)
        let (rest, count) = PaddingRows.removedFromFrontEnd(dataset)
        if let sentence = EditNotes.leftOut(count) { session.complain("\(input.path): \(sentence)") }
        dataset = rest
        var written: [BundleFile] = []
        for format in settings.formats {
            do {
                written.append(try format.file(dataset))
            } catch {
                let message = "\(error.message) Leave `\(format.rawValue)` out of `--to`, or mend the data."
                throw .faulty([Diagnostic(.unwritableValue, message, at: nil)], nil)
            }
        }
        for preset in settings.presets {
            let target = TargetSettings(preset, preset.formats[0])
            written.append(try file(dataset, target, text, input))
        }
        return DatasetBundle.files(
            written,
            of: dataset,
            source: try data.load(),
            facts: settings.facts,
            tool: Version.text
        )
    }

    /// All bytes at once: their sum stands in the manifest, so what is read must be what is summed.
    private func load(_ input: Input) throws(ConversionFailure) -> [UInt8] {
        do {
            return try input.source(standardInput: session.streams.input).load()
        } catch {
            throw .unreadable(InputFailure(path: input.path, reason: error))
        }
    }

    private func file(
        _ dataset: Dataset,
        _ target: TargetSettings,
        _ text: SourceText,
        _ input: Input
    ) throws(ConversionFailure) -> BundleFile {
        let writer = TargetWriter(
            target: target,
            style: .pretty,
            path: input.path,
            session: session,
            label: ": \(target.preset.name)"
        )
        let findings: [Diagnostic]
        do {
            var out = ByteWriter()
            try writer.write(try writer.prepare(dataset, Rearrangement()), to: &out)
            return BundleFile(
                "\(target.preset.name).\(target.format.fileExtension)",
                .data,
                format: target.format.rawValue,
                preset: target.preset.name,
                out.bytes()
            )
        } catch let refusal as TargetWriter.Refusal {
            findings = refusal.findings
        } catch let refusal as Rearrangement.Refusal {
            findings = [refusal.finding]
        } catch {
            findings = [Diagnostic(.unwritableValue, "\(error)", at: nil)]
        }
        throw .faulty(findings, text)
    }
}
