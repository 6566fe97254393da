package import PickBytes
package import PickModel
internal import PropertyList

/// Writes picker data as an SQLite database.
///
/// Regions are one table, `region`; a menu is two, `menu_column` and `menu_row`. Attributes are columns of their own. The
/// bytes depend on the data and the version of SQLite only.
package enum DatabaseExport {
    /// What `PRAGMA user_version` says: the version of the tables.
    package static let version = 1

    /// How many columns for attributes a table may have: SQLite's own limit is 2,000.
    private static let mostAttributes = 1000

    /// Writes the file of the database.
    package static func write(_ dataset: Dataset, to out: inout ByteWriter) throws(SQLiteFailure) {
        out.append(try bytes(dataset))
    }

    private static func bytes(_ dataset: Dataset) throws(SQLiteFailure) -> [UInt8] {
        let database = try SQLiteConnection()
        try database.run(
            """
            PRAGMA page_size = 4096;
            PRAGMA encoding = 'UTF-8';
            PRAGMA auto_vacuum = NONE;
            PRAGMA foreign_keys = ON;
            PRAGMA user_version = \(version);
            BEGIN;
            """
        )
        switch dataset {
        case .regions(let regions): try write(regions.tree, to: database)
        case .menu(let menu): try write(menu, to: database)
        }
        try database.run("COMMIT;")
        var bytes = try database.serialized()
        // Bytes 96 to 99 are the version of the library that wrote last, which says nothing about the data.
        if bytes.count >= 100 { for index in 96..<100 { bytes[index] = 0 } }
        return bytes
    }

    // MARK: - Regions

    private static func write(_ tree: NamedTree, to database: SQLiteConnection) throws(SQLiteFailure) {
        let attributes = try AttributeColumns(
            tree,
            0..<tree.count,
            besides: ["id", "parent_id", "level", "position", "code", "name"],
            most: mostAttributes
        )
        try database.run(
            """
            CREATE TABLE region (
              id INTEGER PRIMARY KEY,
              parent_id INTEGER REFERENCES region (id),
              level INTEGER NOT NULL,
              position INTEGER NOT NULL,
              code TEXT,
              name TEXT NOT NULL\(attributes.declarations)
            );
            """
        )
        let insert = try database.prepare(
            "INSERT INTO region VALUES (?, ?, ?, ?, ?, ?\(attributes.marks))"
        )
        var path = [Int](repeating: 0, count: max(tree.levelCounts.count, 1))
        var positions = [Int](repeating: 0, count: tree.levelCounts.count + 1)
        for entry in 0..<tree.count {
            let level = tree.level(entry)
            path[level] = entry
            positions[level] += 1
            positions[level + 1] = 0
            let values: [SQLiteValue] = [
                .integer(Int64(entry + 1)),
                level > 0 ? .integer(Int64(path[level - 1] + 1)) : .null,
                .integer(Int64(level + 1)),
                .integer(Int64(positions[level])),
                try text(tree.codeNode(entry), of: tree) ?? .null,
                try text(tree.nameNode(entry), of: tree) ?? .text(""),
            ]
            try insert.insert(values + (try attributes.values(entry)))
        }
        try database.run(
            """
            CREATE UNIQUE INDEX region_parent ON region (parent_id, position);
            CREATE INDEX region_code ON region (code);
            CREATE INDEX region_name ON region (name);
            """
        )
    }

    // MARK: - Menus

    private static func write(_ menu: Menu, to database: SQLiteConnection) throws(SQLiteFailure) {
        let tree = menu.tree
        let columns = menu.columns.map(\.entry.index)
        let rows = (0..<tree.count).filter { tree.level($0) == 1 }
        let columnAttributes = try AttributeColumns(
            tree,
            columns,
            besides: ["id", "position", "title"],
            most: mostAttributes
        )
        let rowAttributes = try AttributeColumns(
            tree,
            rows,
            besides: ["id", "column_id", "position", "code", "title"],
            most: mostAttributes
        )
        try database.run(
            """
            CREATE TABLE menu_column (
              id INTEGER PRIMARY KEY,
              position INTEGER NOT NULL UNIQUE,
              title TEXT\(columnAttributes.declarations)
            );
            CREATE TABLE menu_row (
              id INTEGER PRIMARY KEY,
              column_id INTEGER NOT NULL REFERENCES menu_column (id),
              position INTEGER NOT NULL,
              code TEXT,
              title TEXT NOT NULL\(rowAttributes.declarations)
            );
            """
        )
        let insertColumn = try database.prepare(
            "INSERT INTO menu_column VALUES (?, ?, ?\(columnAttributes.marks))"
        )
        let insertRow = try database.prepare(
            "INSERT INTO menu_row VALUES (?, ?, ?, ?, ?\(rowAttributes.marks))"
        )
        var id = 0
        for (index, column) in columns.enumerated() {
            let number = Int64(index + 1)
            let title = try text(tree.nameNode(column), of: tree) ?? .null
            try insertColumn.insert(
                [.integer(number), .integer(number), title] + (try columnAttributes.values(column))
            )
            var position: Int64 = 0
            var row = column + 1
            while row < tree.end(column) {
                id += 1
                position += 1
                let values: [SQLiteValue] = [
                    .integer(Int64(id)), .integer(number), .integer(position),
                    try text(tree.codeNode(row), of: tree) ?? .null,
                    try text(tree.nameNode(row), of: tree) ?? .text(""),
                ]
                try insertRow.insert(values + (try rowAttributes.values(row)))
                row = tree.end(row)
            }
        }
        try database.run(
            """
            CREATE UNIQUE INDEX menu_row_column ON menu_row (column_id, position);
            CREATE INDEX menu_row_code ON menu_row (code);
            """
        )
    }

    /// A name or code as text; nil where there is none.
    private static func text(_ node: Int?, of tree: NamedTree) throws(SQLiteFailure) -> SQLiteValue? {
        guard let text = node.flatMap({ tree.document.plainText($0) }) else { return nil }
        guard !text.utf8.contains(0) else { throw .nul }
        return .text(text)
    }
}
