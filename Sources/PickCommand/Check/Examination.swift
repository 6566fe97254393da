internal import PickDiagnostics
internal import PickModel
internal import PropertyList

/// What was found in one reading of one input.
struct Examination: Sendable {
    /// What is reported.
    var findings: [Diagnostic] = []
    var source: SourceText?
    /// What the file holds, where somebody asked to keep it.
    var recognition: Recognition?
    /// What of the hints came to nothing, a sentence each without a full stop; of inputs that are named alone.
    var remarks: [String] = []
    /// A folder walk found it and it is no dataset.
    var isSyntaxOnly = false
    /// Whether it could be read.
    var isReadable = false
    /// Whether the rules have run, so that a suppression that met nothing is a finding.
    var isJudged = false
    /// Whether there is more than is listed, so that a suppression may be about what is not.
    var isCut = false
    /// How many findings comments and the configuration suppressed.
    var suppressed = 0
    /// What the names of regions were held to: nil where there are none, or nobody asked; else empty for nothing.
    var names: String?
    /// How complete and how current the data are, where a report shows it and a profile holds.
    var coverage: [(label: String, text: String)] = []
    /// How many findings the baseline knows.
    var known = 0
    /// The entries of the configuration's `suppress` that suppressed something.
    var usedSuppressions: Set<Int> = []
    /// How many findings `lint` would add; 0 where nobody looked.
    var moreInLint = 0
}
