/// Where a document may be cut, guessed from its beginning.
///
/// A guess is enough: what is between two cuts must be well-formed inside the root, or the cuts were no good.
struct PieceShape: Sendable {
    /// What opens and closes the root in a piece that does not have its tags.
    let prefix: [UInt8]
    let suffix: [UInt8]
    /// What stands around a cut: the end of one value of the root, white space, and the beginning of the next.
    let mark: [UInt8]
    /// How many bytes of ``mark`` stand before the cut.
    let leadCount: Int
    /// Where the first value of the root begins.
    let firstValue: Int
    /// Whether a carriage return stands before that.
    let hasEarlyCarriageReturn: Bool

    private static let longestMark = 256

    /// Looks at the first bytes of a text; nil when they show no place to cut at.
    init?(_ head: [UInt8]) {
        var scan = PrologueScan(text: head)
        guard scan.skipProlog(), let root = scan.rootName() else { return nil }
        guard let (space, name) = scan.firstValue() else { return nil }
        firstValue = scan.place
        hasEarlyCarriageReturn = head[..<firstValue].contains(0x0D)
        let tag = Self.tag(name)
        if root == "dict" {
            // Without indentation, the keys of all dicts look the same.
            guard name == "key", let last = space.last, last == 0x20 || last == 0x09 else { return nil }
            mark = [UInt8(ascii: ">")] + space + tag
        } else {
            mark = Self.tag("/" + name) + space + tag
        }
        guard mark.count <= Self.longestMark else { return nil }
        leadCount = mark.count - tag.count
        prefix = Self.tag("plist version=\"1.0\"") + Self.tag(root)
        suffix = Self.tag("/" + root) + Self.tag("/plist")
    }

    private static func tag(_ name: String) -> [UInt8] { Array("<\(name)>".utf8) }
}

/// Finds the first value of the root behind everything that may stand before it.
private struct PrologueScan {
    let text: [UInt8]
    private(set) var place = 0

    init(text: [UInt8]) { self.text = text }

    /// Goes behind the tag of `<plist>`.
    mutating func skipProlog() -> Bool {
        skipMisc()
        if skip("<!DOCTYPE") {
            guard skipTag(unless: UInt8(ascii: "[")) else { return false }
            skipMisc()
        }
        guard skip("<plist") else { return false }
        return skipTag(unless: UInt8(ascii: "/"))
    }

    /// Goes behind the tag of the root; nil when it is no bare `<array>` or `<dict>`.
    mutating func rootName() -> String? {
        skipMisc()
        if skip("<array>") { return "array" }
        return skip("<dict>") ? "dict" : nil
    }

    /// Goes to the first value; returns the white space before it and its element.
    mutating func firstValue() -> (space: [UInt8], name: String)? {
        skipMisc()
        var start = place
        while start > 0, isXMLWhitespace(text[start - 1]) { start -= 1 }
        for (name, element) in XMLElement.names where element != .plist {
            if text[place...].starts(with: Array("<\(name)>".utf8)) {
                return (Array(text[start..<place]), "\(name)")
            }
        }
        return nil
    }

    /// Goes behind white space, comments and processing instructions.
    private mutating func skipMisc() {
        while place < text.count {
            if isXMLWhitespace(text[place]) {
                place += 1
            } else if skip("<!--") {
                skipThrough("-->")
            } else if skip("<?") {
                skipThrough("?>")
            } else {
                return
            }
        }
    }

    /// Goes behind the `>` of the tag that is open; false when `refused` stands in it outside of quotes.
    private mutating func skipTag(unless refused: UInt8) -> Bool {
        while place < text.count {
            let byte = text[place]
            place += 1
            switch byte {
            case UInt8(ascii: ">"): return true
            case refused: return false
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                place = text[place...].firstIndex(of: byte).map { $0 + 1 } ?? text.count
            default: break
            }
        }
        return false
    }

    private mutating func skip(_ word: String) -> Bool {
        guard text[place...].starts(with: word.utf8) else { return false }
        place += word.utf8.count
        return true
    }

    private mutating func skipThrough(_ word: String) {
        while place < text.count, !text[place...].starts(with: word.utf8) { place += 1 }
        place = min(place + word.utf8.count, text.count)
    }
}
