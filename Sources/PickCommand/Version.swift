/// The version of the tool.
enum Version {
    static let text = "0.1.0"
    /// The day of the version, as manual pages name it.
    static let date = "November 30, 2026"
}
