internal import PickBytes
internal import PropertyList

/// Converts one input after the other, each into an output that is whole or not there.
struct Conversion: Sendable {
    let settings: ConvertSettings
    let color: ColorChoice
    let session: Session

    /// Converts an input and tells on standard error what went wrong.
    func run(_ step: ConvertPlan.Step, _ progress: Progress) -> ExitStatus {
        do throws(ConversionFailure) {
            try convert(step)
            return .success
        } catch {
            var status = ExitStatus.failure
            progress.paused {
                let closing = "\(step.input.path) is not converted"
                status = error.tell(of: step.input, color: color, in: session, closing: closing)
            }
            return status
        }
    }

    private func convert(_ step: ConvertPlan.Step) throws(ConversionFailure) {
        let source: ByteSource
        do {
            source = try step.input.source(standardInput: session.streams.input)
        } catch {
            throw .unreadable(InputFailure(path: step.input.path, reason: error))
        }
        let writer = ConversionWriter(
            settings: settings,
            source: source,
            path: step.input.path,
            session: session
        )
        if let target = writer.targetWriter, target.target.splits, let folder = step.output {
            try split(try writer.prepared(target), target, into: folder)
            return
        }
        guard let path = step.output else {
            var out = ByteWriter(to: .descriptor(session.streams.output))
            if try writer.write(to: &out, .stream) == .mustRestart {
                guard out.restart() else { throw try writer.duplicateKeys() }
                _ = try writer.write(to: &out, .document)
            }
            try finish(&out, "standard output")
            return
        }
        if settings.outputIsFolder { FileSystem.makeFolder(FileSystem.folder(of: path)) }
        let file = try open(path)
        var out = ByteWriter(to: .descriptor(file.descriptor))
        if try writer.write(to: &out, .stream) == .mustRestart {
            guard file.rewind() else { throw try writer.duplicateKeys() }
            out = ByteWriter(to: .descriptor(file.descriptor))
            _ = try writer.write(to: &out, .document)
        }
        try finish(&out, path)
        do {
            try file.commit()
        } catch {
            throw .unwritable(error)
        }
    }

    /// Writes a file for each row of the first level, and the index of the files.
    private func split(
        _ prepared: TargetWriter.Prepared,
        _ writer: TargetWriter,
        into folder: String
    ) throws(ConversionFailure) {
        FileSystem.makeFolder(folder)
        let split = SplitFiles(prepared.dataset, writer.target.format)
        for piece in split.pieces {
            try write(to: FileSystem.join(folder, piece.file)) { out throws(TargetWriter.Refusal) in
                try writer.write(prepared, part: piece.part, to: &out)
            }
        }
        try write(to: FileSystem.join(folder, split.indexFile)) { out in
            split.writeIndex(writer.target.preset, writer.style, to: &out)
        }
    }

    private func write(
        to path: String,
        _ body: (inout ByteWriter) throws(TargetWriter.Refusal) -> Void
    ) throws(ConversionFailure) {
        let file = try open(path)
        var out = ByteWriter(to: .descriptor(file.descriptor))
        do {
            try body(&out)
        } catch {
            throw .faulty(error.findings, nil)
        }
        try finish(&out, path)
        do {
            try file.commit()
        } catch {
            throw .unwritable(error)
        }
    }

    private func open(_ path: String) throws(ConversionFailure) -> OutputFile {
        do {
            return try OutputFile(path)
        } catch {
            throw .unwritable(error)
        }
    }

    private func finish(_ out: inout ByteWriter, _ path: String) throws(ConversionFailure) {
        out.flush()
        guard out.failure != 0 else { return }
        throw .unwritable(OutputFailure(path: path, reason: SystemFailure(number: out.failure)))
    }
}
