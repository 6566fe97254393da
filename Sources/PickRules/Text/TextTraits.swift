/// What a look at the bytes of a name tells: which rules have a reason to look closer.
///
/// Names of letters, digits and single spaces have none but the script they are written in.
struct TextTraits: OptionSet, Sendable, BitwiseCopyable {
    let rawValue: UInt32
    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A character that only the simplified script has.
    static let simplified = TextTraits(rawValue: 1)
    /// A character that only the traditional script has.
    static let traditional = TextTraits(rawValue: 1 << 1)
    /// A Chinese character.
    static let han = TextTraits(rawValue: 1 << 2)
    /// A letter, of any script.
    static let letter = TextTraits(rawValue: 1 << 3)
    /// A digit.
    static let digit = TextTraits(rawValue: 1 << 4)
    /// Kana: Japanese, whose characters belong to neither of the two scripts.
    static let kana = TextTraits(rawValue: 1 << 5)
    /// A letter of a script that runs from right to left.
    static let rightToLeft = TextTraits(rawValue: 1 << 6)
    /// White space, or an invisible character, where a single space between letters would be ordinary.
    static let space = TextTraits(rawValue: 1 << 7)
    /// A line feed, tab or line separator.
    static let lineBreak = TextTraits(rawValue: 1 << 8)
    /// A sign between the parts of a list, not of Latin text.
    static let separator = TextTraits(rawValue: 1 << 9)
    /// A comma or the like of ASCII, which is ordinary in Latin text.
    static let latinSeparator = TextTraits(rawValue: 1 << 10)
    /// A control, private or unassigned character.
    static let control = TextTraits(rawValue: 1 << 11)
    /// A mark that changes the direction of the text.
    static let direction = TextTraits(rawValue: 1 << 12)
    /// U+FFFD, or the first of the three characters that many of them become.
    static let replacement = TextTraits(rawValue: 1 << 13)
    /// What the first byte of a UTF-8 character looks like in Latin-1.
    static let misreadLead = TextTraits(rawValue: 1 << 14)
    /// What the other bytes of a UTF-8 character look like in Windows-1252.
    static let misreadTail = TextTraits(rawValue: 1 << 15)
    /// What UTF-8 that is read as GBK begins with.
    static let misreadFirst = TextTraits(rawValue: 1 << 16)
    /// What follows it then.
    static let misreadSecond = TextTraits(rawValue: 1 << 17)
    /// An ampersand.
    static let ampersand = TextTraits(rawValue: 1 << 18)
    /// A mark that combines, or a character with another normal form.
    static let composing = TextTraits(rawValue: 1 << 19)
    /// A full-width digit or Latin letter, or half-width kana.
    static let width = TextTraits(rawValue: 1 << 20)
    /// A bracket.
    static let bracket = TextTraits(rawValue: 1 << 21)
    /// A sign that people mark rows with.
    static let marker = TextTraits(rawValue: 1 << 22)
    /// A sign of addresses: `@`, `:`, or a slash.
    static let address = TextTraits(rawValue: 1 << 23)
    /// A capital letter of ASCII.
    static let capital = TextTraits(rawValue: 1 << 24)
    /// No text at all.
    static let empty = TextTraits(rawValue: 1 << 25)
    /// A run of digits at an end, and something else.
    static let glued = TextTraits(rawValue: 1 << 26)
    /// Digits and nothing else.
    static let number = TextTraits(rawValue: 1 << 27)

    /// What rules look closer at.
    static let remarkable: TextTraits = [
        .space, .lineBreak, .separator, .control, .direction, .replacement, .ampersand, .composing, .width,
        .bracket,
        .marker, .address, .empty, .glued, .number,
    ]
    /// What makes a name's folded text another than its bytes.
    static let folding = deepFolding.union(.capital)
    /// The same without capitals, which are folded byte by byte.
    static let deepFolding: TextTraits = [
        .space, .lineBreak, .control, .direction, .composing, .width, .empty,
    ]
}
