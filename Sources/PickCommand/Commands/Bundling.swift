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
        let source: ByteSource
        let bytes: [UInt8]
        let reading: PropertyListReading
        do {
            source = try input.source(standardInput: session.streams.input)
            bytes = try source.load()
            reading = try InputReader.read(.bytes(bytes), path: input.path)
        } catch {
            throw .unreadable(InputFailure(path: input.path, reason: error))
        }
        guard let document = reading.document else { throw .faulty(reading.findings, reading.source) }
        let recognition = DatasetRecognizer.recognize(document, hints: settings.hints.recognition)
        if let words = recognition.missing(language: settings.hints.recognition.language) {
            session.complain("\(input.path): \(words)")
        }
        let text: SourceText
        do {
            text = try InputReader.sourceText(of: .bytes(bytes), document.format)
        } catch {
            throw .unreadable(InputFailure(path: input.path, reason: error))
        }
        guard let dataset = recognition.dataset,
            !recognition.findings.contains(where: { $0.severity == .error })
        else { throw .faulty(recognition.findings, text) }
        var data: [BundleFile] = []
        for format in settings.formats {
            do {
                data.append(try format.file(dataset))
            } catch {
                let message = "\(error.message) Leave `\(format.rawValue)` out of `--to`, or mend the data."
                throw .faulty([Diagnostic(.unwritableValue, message, at: nil)], nil)
            }
        }
        for preset in settings.presets {
            let target = TargetSettings(preset, preset.formats[0])
            data.append(try file(dataset, target, text, input))
        }
        return DatasetBundle.files(
            data,
            of: dataset,
            source: bytes,
            facts: settings.facts,
            tool: Version.text
        )
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
