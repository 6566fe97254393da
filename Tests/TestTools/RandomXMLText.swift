/// Random XML property lists as people and programs write them, the same for the same seed.
///
/// Made to be cut at wrong places: comments, CDATA sections, instructions and attributes hold text that looks like the
/// border of two values. One in four has a fault.
package struct RandomXMLText {
    private var generator: SeededGenerator
    private var text = ""
    private var newline = "\n"
    private var indent = "\t"
    private var root = "array"
    /// How the values of the root are called, where they are all of one kind.
    private var child: String?
    private var budget = 0

    /// The bytes of a property list, or nearly one.
    package static func make(seed: UInt64) -> [UInt8] {
        var maker = RandomXMLText(generator: SeededGenerator(seed: seed))
        return maker.document()
    }

    private init(generator: SeededGenerator) { self.generator = generator }

    private mutating func document() -> [UInt8] {
        newline = pick(["\n", "\n", "\n", "\n", "\n", "\r\n", "\r\n", "", "\r"])
        indent = pick(["\t", "\t", "  ", "    ", ""])
        root = pick(["array", "array", "dict"])
        child = pick(["dict", "dict", "dict", "array", "string", nil])
        budget = number(20...150)
        prolog()
        text += "<\(root)>"
        if chance(20) { comment() }
        if root == "dict" { pairs(depth: 1, most: 30) } else { items(depth: 1, most: 30) }
        line(0)
        text += "</\(root)>"
        if chance(20) { comment() }
        text += newline + "</plist>" + newline
        if chance(20) { comment() }
        var bytes = Array(text.utf8)
        if chance(15) { bytes = [0xEF, 0xBB, 0xBF] + bytes }
        if chance(4) { spoil(&bytes) }
        return bytes
    }

    private mutating func prolog() {
        if !chance(5) { text += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>" + newline }
        if chance(10) { comment() }
        if !chance(5) {
            text +=
                "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">"
                + newline
        }
        if chance(10) { comment() }
        text += pick([
            "<plist version=\"1.0\">", "<plist version=\"1.0\">", "<plist version='1.0' >", "<plist>",
            "<plist version=\"1.0\" a=\">\">", "<plist version=\"1.0\">\(border)<!-- -->",
            "<plist xmlns=\"urn:x\" version=\"1.0\">",
        ])
        text += newline
    }

    // MARK: Values

    private mutating func items(depth: Int, most: Int) {
        for _ in 0..<number(0...most) {
            between(depth)
            line(depth)
            value(depth: depth, depth == 1 ? child : nil)
        }
    }

    private mutating func pairs(depth: Int, most: Int) {
        for index in 0..<number(0...most) {
            between(depth)
            line(depth)
            let key = chance(60) ? "k" : chance(40) ? "e\u{301}" : chance(40) ? "CF$UID" : "k\(index)"
            text += chance(80) ? "<key/>" : "<key>\(chance(30) ? "<![CDATA[\(key)]]>" : key)</key>"
            line(depth)
            value(depth: depth, nil)
        }
    }

    private mutating func value(depth: Int, _ name: String?) {
        budget -= 1
        let mayNest = depth < 6 && budget > 0
        switch name ?? pick(mayNest ? Self.all : Self.leaves) {
        case "dict", "array":
            let name = name ?? pick(["dict", "array"])
            guard !chance(10) else {
                text += chance(2) ? "<\(name)/>" : "<\(name)></\(name)>"
                return
            }
            text += chance(60) ? "<\(name) >" : "<\(name)>"
            if mayNest {
                if name == "dict" {
                    pairs(depth: depth + 1, most: 4)
                } else {
                    items(depth: depth + 1, most: 4)
                }
            }
            line(depth)
            text += "</\(name)>"
        case "string": text += string()
        case "integer":
            text += "<integer>\(pick(["1", "-7", "0x1F", "007", " 5 ", "18446744073709551615"]))</integer>"
        case "real": text += "<real>\(pick(["1", "-0.5", "nan", "1e999", "2.5e-3"]))</real>"
        case "date":
            text +=
                "<date>\(pick(["2024-02-29T12:34:56Z", "2001-01-01T00:00:00Z", " 1969-12-31T23:59:59Z "]))</date>"
        case "data": text += "<data>\(newline)\(pick(["AAEC", "", "AP8=", "AA EC", "AAEB"]))\(newline)</data>"
        default: text += pick(["<true/>", "<false/>", "<true></true>"])
        }
    }

    private static let leaves = ["string", "string", "string", "integer", "real", "date", "data", "bool"]
    private static let all = leaves + ["dict", "array", "dict", "array"]

    private mutating func string() -> String {
        switch number(0...11) {
        case 0: return "<string/>"
        case 1: return "<string><![CDATA[\(border)]]></string>"
        case 2: return "<string>a<!-- \(border) -->b</string>"
        case 3: return "<string>\(newline)x\(newline)&amp;&#65;&#x0000000042;</string>"
        case 4: return "<string><?p \(border)?>y</string>"
        case 5: return "<string a=\"\(chance(3) ? "&lt;/dict&gt;" : "x>y")\">z</string>"
        case 6: return "<string>\u{FEFF}北京</string>"
        default: return "<string>\(pick(["a", "北京市", "é 𝒳", "a b  c", "Śrī", "]]&gt;"]))</string>"
        }
    }

    /// What may stand between two values.
    private mutating func between(_ depth: Int) {
        guard chance(12) else { return }
        line(depth)
        if chance(3) { text += "<?p \(border)?>" } else { comment() }
    }

    private mutating func comment() { text += chance(6) ? "<!---->" : "<!-- \(border) -->" }

    /// What the border of two values of the root looks like.
    private var border: String {
        let name = root == "dict" ? "string" : child ?? "dict"
        let next = root == "dict" ? "key" : name
        return "</\(name)>\(newline)\(indent)<\(next)>"
    }

    private mutating func line(_ depth: Int) {
        guard !chance(100) else { return }
        text += newline + String(repeating: indent, count: newline.isEmpty ? 0 : depth)
    }

    // MARK: Faults

    private mutating func spoil(_ bytes: inout [UInt8]) {
        let place = number(0...bytes.count - 1)
        switch number(0...8) {
        case 0: bytes.removeLast(bytes.count - place)
        case 1: bytes[place] = 0
        case 2: bytes[place] = 0xFF
        case 3: bytes[place] = UInt8(ascii: "<")
        case 4: bytes.insert(contentsOf: Array("&x;".utf8), at: place)
        case 5: bytes.insert(contentsOf: Array("<!--".utf8), at: place)
        case 6: bytes.insert(contentsOf: Array("<b/>".utf8), at: place)
        case 7: bytes.insert(contentsOf: Array("</\(root)><\(root)>".utf8), at: place)
        default: bytes.remove(at: place)
        }
    }

    // MARK: Chance

    private mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }

    /// True once in `times`.
    private mutating func chance(_ times: Int) -> Bool { number(1...times) == 1 }

    private mutating func pick<Element>(_ list: [Element]) -> Element { list[number(0...list.count - 1)] }
}
