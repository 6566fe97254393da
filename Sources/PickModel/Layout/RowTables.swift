internal import PropertyList

extension ShapePlanner {
    /// Tables of rows that a tree or columns were written to: with parents' numbers, with a path in each row, or (as CSV)
    /// with independent columns.
    mutating func rowTable(_ array: Int) -> TablePlan? {
        guard hints.keys.isEmpty, let keys = columns(of: array) else { return nil }
        if let table = nodeTable(array, keys) { return .nodes(table) }
        if let table = pathTable(array, keys) { return .paths(table) }
        guard document.format == .csv, !areRecords(keys) else { return nil }
        return .columns(TablePlan.ColumnTable(array: array, keys: keys))
    }

    /// The distinct keys of the rows, in the order they are met; nil where this is no list of rows.
    ///
    /// Rows may lack keys: of tables, whose rows share the places of their keys, all are looked at.
    private func columns(of array: Int) -> [Int]? {
        let isTable = document.format == .csv || document.format == .database
        var columns: [Int] = []
        var known: Set<UInt32> = []
        var rows = 0
        for row in document.children(array) {
            guard document.kind(row) == .dict else { return nil }
            for key in document.children(row) where known.insert(document.keyPlace(key)).inserted {
                columns.append(key)
            }
            guard columns.count <= 4096 else { return nil }
            rows += 1
            if !isTable, rows == 16 { break }
        }
        return columns.isEmpty ? nil : columns
    }

    private mutating func nodeTable(_ array: Int, _ columns: [Int]) -> TablePlan.NodeTable? {
        var byWord: [String: Int] = [:]
        for key in columns { byWord[document.string(key)] = key }
        guard let id = byWord["id"], let name = byWord["name"], let level = byWord["level"],
            let position = byWord["position"]
        else { return nil }
        // In a database NULL is no value, and the first level has no other.
        let parent = byWord["parent_id"]
        guard parent != nil || document.format == .database else { return nil }
        var table = TablePlan.NodeTable(
            array: array,
            id: keys.number(of: id),
            parent: parent.map { keys.number(of: $0) },
            name: keys.number(of: name)
        )
        table.code = byWord["code"].map { keys.number(of: $0) }
        table.derived = [keys.number(of: level), keys.number(of: position)]
        table.columns = columns
        return table
    }

    /// `level_1, level_1_code, level_2 …`, or in CSV the words for the levels of a country.
    private mutating func pathTable(_ array: Int, _ columns: [Int]) -> TablePlan.PathTable? {
        var table = TablePlan.PathTable(array: array, levels: [])
        let words = columns.map { document.string($0).lowercased() }
        let isNumbered = words.first == "level_1"
        guard isNumbered || document.format == .csv && columns.count > 1 else { return nil }
        for (key, word) in zip(columns, words) {
            let number = keys.number(of: key)
            if let last = table.levels.indices.last, table.levels[last].code == nil,
                Self.isCode(word, of: document.string(table.levels[last].nameNode).lowercased())
            {
                table.levels[last].code = number
                table.levels[last].codeNode = key
            } else {
                let level = table.levels.count
                guard isNumbered ? word == "level_\(level + 1)" : Self.isLevel(word, level) else {
                    return nil
                }
                table.levels.append(TablePlan.PathTable.Level(name: number, nameNode: key))
            }
        }
        return isNumbered || table.levels.count > 1 ? table : nil
    }

    private static func isCode(_ word: String, of name: String) -> Bool {
        let base = name.hasSuffix("_name") ? String(name.dropLast(5)) : name
        return ["\(name)_code", "\(base)_code", "\(base)code", "\(base)_id", "\(base)id"].contains(word)
    }

    private static let levelWords: [[String]] = [
        ["province", "state", "province_name", "state_name", "省", "省份"],
        ["city", "prefecture", "city_name", "市", "城市"],
        ["area", "district", "county", "area_name", "district_name", "county_name", "区", "县", "区县"],
        ["street", "town", "street_name", "town_name", "街道", "乡镇"],
    ]

    private static func isLevel(_ word: String, _ level: Int) -> Bool {
        levelWords.indices.contains(level) && levelWords[level].contains(word)
    }

    /// Whether the titles of a CSV table name the parts of a record: a name, and a code or a parent beside it.
    private mutating func areRecords(_ columns: [Int]) -> Bool {
        var hasName = false
        var hasCode = false
        for key in columns {
            let roles = keys.entries[keys.number(of: key)].roles
            if roles.contains(.name), roles.isDisjoint(with: [.weak, .children]) { hasName = true }
            if !roles.isDisjoint(with: [.code, .parent]), !roles.contains(.name) { hasCode = true }
        }
        return hasName && hasCode
    }
}
