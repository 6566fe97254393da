/// One finding: what is wrong, where, and what would mend it.
///
/// Ranges count bytes of the *text*: the decoded UTF-8 of the file, which is the file itself when it is UTF-8
/// without a byte order mark. ``SourceText`` turns them into lines, columns and offsets in the file.
/// For binary property lists a range counts bytes of the file.
public struct Diagnostic: Sendable, Equatable {
    /// Which kind of finding this is.
    public var code: DiagnosticCode
    /// The code's severity, or what a policy made of it.
    public var severity: Severity
    /// What is wrong and what to do, in one or two plain sentences without a final line feed.
    public var message: String
    /// Where; nil when the finding is about the input as a whole.
    public var range: Range<Int>?
    /// The place in the data, such as `$[3].cities[1]`; nil where it has none.
    public var dataPath: String?
    /// Other places that belong to the finding.
    public var notes: [Note]
    /// What would mend it, best first.
    public var fixes: [Fix]

    /// A finding of `code` with the code's own severity.
    public init(
        _ code: DiagnosticCode,
        _ message: String,
        at range: Range<Int>?,
        dataPath: String? = nil,
        notes: [Note] = [],
        fixes: [Fix] = []
    ) {
        self.code = code
        severity = code.severity
        self.message = message
        self.range = range
        self.dataPath = dataPath
        self.notes = notes
        self.fixes = fixes
    }

    /// Another place that belongs to a finding, such as where a duplicate stands first.
    public struct Note: Sendable, Equatable {
        /// What is to be seen there.
        public var message: String
        /// Bytes of the text; nil for a note without a place.
        public var range: Range<Int>?

        /// A note at `range`.
        public init(_ message: String, at range: Range<Int>? = nil) {
            self.message = message
            self.range = range
        }
    }
}
