/// What stands between the fields of a line: a comma, or what spreadsheets of some countries write in its place.
struct CSVDialect: Equatable {
    let delimiter: UInt8

    /// Takes what the header has most of outside quotes: commas, semicolons or tabs; a comma where it has none.
    init(header: some Sequence<UInt8>) {
        var counts = (comma: 0, semicolon: 0, tab: 0)
        var isQuoted = false
        for byte in header {
            switch byte {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case 0x0A where !isQuoted, 0x0D where !isQuoted:
                self.init(counts)
                return
            case UInt8(ascii: ",") where !isQuoted: counts.comma += 1
            case UInt8(ascii: ";") where !isQuoted: counts.semicolon += 1
            case 0x09 where !isQuoted: counts.tab += 1
            default: break
            }
        }
        self.init(counts)
    }

    private init(_ counts: (comma: Int, semicolon: Int, tab: Int)) {
        if counts.tab > counts.comma, counts.tab >= counts.semicolon {
            delimiter = 0x09
        } else if counts.semicolon > counts.comma {
            delimiter = UInt8(ascii: ";")
        } else {
            delimiter = UInt8(ascii: ",")
        }
    }
}
