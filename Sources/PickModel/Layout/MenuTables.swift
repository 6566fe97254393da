internal import PropertyList

/// `{menu_column:[{id, title}], menu_row:[{column_id, title, code}]}`: a menu as this tool writes it into a database.
extension ShapePlanner {
    func menuTables(_ root: Int) -> TablePlan? {
        guard document.childCount(root) == 2 else { return nil }
        let keys = Array(document.children(root))
        guard document.text(keys[0], equals: "menu_column"), document.text(keys[1], equals: "menu_row"),
            keys.allSatisfy({ key in
                document.kind(key + 1) == .array
                    && document.children(key + 1).allSatisfy { document.kind($0) == .dict }
            }), keys[0] + 2 < document.next(after: keys[0] + 1)
        else { return nil }
        return .menu(TablePlan.MenuTables(columns: keys[0] + 1, rows: keys[1] + 1))
    }
}

extension TreeAssembler {
    /// Builds the columns, each with the rows that name it; rows of no column come last in one without a title.
    mutating func menu(_ tables: TablePlan.MenuTables) {
        var rows: [String: [Int]] = [:]
        for row in inOrder(tables.rows) {
            rows[value("column_id", of: row).flatMap { document.plainText($0) } ?? "", default: []].append(
                row
            )
        }
        for column in inOrder(tables.columns) {
            let entry = open(column, besides: ["id", "position"])
            let id = value("id", of: column).flatMap { document.plainText($0) } ?? ""
            let own = rows.removeValue(forKey: id) ?? []
            if own.isEmpty { builder.insert(.childrenEmpty, entry) }
            for row in own { emit(row) }
            builder.close(entry)
        }
        for row in inOrder(tables.rows) {
            let id = value("column_id", of: row).flatMap { document.plainText($0) } ?? ""
            guard let lost = rows.removeValue(forKey: id) else { continue }
            findings.orphan(row, document, parent: id, among: tables.columns)
            let entry = builder.open(name: NamedTree.none, source: row)
            for row in lost { emit(row) }
            builder.close(entry)
        }
    }

    private mutating func emit(_ row: Int) {
        builder.close(open(row, besides: ["id", "column_id", "position"]))
    }

    /// Opens an entry for a row of a table: its title, its code, and what else it has.
    private mutating func open(_ row: Int, besides own: [StaticString]) -> Int {
        let title = value("title", of: row)
        let code = value("code", of: row)
        let entry = builder.open(name: NamedTree.none, source: row)
        if let title { builder.setName(entry, title) }
        if let code { builder.setCode(entry, code) }
        for key in document.children(row) where key + 1 != title && key + 1 != code {
            if !own.contains(where: { document.text(key, equals: $0) }) { builder.addAttribute(entry, key) }
        }
        return entry
    }

    private func value(_ key: StaticString, of row: Int) -> Int? {
        document.children(row).first { document.text($0, equals: key) }.map { $0 + 1 }
    }
}
