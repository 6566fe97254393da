public import PickDiagnostics

// Faults of XML. The names are those of the conformance cases.

extension DiagnosticCode {
    /// The file has no element.
    public static let emptyFile = DiagnosticCode("PD101", "empty", .error, "The file has no element.")
    /// The file is not XML: plain text, JSON, an OpenStep property list, AppleDouble or HTML.
    public static let notXml = DiagnosticCode(
        "PD102",
        "not-xml",
        .error,
        "The file is not XML: plain text, JSON, an OpenStep property list, AppleDouble or HTML."
    )
    /// The file ends before the property list does.
    public static let truncated = DiagnosticCode(
        "PD103",
        "truncated",
        .error,
        "The file ends before the property list does."
    )
    /// A start tag and an end tag do not belong together.
    public static let tagMismatch = DiagnosticCode(
        "PD104",
        "tag-mismatch",
        .error,
        "A start tag and an end tag do not belong together."
    )
    /// A tag is not written as XML asks.
    public static let tagSyntax = DiagnosticCode(
        "PD105",
        "tag-syntax",
        .error,
        "A tag is not written as XML asks."
    )
    /// Something stands before or behind the one root element.
    public static let extraContent = DiagnosticCode(
        "PD121",
        "extra-content",
        .error,
        "Something stands before or behind the one root element."
    )
    /// The XML declaration is misplaced or misspelt.
    public static let xmlDeclaration = DiagnosticCode(
        "PD122",
        "xml-declaration",
        .error,
        "The XML declaration is misplaced or misspelt."
    )
    /// The declared encoding is not known.
    public static let encodingUnknown = DiagnosticCode(
        "PD123",
        "encoding-unknown",
        .error,
        "The declared encoding is not known."
    )
    /// The declared encoding contradicts the bytes.
    public static let encodingMismatch = DiagnosticCode(
        "PD124",
        "encoding-mismatch",
        .error,
        "The declared encoding contradicts the bytes."
    )
    /// Bytes are not UTF-8.
    public static let badUtf8 = DiagnosticCode("PD125", "bad-utf8", .error, "Bytes are not UTF-8.")
    /// Bytes are not UTF-16 or UTF-32.
    public static let badUtf16 = DiagnosticCode(
        "PD126",
        "bad-utf16",
        .error,
        "Bytes are not UTF-16 or UTF-32."
    )
    /// Bytes do not fit the declared encoding.
    public static let badEncodedText = DiagnosticCode(
        "PD127",
        "bad-encoded-text",
        .error,
        "Bytes do not fit the declared encoding."
    )
    /// A character that XML forbids.
    public static let badCharacter = DiagnosticCode(
        "PD128",
        "bad-character",
        .error,
        "A character that XML forbids."
    )
    /// A character reference that XML forbids.
    public static let charref = DiagnosticCode(
        "PD129",
        "charref",
        .error,
        "A character reference that XML forbids."
    )
    /// A bare `&`, or an entity that XML does not predefine.
    public static let entity = DiagnosticCode(
        "PD130",
        "entity",
        .error,
        "A bare `&`, or an entity that XML does not predefine."
    )
    /// `--` inside a comment.
    public static let commentSyntax = DiagnosticCode("PD131", "comment", .error, "`--` inside a comment.")
    /// `]]>` in text.
    public static let textSyntax = DiagnosticCode("PD132", "text-syntax", .error, "`]]>` in text.")
    /// An attribute is not written as XML asks.
    public static let attribute = DiagnosticCode(
        "PD133",
        "attribute",
        .error,
        "An attribute is not written as XML asks."
    )
    /// The document type declaration is not written as XML asks.
    public static let doctypeSyntax = DiagnosticCode(
        "PD134",
        "doctype",
        .error,
        "The document type declaration is not written as XML asks."
    )
    /// A document type declaration with declarations of its own.
    public static let dtdInternalSubset = DiagnosticCode(
        "PD135",
        "dtd-internal-subset",
        .error,
        "A document type declaration with declarations of its own."
    )

    /// The codes of this file, in order.
    package static let xmlCodes: [DiagnosticCode] = [
        .emptyFile, .notXml, .truncated, .tagMismatch, .tagSyntax, .extraContent, .xmlDeclaration,
        .encodingUnknown, .encodingMismatch, .badUtf8, .badUtf16, .badEncodedText, .badCharacter,
        .charref, .entity, .commentSyntax, .textSyntax, .attribute, .doctypeSyntax,
        .dtdInternalSubset,
    ]
}
