/// Where a pattern broke while a layout was recognized.
struct ShapeFailure: Error {
    /// The node at which it broke.
    let node: Int
    /// What is there that does not fit, as a clause: "a number stands where a list was expected".
    let problem: String
    /// The layout or the keys that the user gave do not fit the file.
    var isHint = false
}

/// Something that was noticed while a layout was recognized.
struct Remark {
    let verdict: Verdict
    let reason: String
    /// The option that says it otherwise.
    var overrule: String?
    var node = 0
}
