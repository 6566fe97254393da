internal import PickBytes

/// An output that could not be written: where, and why.
struct OutputFailure: Error, Equatable, CustomStringConvertible {
    let path: String
    let reason: SystemFailure
    /// What it means and what to do, where that says more than the system does.
    var advice: String?

    /// Whether the output was a pipe whose reader has gone away, which is no fault to speak about.
    var isBrokenPipe: Bool { reason.isBrokenPipe }

    var description: String { "cannot write \(path): \(advice ?? reason.description)" }
}
