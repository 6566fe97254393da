/// What changed about one place.
package struct Change: Sendable {
    /// What happened to it; several things can have.
    package struct Facts: OptionSet, Sendable, Hashable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// It is in the old file only.
        package static let removed = Facts(rawValue: 1)
        /// It is in the new file only.
        package static let added = Facts(rawValue: 2)
        /// It has another name.
        package static let renamed = Facts(rawValue: 4)
        /// It stands under another parent.
        package static let moved = Facts(rawValue: 8)
        /// It has another code.
        package static let recoded = Facts(rawValue: 16)
        /// It changed its place among its siblings.
        package static let reordered = Facts(rawValue: 32)
        /// Something else about it changed: an attribute, or whether it has a code.
        package static let attributes = Facts(rawValue: 64)

        /// Every fact with its word, in the order of reports.
        package static let all: [(fact: Facts, word: String)] = [
            (.removed, "removed"), (.added, "added"), (.renamed, "renamed"), (.moved, "moved"),
            (.recoded, "recoded"), (.reordered, "reordered"), (.attributes, "attributes"),
        ]
    }

    package let facts: Facts
    /// The place in the old file; nil for what was added.
    package let old: Place?
    /// The place in the new file; nil for what was removed.
    package let new: Place?
    /// Why the two are held to be the same.
    package let basis: MatchBasis?
    /// What is known to have become of it.
    package let succession: Succession?
    /// Who took the place of one that was removed, where that is in the new file.
    package let heir: Place?
    package let attributes: [AttributeChange]
    /// How many places below were removed or added with it.
    package internal(set) var below = 0
    /// It was removed or added with the place above it.
    package let isInside: Bool

    /// One place of one of the two files.
    package struct Place: Sendable, Hashable {
        /// Its index among the places of its file.
        package let index: Int
        /// Its level, from 0.
        package let level: Int
    }
}
