internal import PickBytes
internal import PickReporters

/// What a command is run with.
struct Session: Sendable {
    let environment: Environment
    let streams: Streams

    /// Every command's declaration, for help and suggestions.
    var commands: [CommandDeclaration] { CommandLine.subcommands.map { $0.declaration } }

    /// The same with reports on standard error, for commands whose answer is data.
    var reportingOnError: Session {
        var streams = streams
        streams.output = streams.error
        return Session(environment: environment, streams: streams)
    }

    /// Tells the user something on standard error: `pickdata: …`.
    func complain(_ message: String) { explain("pickdata: " + message) }

    /// A line on standard error.
    func explain(_ line: String) {
        var writer = ByteWriter(to: .descriptor(streams.error))
        writer.append(PrintableText.escaping(line))
        writer.append("\n")
        writer.flush()
    }

    /// Writes text that is the answer, such as a help text.
    func answer(_ text: String) -> ExitStatus {
        var writer = ByteWriter(to: .descriptor(streams.output))
        writer.append(text)
        return finish(&writer)
    }

    /// Flushes standard output and says how that went.
    ///
    /// A reader that went away (`| head`) is no failure of ours and gets no message.
    func finish(_ writer: inout ByteWriter) -> ExitStatus {
        writer.flush()
        let failure = SystemFailure(number: writer.failure)
        if writer.failure == 0 || failure.isBrokenPipe { return .success }
        complain("cannot write standard output: \(failure)")
        return .failure
    }
}
