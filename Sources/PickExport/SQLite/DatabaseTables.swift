internal import PickBytes
internal import PropertyList

/// Reads tables of an open database, and keeps account of what they unfold to.
struct DatabaseTables {
    /// More tables than this are the database of an app.
    private static let mostTables = 64
    private static let mostColumns = 2000

    private let connection: SQLiteConnection
    /// How many values and bytes of text may come yet: a value that is stored takes a byte of the file at least.
    private var valuesLeft: Int
    private var bytesLeft: Int

    init(_ connection: SQLiteConnection, size: Int) {
        self.connection = connection
        valuesLeft = size
        bytesLeft = 4 * size
    }

    mutating func document() throws(SQLiteFailure) -> Document {
        let tables = try names()
        var builder = DocumentBuilder()
        if tables.contains("region") {
            try rows(of: "region", to: &builder)
        } else {
            guard !tables.isEmpty else {
                throw .message("the database has no tables, and `region` or `menu_column` was expected")
            }
            let menu = ["menu_column", "menu_row"]
            let isMenu = menu.allSatisfy { tables.contains($0) }
            builder.begin(.dict, at: 0)
            for table in isMenu ? menu : tables {
                add(.key, table, to: &builder)
                try rows(of: table, to: &builder)
            }
            builder.end(at: 0)
        }
        guard !builder.hasOverflowed else { throw .message("more than 4 GB of texts or values") }
        return builder.finish(format: .database, encoding: nil)
    }

    /// The ordinary tables, in the order of the database.
    private func names() throws(SQLiteFailure) -> [String] {
        let list = try connection.prepare(
            "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
        )
        var names: [String] = []
        while try list.next() {
            guard let name = list.text(0), let sql = list.text(1) else { continue }
            let words = sql.prefix(64).split { $0 == " " || $0 == "\n" || $0 == "\t" }.prefix(2)
            guard words.map({ $0.uppercased() }) == ["CREATE", "TABLE"] else { continue }
            names.append(name)
            guard names.count <= Self.mostTables else {
                throw .message(
                    "the database has more than \(Self.mostTables) tables, so it is no picker data"
                )
            }
        }
        return names
    }

    // MARK: - Rows

    /// A list with a dict for each row of a table; columns that are NULL are left out.
    ///
    /// Rows come as they lie: to sort them SQLite would unfold all of them first, however large they become.
    private mutating func rows(
        of table: String,
        to builder: inout DocumentBuilder
    ) throws(SQLiteFailure) {
        let rows = try connection.prepare("SELECT * FROM \(Self.quoted(table)) NOT INDEXED")
        var keys = try Keys(rows, most: Self.mostColumns)
        builder.begin(.array, at: 0)
        while try rows.next() {
            builder.begin(.dict, at: 0)
            for column in keys.names.indices {
                try value(column, of: rows, &keys, to: &builder)
            }
            builder.end(at: 0)
        }
        builder.end(at: 0)
    }

    /// The names of a statement's columns, each with the first key that was made of it.
    private struct Keys {
        let names: [String]
        var nodes: [Int?]

        init(_ statement: SQLiteStatement, most: Int) throws(SQLiteFailure) {
            guard statement.columnCount <= most else { throw .message("more than \(most) columns") }
            names = (0..<statement.columnCount).map { statement.columnName($0) }
            nodes = [Int?](repeating: nil, count: names.count)
        }

        mutating func add(_ column: Int, to builder: inout DocumentBuilder) {
            if let node = nodes[column] {
                builder.addKey(like: node, at: 0..<0)
            } else {
                nodes[column] = builder.count
                DatabaseTables.add(.key, names[column], to: &builder)
            }
        }
    }

    private mutating func value(
        _ column: Int,
        of rows: SQLiteStatement,
        _ keys: inout Keys,
        to builder: inout DocumentBuilder
    ) throws(SQLiteFailure) {
        let kind = rows.kind(column)
        guard kind != .null else { return }
        keys.add(column, to: &builder)
        try self.value(column, of: rows, kind, to: &builder)
    }

    private mutating func value(
        _ column: Int,
        of rows: SQLiteStatement,
        _ kind: SQLiteKind,
        to builder: inout DocumentBuilder
    ) throws(SQLiteFailure) {
        valuesLeft -= 1
        switch kind {
        case .null: builder.addScalar(.null, bits: 0, at: 0..<0)
        case .integer:
            builder.addScalar(.integer, bits: UInt64(bitPattern: rows.integer(column)), at: 0..<0)
        case .real: builder.addScalar(.real, bits: rows.real(column).bitPattern, at: 0..<0)
        case .text, .blob:
            let isText = kind == .text
            var isValid = true
            bytesLeft -= rows.withBytes(column) { span in
                isValid = !isText || Self.isUTF8(span)
                if isValid { builder.addText(isText ? .string : .data, span, at: 0..<0) }
                return span.count
            }
            guard isValid else { throw .message("a text is not UTF-8") }
        }
        guard valuesLeft >= 0, bytesLeft >= 0 else {
            throw .message("the tables unfold to more than the file holds, so it is hostile")
        }
    }

    private static func isUTF8(_ text: Span<UInt8>) -> Bool {
        unsafe text.withUnsafeBufferPointer { buffer in
            var index = 0
            while index < buffer.count {
                let length = UTF8Length.at(index) { $0 < buffer.count ? unsafe buffer[$0] : 0 }
                guard length > 0 else { return false }
                index += length
            }
            return true
        }
    }

    private static func quoted(_ name: String) -> String { "\"\(name.exchanging("\"", for: "\"\""))\"" }

    private static func add(_ kind: NodeKind, _ text: String, to builder: inout DocumentBuilder) {
        var text = text
        text.withUTF8 { builder.addText(kind, unsafe Span(_unsafeElements: $0), at: 0..<0) }
    }

    private func add(_ kind: NodeKind, _ text: String, to builder: inout DocumentBuilder) {
        Self.add(kind, text, to: &builder)
    }
}
