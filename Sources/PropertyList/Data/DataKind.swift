/// What an input with data is, by its first bytes and the ending of its name.
package enum DataKind: Equatable {
    /// XML, binary, tagged JSON, or something that is none of all these.
    case propertyList
    /// An object, plain or tagged: only the whole text tells.
    case object
    case json
    case csv
    /// A module of JavaScript or TypeScript.
    case module
    /// Source code that is not read, with the name of its language.
    case program(String)
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
        if ending == "html" {
            self = .program("HTML")
            return
        }
        switch InputKind(head) {
        case .binary: self = .propertyList
        case .xml:
            let isMarkup = head.contains(UInt8(ascii: "<"))
            if ending == "json", !isMarkup {
                self = .json
            } else {
                self = Self.beginsWithMarkup(head) ? .propertyList : Self.named(ending) ?? .propertyList
            }
        case .tagged: self = ending == "csv" ? .csv : ending == "js" ? .module : .object
        case .other(let kind): self = Self.other(kind, head, ending)
        }
    }

    /// What a text is by the ending of its name alone.
    private static func named(_ ending: String?) -> DataKind? {
        switch ending {
        case "csv": .csv
        case "js": .module
        case "swift": .program("Swift")
        case "kt": .program("Kotlin")
        default: nil
        }
    }

    /// Whether the first character is `<`, byte order marks, NUL bytes of wide characters and white space aside.
    private static func beginsWithMarkup(_ head: [UInt8]) -> Bool {
        let first = head.first { ![0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0, 0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return first == UInt8(ascii: "<")
    }

    private static func other(_ kind: InputKind.Other, _ head: [UInt8], _ ending: String?) -> DataKind {
        switch kind {
        case .empty, .appleDouble, .html, .archive, .gzip, .pdf: return .propertyList
        case .json, .wideJSON: return ending == "csv" ? .csv : ending == "js" ? .module : .json
        case .bytes: return ending == "json" ? .json : ending == "csv" ? .csv : .propertyList
        case .openStep where ending == "json" || isEmptyObject(head): return .json
        case .text where ending == "json": return .json
        case .openStep, .text:
            if let kind = named(ending) { return kind }
            if ModuleText.begins(head) { return .module }
            return isTable(head) ? .csv : .propertyList
        }
    }

    /// The ending of a name in lower case, endings of the same meaning as one.
    private static func ending(_ name: String) -> String {
        guard let dot = name.lastIndex(of: ".") else { return "" }
        let ending = name[dot...].dropFirst().lowercased()
        switch ending {
        case "tsv", "tab": return "csv"
        case "mjs", "cjs", "ts", "mts", "cts": return "js"
        case "kts": return "kt"
        case "htm": return "html"
        default: return ending
        }
    }

    private static func isEmptyObject(_ head: [UInt8]) -> Bool {
        let text = head.drop { isXMLWhitespace($0) }
        return text.first == UInt8(ascii: "{")
            && text.dropFirst().drop { isXMLWhitespace($0) }.first == UInt8(ascii: "}")
    }

    /// The first columns of each table that this tool writes.
    private static let ownColumns = ["level_1", "column_1", "id,parent_id,level,position,name"]
        .map { Array($0.utf8) }

    /// Whether a text without a name is a table: its first line is a header that this tool writes, or says `sep=;`, or its
    /// first lines have the same number of fields.
    private static func isTable(_ head: [UInt8]) -> Bool {
        let mark = head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let text = head.dropFirst(mark)
        guard !text.contains(0) else { return false }
        if CSVDialect(separatorLine: text) != nil { return true }
        let lines = text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
        guard let header = lines.first else { return false }
        let isOwn = ownColumns.contains { columns in
            header.starts(with: columns)
                && [nil, UInt8(ascii: ",")].contains(header.dropFirst(columns.count).first)
        }
        if isOwn { return true }
        // The last line may be cut off, so it says nothing.
        let whole = head.count < 1024 ? lines[...] : lines.dropLast()
        guard whole.count > 1 else { return false }
        let delimiter = CSVDialect(header: header).delimiter
        let counts = whole.map { line in line.count { $0 == delimiter } }
        return counts[0] > 0 && !text.contains(UInt8(ascii: "\""))
            && counts.allSatisfy { $0 == counts[0] }
    }
}
