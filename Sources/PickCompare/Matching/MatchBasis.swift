/// Why two places of two files are held to be the same one.
package enum MatchBasis: String, Sendable, CaseIterable {
    /// Their parents are the same, and so are their names.
    case path
    /// Their codes are the same, and nobody else has them.
    case code
    /// What is known about the old place says what became of it.
    case successor
    /// Most of what stands under the one stands under the other.
    case children
    /// Their names are the same, and nobody else on their level has them.
    case name
    /// They are siblings, and one's name is the beginning of the other's.
    case beginning
    /// They have no names, and nothing else says which is which.
    case position
}
