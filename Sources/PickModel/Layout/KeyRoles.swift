/// What a key of a record may be for, by its word alone; type, position and distinctness decide among them.
struct KeyRoles: OptionSet, Sendable {
    let rawValue: UInt16

    /// Holds the name.
    static let name = KeyRoles(rawValue: 1)
    /// Holds the list of children.
    static let children = KeyRoles(rawValue: 1 << 1)
    /// Holds the code.
    static let code = KeyRoles(rawValue: 1 << 2)
    /// Holds the code of the record that it belongs under.
    static let parent = KeyRoles(rawValue: 1 << 3)
    /// Holds a number to sort by.
    static let order = KeyRoles(rawValue: 1 << 4)
    /// Something else that is known: pinyin, a place on the map, a flag.
    static let attribute = KeyRoles(rawValue: 1 << 5)
    /// Stands around the data.
    static let wrapper = KeyRoles(rawValue: 1 << 6)
    /// A weaker word for its role than the others: `value` beside `label`.
    static let weak = KeyRoles(rawValue: 1 << 7)
    /// A word that speaks of a menu's columns: `title`, `items`.
    static let column = KeyRoles(rawValue: 1 << 8)
    /// The initial letter that a section has for its name.
    static let letter = KeyRoles(rawValue: 1 << 9)
    /// Says "the one above" and not of which table, so that it may lead to a record beside it: `pid`.
    static let above = KeyRoles(rawValue: 1 << 11)
    /// The user said so.
    static let forced = KeyRoles(rawValue: 1 << 10)

    /// Any role that a plain word of prose would not have by chance.
    static let inRecord: KeyRoles = [.name, .children, .code, .parent, .order, .attribute, .letter]
}
