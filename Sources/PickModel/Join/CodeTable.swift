/// Codes of places by the names that lead to them, as a CSV table has them.
///
/// Three forms, told apart by the header: `path,code` with `浙江省/杭州市`; `level_1,level_1_code,level_2,level_2_code,…`, as
/// `convert --to csv` writes paths; `id,parent_id,…,name,code`, as it writes regions.
package struct CodeTable: Sendable {
    /// Why a table cannot be used; a sentence.
    package struct Failure: Error, Sendable {
        package let message: String
    }

    /// Nil stands for several codes of one path.
    private var codes: [[String]: String?] = [:]

    /// Reads the table.
    package init(csv bytes: [UInt8]) throws(Failure) {
        let table = try CSVTable(bytes)
        let header = table.header
        if let path = header.firstIndex(of: "path"), let code = header.firstIndex(of: "code") {
            for record in table.records where record.count > max(path, code) {
                add(record[path].split(separator: "/").map(String.init), record[code])
            }
        } else if header.contains("level_1") {
            addPaths(table)
        } else if let id = header.firstIndex(of: "id"), let parent = header.firstIndex(of: "parent_id"),
            let name = header.firstIndex(of: "name"), let code = header.firstIndex(of: "code")
        {
            try addRegions(table, id, parent, name, code)
        } else {
            throw Failure(
                message: "The first line of the table names none of these sets of columns: `path,code`; "
                    + "`level_1,level_1_code,…`; `id,parent_id,name,code`."
            )
        }
    }

    private mutating func addPaths(_ table: CSVTable) {
        var columns: [(name: Int, code: Int?)] = []
        while let name = table.header.firstIndex(of: "level_\(columns.count + 1)") {
            columns.append((name, table.header.firstIndex(of: "level_\(columns.count + 1)_code")))
        }
        for record in table.records {
            var path: [String] = []
            for column in columns {
                guard column.name < record.count, !record[column.name].isEmpty else { break }
                path.append(record[column.name])
                if let code = column.code, code < record.count { add(path, record[code]) }
            }
        }
    }

    private mutating func addRegions(
        _ table: CSVTable,
        _ id: Int,
        _ parent: Int,
        _ name: Int,
        _ code: Int
    ) throws(Failure) {
        var paths: [String: [String]] = [:]
        for (index, record) in table.records.enumerated() where record.count > max(id, parent, name, code) {
            var path: [String] = []
            if !record[parent].isEmpty {
                guard let above = paths[record[parent]] else {
                    throw Failure(
                        message:
                            "Line \(index + 2) of the table names the parent '\(record[parent])', which has no line "
                            + "before it."
                    )
                }
                path = above
            }
            // A table with parents that go round and round would end here, too: a parent stands before its children.
            guard path.count < 64 else {
                throw Failure(message: "Line \(index + 2) stands deeper than 64 levels.")
            }
            path.append(record[name])
            paths[record[id]] = path
            add(path, record[code])
        }
    }

    private mutating func add(_ path: [String], _ code: String) {
        guard !path.isEmpty, !code.isEmpty else { return }
        if let known = codes[path] {
            if known != code { codes[path] = .some(nil) }
        } else {
            codes[path] = code
        }
    }

    /// What came of a join.
    package struct Outcome: Sendable {
        package var dataset: Dataset
        /// A sentence for each thing that a person should know, without a full stop.
        package var sentences: [String]
    }

    /// Data with the codes that the table has for the paths of their rows; a row that has a code keeps it.
    package func join(_ dataset: Dataset) -> Outcome {
        let tree = dataset.tree
        var path: [String] = []
        var found: [Int: String] = [:]
        var missing: [String] = []
        var ambiguous: [String] = []
        for entry in 0..<tree.count {
            path.removeSubrange(min(tree.level(entry), path.count)...)
            path.append(tree.name(entry))
            guard tree.codeNode(entry) == nil else { continue }
            switch codes[path] {
            case .some(.some(let code)): found[entry] = code
            case .some(.none): ambiguous.append(path.joined(separator: "/"))
            case .none: missing.append(path.joined(separator: "/"))
            }
        }
        var sentences: [String] = []
        func rows(_ names: [String]) -> String {
            let few = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
            return
                "\(names.count) \(names.count == 1 ? "row has" : "rows have") \(few.isEmpty ? "" : "(\(few)) ")"
        }
        sentences.append("\(found.count) of \(tree.count) rows got a code from the table")
        if !missing.isEmpty { sentences.append(rows(missing) + "no path in the table") }
        if !ambiguous.isEmpty {
            sentences.append(rows(ambiguous) + "several codes in the table, and got none")
        }
        return Outcome(dataset: dataset.adding(codes: found), sentences: sentences)
    }
}
