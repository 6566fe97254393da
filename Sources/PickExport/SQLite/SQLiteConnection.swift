internal import CSQLite

/// A database in memory, through the system's SQLite.
@safe
final class SQLiteConnection {
    /// The functions of the library, which nothing changes once they are found; nil where it is not on this machine.
    private nonisolated(unsafe) static let library: pick_sqlite? = {
        var api = pick_sqlite()
        return unsafe pick_sqlite_load(&api) != 0 ? api : nil
    }()

    let api: pick_sqlite
    let database: OpaquePointer
    /// Thousands of instructions that are left to a hostile database.
    private let budget: UnsafeMutablePointer<Int64>

    /// The version of the library that runs; nil where there is none.
    static var libraryVersion: String? {
        guard let library = unsafe Self.library, let text = library.libversion() else { return nil }
        return unsafe String(cString: text)
    }

    /// An empty database.
    init() throws(SQLiteFailure) {
        guard let api = unsafe Self.library else { throw .missing }
        var database: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX
        let status = unsafe api.open_v2(":memory:", &database, flags, nil)
        guard status == SQLITE_OK, let database = unsafe database else {
            _ = unsafe api.close_v2(database)
            throw .message("out of memory")
        }
        self.api = api
        unsafe self.database = database
        unsafe budget = .allocate(capacity: 1)
        unsafe budget.initialize(to: Int64.max)
    }

    deinit {
        _ = unsafe api.close_v2(database)
        unsafe budget.deallocate()
    }

    /// What went wrong last.
    var failure: SQLiteFailure {
        guard let text = unsafe api.errmsg(database) else { return .message("an unknown error") }
        return .message(unsafe String(cString: text))
    }

    /// Runs statements that give no rows.
    func run(_ sql: String) throws(SQLiteFailure) {
        guard unsafe api.exec(database, sql, nil, nil, nil) == SQLITE_OK else { throw failure }
    }

    /// Compiles one statement.
    func prepare(_ sql: String) throws(SQLiteFailure) -> SQLiteStatement {
        var statement: OpaquePointer?
        let status = unsafe api.prepare_v2(database, sql, -1, &statement, nil)
        guard status == SQLITE_OK, let statement = unsafe statement else { throw failure }
        return unsafe SQLiteStatement(self, statement)
    }

    /// The database as the bytes of its file.
    func serialized() throws(SQLiteFailure) -> [UInt8] {
        var count: Int64 = 0
        guard let bytes = unsafe api.serialize(database, "main", &count, 0) else {
            throw .message("out of memory")
        }
        defer { unsafe api.free(bytes) }
        return unsafe Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }

    /// Lets the connection read a file's bytes, which must outlive it, and nothing that costs more than they are worth.
    @unsafe func open(_ bytes: UnsafeMutableBufferPointer<UInt8>) throws(SQLiteFailure) {
        unsafe withUnsafePointer(to: api) { unsafe pick_sqlite_harden($0, database) }
        let count = Int64(bytes.count)
        let status = unsafe api.deserialize(
            database,
            "main",
            bytes.baseAddress,
            count,
            count,
            UInt32(SQLITE_DESERIALIZE_READONLY)
        )
        guard status == SQLITE_OK else { throw failure }
        let longest = Int32(clamping: max(bytes.count, 1_000_000))
        _ = unsafe api.limit(database, SQLITE_LIMIT_LENGTH, longest)
        _ = unsafe api.limit(database, SQLITE_LIMIT_ATTACHED, 0)
        unsafe budget.pointee = 100_000 + count / 10
        unsafe withUnsafePointer(to: api) { unsafe pick_sqlite_set_budget($0, database, budget) }
    }
}
