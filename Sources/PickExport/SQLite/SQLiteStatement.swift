internal import CSQLite
internal import PropertyList

/// A compiled statement of a ``SQLiteConnection``.
@safe
final class SQLiteStatement {
    private let connection: SQLiteConnection
    private let statement: OpaquePointer

    @unsafe init(_ connection: SQLiteConnection, _ statement: OpaquePointer) {
        self.connection = connection
        unsafe self.statement = statement
    }

    deinit { _ = unsafe connection.api.finalize(statement) }

    // MARK: - Writing

    /// Gives the parameters (from 1) values and runs the statement once.
    func insert(_ values: [SQLiteValue]) throws(SQLiteFailure) {
        var status = SQLITE_OK
        for (index, value) in values.enumerated() where status == SQLITE_OK {
            status = bind(value, Int32(index + 1))
        }
        guard status == SQLITE_OK else { throw connection.failure }
        status = unsafe connection.api.step(statement)
        // The reason is gone once the statement is reset.
        let failure = status == SQLITE_DONE ? nil : connection.failure
        _ = unsafe connection.api.reset(statement)
        if let failure { throw failure }
    }

    private func bind(_ value: SQLiteValue, _ index: Int32) -> Int32 {
        let api = connection.api
        // SQLite copies what it is told to be transient: minus one for a destructor.
        let transient = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .null: return unsafe api.bind_null(statement, index)
        case .integer(let number): return unsafe api.bind_int64(statement, index, number)
        case .real(let number): return unsafe api.bind_double(statement, index, number)
        case .text(var text):
            return text.withUTF8 { bytes in
                unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
                    // Without an address the value would be NULL.
                    unsafe api.bind_text(
                        statement,
                        index,
                        characters.baseAddress ?? UnsafePointer(bitPattern: 1),
                        Int32(clamping: characters.count),
                        transient
                    )
                }
            }
        case .blob(let bytes):
            return unsafe bytes.withUnsafeBufferPointer { buffer in
                unsafe api.bind_blob(
                    statement,
                    index,
                    buffer.baseAddress ?? UnsafePointer(bitPattern: 1),
                    Int32(clamping: buffer.count),
                    transient
                )
            }
        }
    }

    // MARK: - Reading

    /// Goes to the next row; false behind the last one.
    func next() throws(SQLiteFailure) -> Bool {
        switch unsafe connection.api.step(statement) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case SQLITE_INTERRUPT: throw .message("the work is more than the file is worth, so it is hostile")
        default: throw connection.failure
        }
    }

    var columnCount: Int { Int(unsafe connection.api.column_count(statement)) }

    func columnName(_ column: Int) -> String {
        guard let name = unsafe connection.api.column_name(statement, Int32(column)) else { return "" }
        return unsafe String(cString: name)
    }

    /// The text of a column; nil for NULL and blobs.
    func text(_ column: Int) -> String? {
        let kind = kind(column)
        guard kind != .null, kind != .blob else { return nil }
        return withBytes(column) { span in
            unsafe span.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
        }
    }

    func kind(_ column: Int) -> SQLiteKind {
        switch unsafe connection.api.column_type(statement, Int32(column)) {
        case SQLITE_INTEGER: .integer
        case SQLITE_FLOAT: .real
        case SQLITE_TEXT: .text
        case SQLITE_BLOB: .blob
        default: .null
        }
    }

    func integer(_ column: Int) -> Int64 { unsafe connection.api.column_int64(statement, Int32(column)) }

    func real(_ column: Int) -> Double { unsafe connection.api.column_double(statement, Int32(column)) }

    /// Lends the bytes of a text or blob.
    func withBytes<Result>(_ column: Int, _ body: (Span<UInt8>) -> Result) -> Result {
        let api = connection.api
        let index = Int32(column)
        let bytes: UnsafePointer<UInt8>?
        if kind(column) == .blob {
            unsafe bytes = api.column_blob(statement, index)?.assumingMemoryBound(to: UInt8.self)
        } else {
            unsafe bytes = api.column_text(statement, index)
        }
        let count = Int(unsafe api.column_bytes(statement, index))
        let buffer = unsafe UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : count)
        return body(unsafe Span(_unsafeElements: buffer))
    }
}

/// A value of a database.
enum SQLiteValue: Equatable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])
}

/// What a value of a database is.
enum SQLiteKind { case null, integer, real, text, blob }
