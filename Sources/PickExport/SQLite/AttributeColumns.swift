internal import PickBytes
internal import PickJSON
internal import PickModel
internal import PropertyList

/// The columns of a table for what rows have beside their names and codes.
struct AttributeColumns {
    private let tree: NamedTree
    /// The names of the columns, in the order in which their keys are met.
    private(set) var names: [String] = []
    private var places: [String: Int] = [:]

    /// Looks which attributes the entries have.
    ///
    /// A column is called like the key, with a number where the table has such a column: SQLite does not tell capitals
    /// apart.
    init(
        _ tree: NamedTree,
        _ entries: some Sequence<Int>,
        besides taken: [String],
        most: Int
    ) throws(SQLiteFailure) {
        self.tree = tree
        var used = Set(taken)
        for entry in entries {
            for node in tree.attributeNodes(entry) {
                let key = Self.key(node, tree.document)
                guard places[key] == nil else { continue }
                guard names.count < most else { throw .tooManyColumns(most) }
                guard !key.utf8.contains(0) else { throw .nul }
                places[key] = names.count
                names.append(Self.free(key.isEmpty ? "value" : key, &used))
            }
        }
    }

    /// What follows the fixed columns in `CREATE TABLE`.
    var declarations: String { names.map { ",\n  \(Self.quoted($0))" }.joined() }

    /// What follows the fixed columns in `INSERT`.
    var marks: String { String(repeating: ", ?", count: names.count) }

    /// The values of an entry, one for each column.
    func values(_ entry: Int) throws(SQLiteFailure) -> [SQLiteValue] {
        guard !names.isEmpty else { return [] }
        var values = [SQLiteValue](repeating: .null, count: names.count)
        for node in tree.attributeNodes(entry) {
            guard let place = places[Self.key(node, tree.document)] else { continue }
            let value = tree.document.kind(node) == .key ? node + 1 : node
            values[place] = try Self.value(value, tree.document)
        }
        return values
    }

    private static func key(_ node: Int, _ document: Document) -> String {
        document.kind(node) == .key ? document.string(node) : ""
    }

    private static func free(_ name: String, _ used: inout Set<String>) -> String {
        if used.insert(name.lowercased()).inserted { return name }
        var number = 2
        while !used.insert("\(name)_\(number)".lowercased()).inserted { number += 1 }
        return "\(name)_\(number)"
    }

    private static func quoted(_ name: String) -> String { "\"\(name.exchanging("\"", for: "\"\""))\"" }

    /// Numbers stay numbers; dates are ISO 8601, lists and dicts JSON.
    private static func value(_ node: Int, _ document: Document) throws(SQLiteFailure) -> SQLiteValue {
        switch document.kind(node) {
        case .string, .key:
            let text = document.string(node)
            guard !text.utf8.contains(0) else { throw .nul }
            return .text(text)
        case .integer: return .integer(document.integer(node) ?? 0)
        case .unsignedInteger: return .text(document.plainText(node) ?? "")
        case .uid: return .integer(Int64(document.unsignedInteger(node) ?? 0))
        case .real: return .real(document.double(node) ?? 0)
        case .true: return .integer(1)
        case .false: return .integer(0)
        case .null: return .null
        case .data: return .blob(document.data(node))
        case .date, .dict, .array, .set:
            var out = ByteWriter()
            let options = JSONOptions(style: .compact, nonJSON: .string, nonFinite: .string)
            do {
                try JSONStream.write(document, from: node, to: &out, options)
            } catch {
                return .null
            }
            return .text(String(decoding: out.bytes().dropLast(), as: UTF8.self))
        }
    }
}
