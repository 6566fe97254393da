public import PickDiagnostics

// Faults of binary property lists. The names are those of the conformance cases.

extension DiagnosticCode {
    /// The file does not begin with `bplist`.
    public static let binaryMagic = DiagnosticCode(
        "PD140",
        "magic",
        .error,
        "The file does not begin with `bplist`."
    )
    /// A version of the binary format that only Apple's own code reads.
    public static let binaryVersion = DiagnosticCode(
        "PD141",
        "version",
        .error,
        "A version of the binary format that only Apple's own code reads."
    )
    /// The trailer contradicts the file.
    public static let binaryTrailer = DiagnosticCode(
        "PD142",
        "trailer",
        .error,
        "The trailer contradicts the file."
    )
    /// An object lies outside the objects.
    public static let objectOffset = DiagnosticCode(
        "PD143",
        "object-offset",
        .error,
        "An object lies outside the objects."
    )
    /// An object is longer than what is there.
    public static let objectLength = DiagnosticCode(
        "PD144",
        "object-length",
        .error,
        "An object is longer than what is there."
    )
    /// A reference to an object that does not exist.
    public static let objectRef = DiagnosticCode(
        "PD145",
        "object-ref",
        .error,
        "A reference to an object that does not exist."
    )
    /// An unknown kind of object.
    public static let marker = DiagnosticCode("PD146", "marker", .error, "An unknown kind of object.")
    /// A key that is not a string.
    public static let keyType = DiagnosticCode("PD147", "key-type", .error, "A key that is not a string.")
    /// A string whose bytes are not text.
    public static let stringEncoding = DiagnosticCode(
        "PD148",
        "string-encoding",
        .error,
        "A string whose bytes are not text."
    )
    /// A container that contains itself.
    public static let cycle = DiagnosticCode("PD149", "cycle", .error, "A container that contains itself.")
    /// Shared objects that unfold beyond reason.
    public static let expansion = DiagnosticCode(
        "PD150",
        "expansion",
        .error,
        "Shared objects that unfold beyond reason."
    )

    /// The codes of this file, in order.
    package static let binaryCodes: [DiagnosticCode] = [
        .binaryMagic, .binaryVersion, .binaryTrailer, .objectOffset, .objectLength, .objectRef,
        .marker, .keyType, .stringEncoding, .cycle, .expansion,
    ]
}
