internal import PropertyList

/// What texts look like, for choosing among keys that could be names or codes.
enum TextLooks {
    /// Letters, digits and the few signs of codes; a digit among them, or capitals only.
    static func isCode(_ text: Span<UInt8>) -> Bool {
        guard text.count > 0, text.count <= 24 else { return false }
        var digits = 0
        var capitals = 0
        for index in 0..<text.count {
            let byte = text[index]
            if KeyForm.isDigit(byte) {
                digits += 1
            } else if KeyForm.isLetter(byte) {
                if byte & 0x20 == 0 { capitals += 1 }
            } else {
                switch byte {
                case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "."),
                    UInt8(ascii: "+"):
                    break
                default: return false
                }
            }
        }
        return digits > 0 || (capitals == text.count && text.count <= 6)
    }

    /// The end of a file's name: `.zip`, `.jpeg`.
    static func isFileName(_ text: Span<UInt8>) -> Bool {
        guard text.count > 4 else { return false }
        var letters = 0
        var index = text.count - 1
        while index > 0, letters < 5 {
            let byte = text[index]
            if byte == UInt8(ascii: ".") { return letters >= 2 }
            guard KeyForm.isLetter(byte) || KeyForm.isDigit(byte) else { return false }
            letters += 1
            index -= 1
        }
        return false
    }

    static func isDigits(_ text: Span<UInt8>) -> Bool {
        guard text.count > 0 else { return false }
        for index in 0..<text.count where !KeyForm.isDigit(text[index]) { return false }
        return true
    }

    /// A code of six digits or more before or behind something that is none: `110000北京市`, `东城区_110101`.
    static func hasGluedCode(_ text: Span<UInt8>) -> Bool {
        var before = 0
        while before < text.count, KeyForm.isDigit(text[before]) { before += 1 }
        var behind = 0
        while behind < text.count, KeyForm.isDigit(text[text.count - 1 - behind]) { behind += 1 }
        return before < text.count && (before >= 6 || behind >= 6)
    }

    /// How many characters, nearly: bytes that begin one.
    static func length(_ text: Span<UInt8>) -> Int {
        var count = 0
        for index in 0..<text.count where text[index] & 0xC0 != 0x80 { count += 1 }
        return count
    }

    /// Whether it ends as names of divisions do (省, 市, 区 …).
    static func isDivision(_ name: String) -> Bool {
        let ends: Set<Character> = ["省", "市", "区", "區", "县", "縣", "州", "盟", "旗", "镇", "乡", "道", "府"]
        guard name.count >= 2, let last = name.last else { return false }
        return ends.contains(last)
    }
}

/// What the values of one key, or of one place in a layout, look like together.
struct SampleLooks {
    private(set) var count = 0
    private(set) var distinct = 0
    private(set) var digits = 0
    private(set) var codes = 0
    private(set) var files = 0
    private(set) var lengths = 0
    private(set) var blanks = 0

    init(_ nodes: [Int], _ document: Document) {
        var seen: Set<Int> = []
        for node in nodes {
            count += 1
            guard document.kind(node).isText else {
                let text = document.plainText(node) ?? ""
                codes += 1
                digits += 1
                lengths += text.utf8.count
                seen.insert(text.hashValue)
                continue
            }
            seen.insert(document.textHash(node))
            document.withBytes(node) { text in
                if text.count == 0 { blanks += 1 }
                if TextLooks.isDigits(text) { digits += 1 }
                if TextLooks.isCode(text) { codes += 1 }
                if TextLooks.isFileName(text) { files += 1 }
                lengths += TextLooks.length(text)
            }
        }
        distinct = seen.count
    }

    func share(_ part: Int) -> Double { count == 0 ? 0 : Double(part) / Double(count) }
    var distinctShare: Double { share(distinct) }
    /// The mean length of those that are not empty.
    var meanLength: Double { count == blanks ? 0 : Double(lengths) / Double(count - blanks) }
}
