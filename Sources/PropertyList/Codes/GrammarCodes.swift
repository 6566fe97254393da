public import PickDiagnostics

// Faults of the property list's grammar. The names are those of the conformance cases.

extension DiagnosticCode {
    /// An element that property lists do not have.
    public static let unknownElement = DiagnosticCode(
        "PD106",
        "unknown-element",
        .error,
        "An element that property lists do not have."
    )
    /// A `<key>` that is not in a `<dict>`.
    public static let keyOutsideDict = DiagnosticCode(
        "PD107",
        "key-outside-dict",
        .error,
        "A `<key>` that is not in a `<dict>`."
    )
    /// A `<plist>` without a value.
    public static let plistEmpty = DiagnosticCode(
        "PD108",
        "plist-empty",
        .error,
        "A `<plist>` without a value."
    )
    /// A `<plist>` with more than one value.
    public static let plistTwoValues = DiagnosticCode(
        "PD109",
        "plist-two-values",
        .error,
        "A `<plist>` with more than one value."
    )
    /// A `<plist>` inside another element.
    public static let nestedPlist = DiagnosticCode(
        "PD110",
        "nested-plist",
        .error,
        "A `<plist>` inside another element."
    )
    /// Text where only elements may stand.
    public static let textInContainer = DiagnosticCode(
        "PD111",
        "text-in-container",
        .error,
        "Text where only elements may stand."
    )
    /// A key that no value follows.
    public static let keyWithoutValue = DiagnosticCode(
        "PD112",
        "key-without-value",
        .error,
        "A key that no value follows."
    )
    /// A value in a `<dict>` that no key precedes.
    public static let valueWithoutKey = DiagnosticCode(
        "PD113",
        "value-without-key",
        .error,
        "A value in a `<dict>` that no key precedes."
    )
    /// An element inside one that holds text.
    public static let elementInLeaf = DiagnosticCode(
        "PD114",
        "element-in-leaf",
        .error,
        "An element inside one that holds text."
    )
    /// `<true>` or `<false>` with content.
    public static let boolNotEmpty = DiagnosticCode(
        "PD115",
        "bool-not-empty",
        .error,
        "`<true>` or `<false>` with content."
    )
    /// Text that is not a whole number.
    public static let integerSyntax = DiagnosticCode(
        "PD116",
        "integer-syntax",
        .error,
        "Text that is not a whole number."
    )
    /// A whole number outside -2^63 … 2^64-1.
    public static let integerRange = DiagnosticCode(
        "PD117",
        "integer-range",
        .error,
        "A whole number outside -2^63 … 2^64-1."
    )
    /// Text that is not a real number.
    public static let realSyntax = DiagnosticCode(
        "PD118",
        "real-syntax",
        .error,
        "Text that is not a real number."
    )
    /// Text or a number that is not a date.
    public static let dateSyntax = DiagnosticCode(
        "PD119",
        "date",
        .error,
        "Text or a number that is not a date."
    )
    /// Text that is not base64.
    public static let base64 = DiagnosticCode("PD120", "base64", .error, "Text that is not base64.")
    /// More than 512 levels.
    public static let depth = DiagnosticCode("PD136", "depth", .error, "More than 512 levels.")
    /// A size that the reader refuses on principle.
    public static let tooLarge = DiagnosticCode(
        "PD137",
        "too-large",
        .error,
        "A size that the reader refuses on principle."
    )
    /// The reading ended at a thousand findings.
    public static let tooManyFindings = DiagnosticCode(
        "PD138",
        "too-many-findings",
        .error,
        "The reading ended at a thousand findings."
    )

    /// The codes of this file, in order.
    package static let grammarCodes: [DiagnosticCode] = [
        .unknownElement, .keyOutsideDict, .plistEmpty, .plistTwoValues, .nestedPlist,
        .textInContainer, .keyWithoutValue, .valueWithoutKey, .elementInLeaf, .boolNotEmpty,
        .integerSyntax, .integerRange, .realSyntax, .dateSyntax, .base64, .depth, .tooLarge,
        .tooManyFindings,
    ]
}
