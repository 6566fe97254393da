public import PickDiagnostics

// Lint of property lists. The names are those of the conformance cases.

extension DiagnosticCode {
    /// A key that its dict already has; the last value counts.
    public static let duplicateKey = DiagnosticCode(
        "PD139",
        "duplicate-key",
        .warning,
        "A key that its dict already has; the last value counts."
    )
    /// Legal, but CoreFoundation refuses the file.
    public static let appleRejects = DiagnosticCode(
        "PD160",
        "apple-rejects",
        .warning,
        "Legal, but CoreFoundation refuses the file."
    )
    /// Legal, but CoreFoundation reads another value.
    public static let appleDiffers = DiagnosticCode(
        "PD161",
        "apple-differs",
        .warning,
        "Legal, but CoreFoundation reads another value."
    )
    /// The file is not UTF-8.
    public static let encodingNotUtf8 = DiagnosticCode(
        "PD162",
        "encoding-not-utf8",
        .info,
        "The file is not UTF-8."
    )
    /// The file begins with a UTF-8 byte order mark.
    public static let bom = DiagnosticCode(
        "PD163",
        "bom",
        .info,
        "The file begins with a UTF-8 byte order mark."
    )
    /// The document type declaration is missing.
    public static let noDoctype = DiagnosticCode(
        "PD164",
        "no-doctype",
        .info,
        "The document type declaration is missing."
    )
    /// The document type declaration is not Apple's.
    public static let doctypeUnknown = DiagnosticCode(
        "PD165",
        "doctype-unknown",
        .info,
        "The document type declaration is not Apple's."
    )
    /// The root is not `<plist>`.
    public static let noPlistElement = DiagnosticCode(
        "PD166",
        "no-plist-element",
        .warning,
        "The root is not `<plist>`."
    )
    /// `<plist>` has no version.
    public static let noPlistVersion = DiagnosticCode(
        "PD167",
        "no-plist-version",
        .info,
        "`<plist>` has no version."
    )
    /// `<plist>` has a version other than 1.0.
    public static let plistVersion = DiagnosticCode(
        "PD168",
        "plist-version",
        .warning,
        "`<plist>` has a version other than 1.0."
    )
    /// An attribute that property lists do not have.
    public static let unknownAttribute = DiagnosticCode(
        "PD169",
        "unknown-attribute",
        .warning,
        "An attribute that property lists do not have."
    )
    /// A namespace declaration.
    public static let namespace = DiagnosticCode("PD170", "namespace", .warning, "A namespace declaration.")
    /// Two keys of a dict that look the same.
    public static let keysDifferOnlyByNormalization = DiagnosticCode(
        "PD171",
        "keys-differ-only-by-normalization",
        .warning,
        "Two keys of a dict that look the same."
    )
    /// More than 128 levels, which is all that iOS reads.
    public static let depthOverIosLimit = DiagnosticCode(
        "PD172",
        "depth-over-ios-limit",
        .warning,
        "More than 128 levels, which is all that iOS reads."
    )
    /// A whole number in hexadecimal.
    public static let integerHex = DiagnosticCode(
        "PD173",
        "integer-hex",
        .warning,
        "A whole number in hexadecimal."
    )
    /// A whole number with leading zeros: perhaps it should be text.
    public static let integerLeadingZeros = DiagnosticCode(
        "PD174",
        "integer-leading-zeros",
        .warning,
        "A whole number with leading zeros: perhaps it should be text."
    )
    /// White space around a number.
    public static let numberWhitespace = DiagnosticCode(
        "PD175",
        "number-whitespace",
        .warning,
        "White space around a number."
    )
    /// A real that is not a number or infinite.
    public static let realNotFinite = DiagnosticCode(
        "PD176",
        "real-not-finite",
        .warning,
        "A real that is not a number or infinite."
    )
    /// A real beyond the largest double.
    public static let realOverflow = DiagnosticCode(
        "PD177",
        "real-overflow",
        .warning,
        "A real beyond the largest double."
    )
    /// A real below the smallest double.
    public static let realUnderflow = DiagnosticCode(
        "PD178",
        "real-underflow",
        .warning,
        "A real below the smallest double."
    )
    /// White space around a date.
    public static let dateWhitespace = DiagnosticCode(
        "PD179",
        "date-whitespace",
        .warning,
        "White space around a date."
    )
    /// A date that leaves units out.
    public static let dateReduced = DiagnosticCode(
        "PD180",
        "date-reduced",
        .warning,
        "A date that leaves units out."
    )
    /// A date before 1583 or after 9999.
    public static let dateUnusualYear = DiagnosticCode(
        "PD181",
        "date-unusual-year",
        .warning,
        "A date before 1583 or after 9999."
    )
    /// Second 60, read as the next second.
    public static let dateLeapSecond = DiagnosticCode(
        "PD182",
        "date-leap-second",
        .warning,
        "Second 60, read as the next second."
    )
    /// A date with fractions of a second, which XML cannot hold.
    public static let dateFraction = DiagnosticCode(
        "PD183",
        "date-fraction",
        .info,
        "A date with fractions of a second, which XML cannot hold."
    )
    /// Base64 whose last digit has bits that do not count.
    public static let base64Noncanonical = DiagnosticCode(
        "PD184",
        "base64-noncanonical",
        .warning,
        "Base64 whose last digit has bits that do not count."
    )
    /// A raw carriage return in text, read as a line feed.
    public static let crInString = DiagnosticCode(
        "PD185",
        "cr-in-string",
        .warning,
        "A raw carriage return in text, read as a line feed."
    )
    /// A null, which XML cannot hold.
    public static let nullValue = DiagnosticCode("PD186", "null", .warning, "A null, which XML cannot hold.")
    /// A set, which XML cannot hold.
    public static let setValue = DiagnosticCode("PD187", "set", .warning, "A set, which XML cannot hold.")
    /// A binary property list of version 01.
    public static let bplistVersion = DiagnosticCode(
        "PD188",
        "bplist-version",
        .info,
        "A binary property list of version 01."
    )
    /// Unused bytes of the trailer are set.
    public static let bplistTrailer = DiagnosticCode(
        "PD189",
        "bplist-trailer",
        .info,
        "Unused bytes of the trailer are set."
    )
    /// Objects lie over each other.
    public static let bplistOverlap = DiagnosticCode(
        "PD190",
        "bplist-overlap",
        .warning,
        "Objects lie over each other."
    )

    /// The codes of this file, in order.
    package static let lintCodes: [DiagnosticCode] = [
        .duplicateKey, .appleRejects, .appleDiffers, .encodingNotUtf8, .bom, .noDoctype,
        .doctypeUnknown, .noPlistElement, .noPlistVersion, .plistVersion, .unknownAttribute,
        .namespace, .keysDifferOnlyByNormalization, .depthOverIosLimit, .integerHex,
        .integerLeadingZeros, .numberWhitespace, .realNotFinite, .realOverflow, .realUnderflow,
        .dateWhitespace, .dateReduced, .dateUnusualYear, .dateLeapSecond, .dateFraction,
        .base64Noncanonical, .crInString, .nullValue, .setValue, .bplistVersion, .bplistTrailer,
        .bplistOverlap,
    ]
}
