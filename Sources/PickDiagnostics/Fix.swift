/// A change of the source that mends a finding.
public struct Fix: Sendable, Equatable {
    /// How far a fix can be trusted, least first.
    public enum Safety: String, Sendable, Comparable, CaseIterable {
        /// May change what the data mean: applied only when asked for (`--unsafe-fixes`).
        case unsafe
        /// Leaves the meaning of the data as its author had it: applied by `--fix`.
        case safe

        /// Less safe comes first.
        public static func < (left: Safety, right: Safety) -> Bool { left == .unsafe && right == .safe }
    }

    /// One replacement of bytes.
    public struct Edit: Sendable, Equatable {
        /// Bytes of the text; empty for an insertion.
        public var range: Range<Int>
        /// What stands there afterwards, in UTF-8; written in the file's own encoding.
        public var replacement: String

        /// Replaces `range` by `replacement`.
        public init(_ range: Range<Int>, _ replacement: String) {
            self.range = range
            self.replacement = replacement
        }
    }

    /// What the fix does, as an imperative: `write &amp;`.
    public var summary: String
    /// The edits, in the order of their places, not overlapping.
    public var edits: [Edit]
    /// How far it can be trusted.
    public var safety: Safety
    /// Whether its insertions may stand at one place with those of other such fixes, in the order of the findings.
    package var joins = false

    /// A fix of one or more edits.
    public init(_ summary: String, _ safety: Safety, _ edits: [Edit]) {
        self.summary = summary
        self.safety = safety
        self.edits = edits
    }
}
