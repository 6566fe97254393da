internal import PickBytes

/// The name of a table or column in SQL.
enum SQLiteName {
    /// The name in quotes, which let it be any text.
    static func quoted(_ name: String) -> String { "\"\(name.exchanging("\"", for: "\"\""))\"" }
}
