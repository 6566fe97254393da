internal import PickBytes
internal import PickExport

/// Writes the page of one input, once or again and again.
struct PreviewRun {
    let input: Input
    let settings: CheckSettings
    let color: ColorChoice
    let session: Session
    /// Nil for standard output.
    var output: String?
    /// Whether there is a page now.
    private(set) var hasWritten = false

    init(input: Input, settings: CheckSettings, color: ColorChoice, session: Session) {
        self.input = input
        self.settings = settings
        self.color = color
        self.session = session
    }

    /// Reads the input and its configuration as they are now; tells what is wrong, and leaves an older page alone then.
    mutating func write() -> ExitStatus {
        let inputs = CheckInputs([input], settings)
        for failure in inputs.failures { session.complain(failure.description) }
        ToolFaults.tell(inputs.faults, color: color, in: session)
        guard inputs.isWhole, let item = inputs.items.first else { return .failure }
        do throws(ConversionFailure) {
            let maker = PreviewMaker(item: item, standardInput: session.streams.input)
            let page = try maker.page { session.complain("\(input.path): \($0)") }
            let status = try write(page)
            hasWritten = hasWritten || status == .success
            return status
        } catch {
            let rest = hasWritten ? "; the page stays as it was" : ""
            return error.tell(
                of: input,
                color: color,
                in: session,
                closing: "\(input.path) \(error.isForeign ? "is no picker data" : "has faults")" + rest
            )
        }
    }

    private func write(_ page: PreviewPage) throws(ConversionFailure) -> ExitStatus {
        guard let output else {
            var out = ByteWriter(to: .descriptor(session.streams.output))
            page.write(to: &out)
            return session.finish(&out)
        }
        do throws(OutputFailure) {
            _ = try WholeFile.write(to: output) { out in
                page.write(to: &out)
                return true
            }
            return .success
        } catch {
            throw .unwritable(error)
        }
    }
}
