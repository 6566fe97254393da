/// How names below 台湾, 香港 and 澳门 are read, of which the list of divisions has none.
///
/// For the order of rows and the letters above them alone: nothing is said of such names.
enum UnlistedReadings {
    /// The first two digits of the codes of what they stand below.
    static let provinces: Set<String> = ["71", "81", "82"]

    /// By the digits and the name.
    private static let table: [String: String] = {
        var table: [String: String] = [:]
        let text = unsafe UnsafeBufferPointer(
            start: SmallTables.text.utf8Start + SmallTables.unlisted.lowerBound,
            count: SmallTables.unlisted.count
        )
        for line in unsafe String(decoding: text, as: UTF8.self).split(separator: "\n") {
            let cells = line.split(separator: "\t").map(String.init)
            guard cells.count == 4 else { continue }
            let short = cells[3].split(separator: " ").dropLast().joined(separator: " ")
            for name in Set(cells[1...2].flatMap { [$0, $0.replacingFirst("臺", with: "台")] }) {
                table[cells[0] + name] = cells[3]
                // 新竹 is a city and a county, which are read alike.
                if name.count > 2 { table[cells[0] + name.dropLast()] = short }
            }
        }
        return table
    }()

    /// The syllables of a name below the province whose codes begin with `digits`; nil where they are not known.
    static func reading(of name: String, below digits: String) -> String? {
        table[digits + name]
    }
}

extension String {
    /// The text with another first character where it begins with `old`.
    fileprivate func replacingFirst(_ old: Character, with new: Character) -> String {
        first == old ? String(new) + dropFirst() : self
    }
}
