/// The encodings that a property list may declare, by the names that documents use for them.
///
/// A closed table: what `iconv` knows differs from system to system, and a name from a document must not choose
/// among its options. One row a spelling, lower-case.
enum EncodingTable {
    enum Family: Equatable {
        case utf8, ascii, utf16, utf32
        /// `iconv`'s name; `strict` names a smaller set that the text must keep to.
        case iconv(String, strict: String?)
    }

    /// The encoding of a declared name; nil for unknown names.
    ///
    /// ASCII case does not matter (XML 1.0, 4.3.3).
    static func family(named name: String) -> Family? {
        // Nearly all documents: not worth making the table.
        if name == "UTF-8" || name == "utf-8" { return .utf8 }
        let lowered = String(
            decoding: name.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 },
            as: UTF8.self
        )
        return table[lowered]
    }

    private static let table: [String: Family] = {
        var table: [String: Family] = [
            "utf-8": .utf8, "utf8": .utf8, "us-ascii": .ascii, "ascii": .ascii,
            "utf-16": .utf16, "utf16": .utf16, "utf-16le": .utf16, "utf-16be": .utf16, "unicode": .utf16,
            "ucs-2": .utf16, "iso-10646-ucs-2": .utf16,
            "utf-32": .utf32, "utf32": .utf32, "utf-32le": .utf32, "utf-32be": .utf32, "ucs-4": .utf32,
            "iso-10646-ucs-4": .utf32,
            // GB 2312 is read with GBK's table and then held to its own repertoire: tables that are called
            // GB2312 differ on 0xA1A4 and 0xA1AA, and GBK's readings are what its documents mean.
            "gb2312": .iconv("GBK", strict: "EUC-CN"), "euc-cn": .iconv("GBK", strict: "EUC-CN"),
        ]
        for (name, spellings) in rows {
            for spelling in spellings { table[spelling] = .iconv(name, strict: nil) }
        }
        for part in 1...16 where part != 12 {
            let row = Family.iconv("ISO-8859-\(part)", strict: nil)
            table["iso-8859-\(part)"] = row
            table["iso8859-\(part)"] = row
            table["iso_8859-\(part)"] = row
        }
        for page in 1250...1258 {
            table["windows-\(page)"] = .iconv("CP\(page)", strict: nil)
            table["cp\(page)"] = .iconv("CP\(page)", strict: nil)
        }
        return table
    }()

    private static let rows: [(String, [String])] = [
        ("GBK", ["gbk", "cp936", "windows-936", "x-gbk"]),
        ("GB18030", ["gb18030", "gb-18030"]),
        ("BIG5", ["big5", "big-5", "cn-big5"]),
        ("BIG5-HKSCS", ["big5-hkscs", "big5hkscs"]),
        ("SHIFT_JIS", ["shift_jis", "shift-jis", "sjis", "x-sjis"]),
        ("CP932", ["windows-31j", "cp932", "ms932"]),
        ("EUC-JP", ["euc-jp", "eucjp", "x-euc-jp"]),
        ("EUC-KR", ["euc-kr", "euckr", "ks_c_5601-1987"]),
        ("EUC-TW", ["euc-tw", "euctw"]),
        ("CP949", ["cp949", "uhc", "windows-949"]),
        ("ISO-8859-1", ["latin1", "latin-1", "l1", "iso-latin-1"]),
        ("MACINTOSH", ["macintosh", "macroman", "x-mac-roman", "mac"]),
        ("KOI8-R", ["koi8-r"]),
        ("KOI8-U", ["koi8-u"]),
        ("TIS-620", ["tis-620"]),
        ("VISCII", ["viscii"]),
    ]
}
