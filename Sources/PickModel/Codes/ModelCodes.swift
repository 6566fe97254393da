package import PickDiagnostics

extension DiagnosticCode {
    /// Every code of the shape of picker data, in the order of their ids; a test compares it with the declarations.
    package static let ofShapes = [
        notADataset, kindMismatch, guessedLayout, layoutMismatch, recordWithoutName, unexpectedValue,
        brokenPositions, unresolvedParent, parentCycle,
    ]
}
