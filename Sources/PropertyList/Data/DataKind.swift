/// What an input with data is, by its first bytes and the ending of its name.
package enum DataKind: Equatable {
    /// XML, binary, tagged JSON, or something that is none of all these.
    case propertyList
    /// An object, plain or tagged: only the whole text tells.
    case object
    case json
    case csv
    /// An SQLite database.
    case database

    /// What the first 16 bytes of each SQLite database are.
    private static let databaseMark = Array("SQLite format 3\0".utf8)

    /// Looks at the first bytes of an input (1,024 are enough) and at its name where it has one.
    package init(_ head: [UInt8], name: String?) {
        let ending = name.map(Self.ending)
        if head.starts(with: Self.databaseMark) {
            self = .database
            return
        }
        switch InputKind(head) {
        case .binary: self = .propertyList
        case .xml:
            let isMarkup = head.contains(UInt8(ascii: "<"))
            self = ending == "json" && !isMarkup ? .json : .propertyList
        case .tagged: self = ending == "csv" ? .csv : .object
        case .other(let kind): self = Self.other(kind, head, ending)
        }
    }

    private static func other(_ kind: InputKind.Other, _ head: [UInt8], _ ending: String?) -> DataKind {
        switch kind {
        case .empty, .appleDouble, .html: .propertyList
        case .json, .wideJSON: ending == "csv" ? .csv : .json
        case .archive, .gzip, .pdf: .propertyList
        case .bytes where ending == "json": .json
        case .bytes: ending == "csv" ? .csv : .propertyList
        case .openStep where ending == "json" || isEmptyObject(head): .json
        case .text where ending == "json": .json
        case .openStep, .text: ending == "csv" || isTable(head) ? .csv : .propertyList
        }
    }

    /// The ending of a name in lower case, endings of the same meaning as one.
    private static func ending(_ name: String) -> String {
        guard let dot = name.lastIndex(of: ".") else { return "" }
        let ending = name[dot...].dropFirst().lowercased()
        return ["tsv", "tab"].contains(ending) ? "csv" : ending
    }

    private static func isEmptyObject(_ head: [UInt8]) -> Bool {
        let text = head.drop { isXMLWhitespace($0) }
        return text.first == UInt8(ascii: "{")
            && text.dropFirst().drop { isXMLWhitespace($0) }.first == UInt8(ascii: "}")
    }

    /// Whether a text without a name is a table: its first line is a header that this tool writes, or its first lines
    /// have the same number of fields.
    private static func isTable(_ head: [UInt8]) -> Bool {
        let mark = head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let text = head.dropFirst(mark)
        let lines = text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
        guard let header = lines.first, !text.contains(0) else { return false }
        for known in ["level_1,", "level_1", "column_1", "id,parent_id,level,position,name"]
        where known.hasSuffix(",") ? header.starts(with: known.utf8) : header.elementsEqual(known.utf8) {
            return true
        }
        if header.starts(with: "id,parent_id,level,position,name".utf8) { return true }
        if header.starts(with: "column_1,column_2".utf8) { return true }
        // The last line may be cut off, so it says nothing.
        let whole = head.count < 1024 ? lines[...] : lines.dropLast()
        guard whole.count > 1 else { return false }
        let delimiter = CSVDialect(header: header).delimiter
        let counts = whole.map { line in line.count { $0 == delimiter } }
        return (counts.first ?? 0) > 0 && !text.contains(UInt8(ascii: "\""))
            && counts.allSatisfy { $0 == counts[0] }
    }
}
