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

    /// How long the line is that ``init(separatorLine:)`` looks for, without its end.
    static let separatorLineLength = 5

    /// Takes what a first line `sep=;` says, which Excel writes and reads in front of the header; nil where it says nothing.
    init?(separatorLine text: some Collection<UInt8>) {
        let line = Array(text.prefix(Self.separatorLineLength + 1))
        guard line.count > Self.separatorLineLength, line.starts(with: "sep=".utf8),
            line[Self.separatorLineLength] == 0x0A || line[Self.separatorLineLength] == 0x0D
        else { return nil }
        let named = line[Self.separatorLineLength - 1]
        guard named == 0x09 || (0x20..<0x7F).contains(named), named != UInt8(ascii: "\"") else { return nil }
        delimiter = named
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
