internal import PickReference

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

        """
    }
}
