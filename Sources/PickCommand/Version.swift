internal import PickExport
internal import PickReference
internal import PropertyList

/// The version of the tool.
enum Version {
    static let text = "0.1.0"
    /// The day of the version, as manual pages name it.
    static let date = "November 30, 2026"

    /// The answer to `--version --verbose`.
    static var verbose: String {
        """
        pickdata \(text)
        cn, the divisions of China: \(ChinaTable.asOf), with changes since \(ChinaTable.years.lowerBound)
        libxml2: \(XMLLibrary.version)
        SQLite: \(SQLiteLibrary.version ?? "not found; databases need it")
        Swift: \(compiler)

        """
    }

    /// The compiler that made this binary; source code can only ask whether it is new enough.
    private static var compiler: String {
        #if compiler(>=6.4)
            "6.4 or later"
        #elseif compiler(>=6.3)
            "6.3"
        #else
            "6.2"
        #endif
    }
}
