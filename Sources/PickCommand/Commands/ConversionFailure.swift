internal import PickDiagnostics

/// What stands in the way of a conversion.
enum ConversionFailure: Error {
    case unreadable(InputFailure)
    case unwritable(OutputFailure)
    /// The data have errors, or the output format cannot hold them: findings and the text they point into.
    case faulty([Diagnostic], SourceText?)
}
