/// What is known about names, to settle layouts that could be read in two ways.
///
/// A reference table of places conforms to it. It is asked about a few dozen names of a file at most.
public protocol NameEvidence: Sendable {
    /// Whether this is the name of a place, in any of its usual spellings.
    func isPlaceName(_ name: String) -> Bool
}
