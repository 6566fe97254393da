import Testing

/// Texts that RFC 8259 allows, each with the shape that it has.
///
/// The shape names the nodes in order: `{` object, `[` array, `k` key, `s` string, `#` number, `t`, `f`, `n`.
struct AcceptCase: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let shape: String

    var testDescription: String { name }

    init(_ name: String, _ text: String, _ shape: String) {
        self.name = name
        self.text = text
        self.shape = shape
    }

    static let all: [AcceptCase] = [
        .init("empty object", "{}", "{"),
        .init("empty array", "[]", "["),
        .init("empty containers with space", "[ { } , [\n] ]", "[{["),
        .init("root string", #""x""#, "s"),
        .init("root number", "0", "#"),
        .init("root true", "true", "t"),
        .init("root null in space", " \t\r\nnull\r\n", "n"),
        .init("empty string", #""""#, "s"),
        .init("pair", #"{"a":1}"#, "{k#"),
        .init("pairs with space everywhere", " { \"a\" : [ 1 , 2 ] , \"b\" : { } } ", "{k[##k{"),
        .init("empty key", #"{"":null}"#, "{kn"),
        .init("the same key twice", #"{"a":1,"a":2}"#, "{k#k#"),
        .init("nested", #"[[[{"a":[{}]}]]]"#, "[[[{k[{"),
        .init("all literals", "[true,false,null]", "[tfn"),
        .init("minus zero", "-0", "#"),
        .init("fractions", "[0.5,-0.25,10.00]", "[###"),
        .init("exponents", "[1e5,1E+5,1e-5,0e0,0E10,1.5e09]", "[######"),
        .init("a number no double holds", "[1e999,123456789012345678901234567890]", "[##"),
        .init("every short escape", #""\"\\\/\b\f\n\r\t""#, "s"),
        .init("escapes of all lengths in UTF-8", #""\u0041\u00e9\u4E2D\uD83D\uDE00""#, "s"),
        .init("escaped NUL", #""\u0000""#, "s"),
        .init("escaped noncharacter", #""\uFFFF""#, "s"),
        .init("a pair in mixed case", #""\ud83D\uDe00""#, "s"),
        .init("an escaped backslash before a u", #""\\u12""#, "s"),
        .init("raw text of all lengths in UTF-8", "\"a\u{E9}\u{4E2D}\u{1F600}\"", "s"),
        .init("raw DEL and line separators", "\"\u{7F}\u{2028}\u{2029}\"", "s"),
        .init("raw noncharacters", "\"\u{FFFE}\u{FFFF}\u{10FFFF}\"", "s"),
        .init("a mark inside a string", "\"\u{FEFF}\"", "s"),
        .init("slashes and brackets in a string", #""//]}/*""#, "s"),
        .init("escaped key", #"{"\u0061":1}"#, "{k#"),
        .init("a string of 9 bytes", #""123456789""#, "s"),
        .init("Chinese beside ASCII", "[\"重庆 Chongqing 直辖市\",\"x\"]", "[ss"),
    ]
}
