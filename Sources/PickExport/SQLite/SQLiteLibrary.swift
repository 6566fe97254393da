/// The SQLite of this machine.
package enum SQLiteLibrary {
    /// Its version, such as 3.46.1, for which it is loaded; nil where there is none.
    package static var version: String? { SQLiteConnection.libraryVersion }
}
