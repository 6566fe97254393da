/// A layout in one line: `[{state, cities:[{city, areas:[string]}]}]`.
///
/// | written | means |
/// |---|---|
/// | `string` | a name that stands alone |
/// | `[X]`, `[]` | a list of X; a list that is always empty |
/// | `{state, @id, +pinyin, cities:[X]}` | a record: the key of the name, of the code, of an attribute, of the children |
/// | `^pid` | in tables: the key of the code of the record above |
/// | `areas?:[X]` | a key that not every record has |
/// | `{*:X}` | a dictionary whose keys are names |
/// | `{*:code}`, `{*:real}` | names with their codes; names with a value that is an attribute |
/// | `{#:X}`, `{item#:X}` | a dictionary whose keys are positions: `0`, `1`, …; `item0`, `item1`, … |
/// | `{@:X}` | a dictionary whose keys are codes |
/// | `{address:X}` | something that stands around the data |
/// | `{provinces:[X], cities:[Y]}` | tables whose records say which they belong under |
/// | `{p:[string], c:{*:[string]}}` | names, and lists by name beside them |
/// | `(string, string)` | a list whose first value is a name and whose others belong to it |
/// | `<en, zh-Hans>` | a dictionary that writes one name in several languages |
/// | `X\|Y` | either of them |
public struct LayoutNotation: Sendable, Equatable, CustomStringConvertible {
    package let shape: LayoutShape

    package init(_ shape: LayoutShape) { self.shape = shape }

    /// Reads the notation; what is wrong throws, with the character that it is wrong at.
    public init(_ text: String) throws(LayoutNotationError) {
        var parser = LayoutNotationParser(text)
        shape = try parser.parse()
    }

    /// The notation.
    public var description: String { shape.written }
}

/// Why a text is no layout notation.
public struct LayoutNotationError: Error, Sendable, Equatable {
    /// What is wrong.
    public let message: String
    /// At which character, from 0.
    public let offset: Int
}
