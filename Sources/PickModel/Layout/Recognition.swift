public import PickDiagnostics

/// What was recognized in a property list, how sure that is, and what would overrule it.
public struct Recognition: Sendable {
    /// The picker data; nil when there are none, or not of the kind that was asked for.
    public internal(set) var dataset: Dataset?
    /// What the data are, even where another kind was asked for; nil when nothing was recognized.
    public internal(set) var kind: DatasetKind?
    /// The layout in notation: `[{state, cities:[{city, areas:[string]}]}]`.
    ///
    /// When nothing was recognized, what the file looked like up to the place where the pattern broke.
    public internal(set) var layout: LayoutNotation
    /// The family of layouts that it belongs to, such as `C1`; nil for one without a name.
    public internal(set) var family: String?
    /// How sure the recognition is; nil when nothing was recognized.
    public internal(set) var verdict: Verdict?
    /// What spoke for it, in plain sentences.
    public internal(set) var reasons: [String]
    /// Options that would say it otherwise, such as `--kind menu`.
    public internal(set) var overrules: [String]
    /// What was found, in the order of the text: errors where nothing was recognized or parts do not fit.
    public internal(set) var findings: [Diagnostic]
    /// The node at which the pattern broke; nil when it did not.
    public internal(set) var brokenAt: Int?
    /// Nodes whose values are in no part of the data: the findings and reasons name them.
    public internal(set) var unplaced: [Int]
    /// Codes of which some findings are counted in a note and not listed.
    package internal(set) var cutCodes: [DiagnosticCode] = []
    /// The languages that names are written in, where a file has several.
    public internal(set) var languages: [String]
    /// What each level of the layout is made of.
    public internal(set) var levels: [LevelKeys]
    /// Where the data stand and how they are written; nil for tables that refer to each other.
    package internal(set) var place: TreePlace?
    /// Whether names are parts of the file's texts, so that the data stand over a document of their own.
    package internal(set) var isUnfolded = false

    /// Which keys one level is made of.
    public struct LevelKeys: Sendable {
        /// How its names are found: keys, `*` for the keys of a dictionary, `string` for plain strings.
        public var names: [String]
        /// Where its codes are found.
        public var codes: [String]
        /// Where the children are found.
        public var children: [String]
        /// What else its records have.
        public var attributes: [String]
        /// Its names are keys of a dictionary, whose order most readers lose.
        public var orderIsLost: Bool
        /// Its order is given by keys that are positions.
        public var isIndexed: Bool
        /// It only groups the level below, by initial letter for example.
        public var isSections: Bool
    }
}
