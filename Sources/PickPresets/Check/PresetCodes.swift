package import PickDiagnostics

// Findings about what a front end cannot take.

extension DiagnosticCode {
    package static let unfitKind = DiagnosticCode(
        "PD701",
        "unfit-kind",
        .error,
        "A menu for a front end that takes regions only, or regions for one that takes menus only."
    )
    package static let unfitLevelCount = DiagnosticCode(
        "PD702",
        "unfit-level-count",
        .error,
        "More or fewer levels than the front end takes."
    )
    package static let rowEndsEarly = DiagnosticCode(
        "PD703",
        "row-ends-early",
        .error,
        "Rows that end above the level that the front end expects them to reach."
    )
    package static let emptyListOfLeaf = DiagnosticCode(
        "PD704",
        "empty-list-of-leaf",
        .error,
        "Rows with an empty list of children, which the front end takes for rows with children."
    )
    package static let missingList = DiagnosticCode(
        "PD705",
        "missing-list",
        .error,
        "Rows without a list of children for a front end that takes its first item or its count without looking."
    )
    package static let childlessFirstRow = DiagnosticCode(
        "PD706",
        "childless-first-row",
        .error,
        "A first row without children for a front end that looks there whether rows have any."
    )
    package static let columnWithoutRows = DiagnosticCode(
        "PD707",
        "column-without-rows",
        .error,
        "A column without rows for a front end that breaks on it."
    )
    package static let repeatedValue = DiagnosticCode(
        "PD708",
        "repeated-value",
        .error,
        "A value that stands twice where the front end looks a row up by it."
    )
    package static let codeNeeded = DiagnosticCode(
        "PD709",
        "code-needed",
        .error,
        "Rows without a code for a front end that knows places by their codes."
    )
    package static let unfitCode = DiagnosticCode(
        "PD710",
        "unfit-code",
        .error,
        "A code of another form than the front end takes."
    )
    package static let codeOutsideParent = DiagnosticCode(
        "PD711",
        "code-outside-parent",
        .error,
        "A code that the front end would put under another parent, or under none."
    )
    package static let orderByCode = DiagnosticCode(
        "PD712",
        "order-by-code",
        .warning,
        "Rows that the front end shows in another order, since their codes are keys that look like whole numbers."
    )
    package static let forbiddenValue = DiagnosticCode(
        "PD713",
        "forbidden-value",
        .error,
        "A value that the front end does not take, such as a blank one."
    )
    package static let reservedKey = DiagnosticCode(
        "PD714",
        "reserved-key",
        .error,
        "A key that the front end writes itself into the rows."
    )
    package static let numberValue = DiagnosticCode(
        "PD715",
        "number-value",
        .warning,
        "Codes that are numbers for a front end that compares values with `===`, where texts are usual."
    )
    package static let nameNeeded = DiagnosticCode(
        "PD716",
        "name-needed",
        .error,
        "Rows without a name for a front end that has names for keys, or shows nothing else."
    )
    package static let unfitTable = DiagnosticCode(
        "PD717",
        "unfit-table",
        .error,
        "A table of codes that cannot be read, or whose first line does not say what its columns are."
    )
}
