package import PropertyList
internal import PickDiagnostics

/// Reads the picker data of an SQLite database into a ``Document``.
///
/// The tables are those that ``DatabaseExport`` writes; where there are none of them, all tables become lists of rows, so
/// that tables with ids and parents' ids are found by their columns. Nothing has a place in the file. Views, triggers and
/// virtual tables are not touched, and what would become larger than the file can be honest about is refused.
package enum DatabaseReader {
    /// Reads the bytes of a database's file.
    package static func read(_ bytes: [UInt8]) -> PropertyListReading {
        do throws(SQLiteFailure) {
            return PropertyListReading(document: try document(bytes), findings: [], source: nil)
        } catch {
            let finding = Diagnostic(.unreadableDatabase, error.words, at: nil)
            return PropertyListReading(document: nil, findings: [finding], source: nil)
        }
    }

    private static func document(_ bytes: [UInt8]) throws(SQLiteFailure) -> Document {
        guard bytes.count >= 100 else { throw .message("the file ends within the header of a database") }
        var copy = bytes
        // A database in write-ahead mode cannot be opened from memory; bytes 18 and 19 say so and nothing else.
        for index in 18...19 where copy[index] == 2 { copy[index] = 1 }
        var result: Result<Document, SQLiteFailure> = .failure(.missing)
        unsafe copy.withUnsafeMutableBufferPointer { buffer in
            do throws(SQLiteFailure) {
                let connection = try SQLiteConnection()
                unsafe try connection.open(buffer)
                var reader = DatabaseTables(connection, size: buffer.count)
                result = .success(try reader.document())
            } catch {
                result = .failure(error)
            }
        }
        return try result.get()
    }
}
