public import PickDiagnostics

// Findings about the shape of the data: their layout, their levels, missing or mixed parts.

extension DiagnosticCode {
    /// A property list that holds no picker data.
    public static let notADataset = DiagnosticCode(
        "PD201",
        "not-a-dataset",
        .error,
        "A property list in which no picker data were recognized: neither columns nor a tree of names."
    )
    /// Picker data of the other kind than was asked for.
    public static let kindMismatch = DiagnosticCode(
        "PD202",
        "kind-mismatch",
        .error,
        "Picker data of the other kind than `--kind` says: a menu for regions, or regions for a menu."
    )
    /// A layout that can be read in more than one way.
    public static let guessedLayout = DiagnosticCode(
        "PD203",
        "guessed-layout",
        .info,
        "A layout that can be read in more than one way; the finding names the option that says which."
    )
    /// A layout or a key that was given and does not fit.
    public static let layoutMismatch = DiagnosticCode(
        "PD204",
        "layout-mismatch",
        .error,
        "A file that `--layout` or `--keys` does not fit."
    )
    /// A record without the key that holds the name in the others.
    public static let recordWithoutName = DiagnosticCode(
        "PD205",
        "record-without-name",
        .error,
        "A record without the key that holds the name in the records beside it."
    )
    /// A value of another type than its place has elsewhere.
    public static let unexpectedValue = DiagnosticCode(
        "PD206",
        "unexpected-value",
        .error,
        "A value of another type than its place has in the rest of the file."
    )
    /// Keys that are positions, with gaps.
    public static let brokenPositions = DiagnosticCode(
        "PD207",
        "broken-positions",
        .info,
        "A dictionary whose keys are positions, with gaps or with other keys among them."
    )
    /// A record whose parent is not in the file.
    public static let unresolvedParent = DiagnosticCode(
        "PD208",
        "unresolved-parent",
        .warning,
        "A record that names a parent's code which no record has."
    )
    /// Records that stand under themselves.
    public static let parentCycle = DiagnosticCode(
        "PD209",
        "parent-cycle",
        .error,
        "A record that stands under itself by way of its parents."
    )
    /// Data that do not fit the layout that they shall be written in.
    public static let unfitLayout = DiagnosticCode(
        "PD222",
        "unfit-layout",
        .error,
        "Data that the layout which was asked for cannot hold, or that cannot be changed in their own layout."
    )
}
