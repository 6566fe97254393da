internal import PickBytes
internal import PickReporters

/// One report on its way to its place.
final class ReportWriter {
    /// Where a report goes.
    enum Place {
        case output
        /// Standard output too, behind the reports before it.
        case later
        case file(String)
    }

    private var reporter: any Reporter
    private var writer: ByteWriter
    private var file: OutputFile?
    private let place: Place
    private let isLive: Bool

    init(_ reporter: any Reporter, _ place: Place, output: Int32) throws(OutputFailure) {
        self.reporter = reporter
        self.place = place
        switch place {
        case .output:
            writer = ByteWriter(to: .descriptor(output))
            file = nil
        case .later:
            writer = ByteWriter()
            file = nil
        case .file(let path):
            let opened = try OutputFile(path)
            writer = ByteWriter(to: .descriptor(opened.descriptor))
            file = consume opened
        }
        if case .output = place { isLive = Terminal.isTerminal(output) } else { isLive = false }
    }

    func add(_ report: FileReport) {
        reporter.report(report, to: &writer)
        if isLive { writer.flush() }
    }

    /// Writes the end; what goes wrong is told.
    func finish(_ summary: ReportSummary, in session: Session) -> ExitStatus {
        reporter.finish(summary, to: &writer)
        switch place {
        case .output: return session.finish(&writer)
        case .later:
            var output = ByteWriter(to: .descriptor(session.streams.output))
            output.append(writer.bytes())
            return session.finish(&output)
        case .file(let path): return commit(path, in: session)
        }
    }

    private func commit(_ path: String, in session: Session) -> ExitStatus {
        do throws(OutputFailure) {
            writer.flush()
            if writer.failure != 0 {
                throw OutputFailure(path: path, reason: SystemFailure(number: writer.failure))
            }
            try file.take()?.commit()
            return .success
        } catch {
            if error.isBrokenPipe { return .success }
            session.complain(error.description)
            return .failure
        }
    }
}
