/// The records of a CSV text (RFC 4180; a byte order mark and LF line ends are taken too).
struct CSVTable {
    let header: [String]
    private(set) var records: [[String]] = []

    /// Nil for a text without a record.
    init?(_ bytes: [UInt8]) {
        var records: [[String]] = []
        var record: [String] = []
        var field: [UInt8] = []
        var isQuoted = false
        var hasContent = false
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        func text() -> String { String(decoding: field, as: UTF8.self) }
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if isQuoted {
                if byte != UInt8(ascii: "\"") {
                    field.append(byte)
                } else if index < bytes.count, bytes[index] == byte {
                    field.append(byte)
                    index += 1
                } else {
                    isQuoted = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\"") where field.isEmpty:
                isQuoted = true
                hasContent = true
            case UInt8(ascii: ","):
                record.append(text())
                field = []
                hasContent = true
            case 0x0D where index < bytes.count && bytes[index] == 0x0A: break
            case 0x0A, 0x0D:
                if hasContent || !field.isEmpty { records.append(record + [text()]) }
                record = []
                field = []
                hasContent = false
            default: field.append(byte)
            }
        }
        if hasContent || !field.isEmpty { records.append(record + [text()]) }
        guard let first = records.first else { return nil }
        header = first.map { $0.trimmed.lowercased() }
        self.records = Array(records.dropFirst())
    }
}

extension String {
    fileprivate var trimmed: String {
        String(self.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
