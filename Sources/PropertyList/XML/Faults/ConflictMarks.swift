internal import PickDiagnostics

/// The marks that version control leaves in a file where a merge was not settled.
struct ConflictMarks {
    /// The mark that begins the conflict.
    let opening: Range<Int>
    let notes: [Diagnostic.Note]

    var message: String {
        "An unresolved merge: keep one of the two sides, and delete the lines with `<<<<<<<`, `=======` and `>>>>>>>`."
    }

    /// The conflict that begins at `start`; nil where none does.
    init?(_ text: [UInt8], at start: Int) {
        guard Self.isMark(UInt8(ascii: "<"), in: text, at: start) else { return nil }
        opening = start..<start + Self.length
        var notes: [Diagnostic.Note] = []
        var index = start
        // Each line once, until the conflict ends.
        while let end = text[index...].firstIndex(of: 0x0A) {
            index = end + 1
            if notes.isEmpty, Self.isMark(UInt8(ascii: "="), in: text, at: index) {
                notes.append(.init("the other side begins behind this line", at: index..<index + Self.length))
            } else if Self.isMark(UInt8(ascii: ">"), in: text, at: index) {
                notes.append(.init("it ends here", at: index..<index + Self.length))
                break
            }
        }
        self.notes = notes
    }

    private static let length = 7

    /// Whether a line begins at `start` with seven of `sign` and no more.
    static func isMark(_ sign: UInt8, in text: [UInt8], at start: Int) -> Bool {
        guard start + length <= text.count, start == 0 || text[start - 1] == 0x0A || text[start - 1] == 0x0D,
            text[start..<start + length].allSatisfy({ $0 == sign })
        else { return false }
        return start + length == text.count || text[start + length] != sign
    }
}
