public import PickDiagnostics

// Faults of inputs that are no property lists: JSON, CSV, databases. The names are our own.

extension DiagnosticCode {
    /// Text that is not CSV.
    public static let csvSyntax = DiagnosticCode("PD154", "csv-syntax", .error, "The file is not CSV.")
    /// A row of CSV with another number of fields than the header.
    public static let csvRaggedRow = DiagnosticCode(
        "PD155",
        "csv-ragged-row",
        .warning,
        "A row of CSV with more or fewer fields than the header."
    )
    /// A number of JSON that a property list cannot hold as it is written.
    public static let jsonNumber = DiagnosticCode(
        "PD156",
        "json-number",
        .warning,
        "A number of JSON that 64 bits do not hold as it is written."
    )
    /// A database that this tool cannot read.
    public static let unreadableDatabase = DiagnosticCode(
        "PD157",
        "unreadable-database",
        .error,
        "A database that is broken, or that has none of the tables of picker data."
    )

    /// The codes of this file, in order.
    package static let dataCodes: [DiagnosticCode] = [
        .csvSyntax, .csvRaggedRow, .jsonNumber, .unreadableDatabase,
    ]
}
