/// Makes a property list of a rule's example: `[{name: 广东, cities: [广州, ↓广州]}]`.
package struct ExampleList {
    /// The XML property list.
    package private(set) var xml: [UInt8] = []
    /// The bytes that the marks `↓` stand before.
    package private(set) var marks: [Int] = []

    private let scalars: [Unicode.Scalar]
    private var place = 0

    package struct Failure: Error {
        let message: String
        let offset: Int
    }

    /// Reads the notation; `prologue` stands between the XML declaration and the `plist` element.
    package init(_ notation: String, prologue: String = "") throws {
        scalars = Array(notation.unicodeScalars)
        write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(prologue)<plist version=\"1.0\">\n")
        try value(indent: 0)
        skipSpace()
        guard place == scalars.count else { throw failure("nothing more can stand here") }
        write("\n</plist>\n")
    }

    private mutating func value(indent: Int) throws {
        skipSpace()
        takeMark()
        let inner = "\n" + String(repeating: "\t", count: indent + 1)
        let outer = "\n" + String(repeating: "\t", count: indent)
        if take("[") {
            write("<array>")
            while !take("]") {
                skipSpace()
                write(inner)
                try value(indent: indent + 1)
                skipSpace()
                _ = take(",")
                skipSpace()
            }
            write(outer + "</array>")
        } else if take("{") {
            write("<dict>")
            skipSpace()
            while !take("}") {
                skipSpace()
                takeMark()
                write(inner)
                moveLastMark(by: inner.utf8.count)
                try text("key")
                skipSpace()
                guard take(":") else { throw failure("':' is missing") }
                write(inner)
                try value(indent: indent + 1)
                skipSpace()
                _ = take(",")
                skipSpace()
            }
            write(outer + "</dict>")
        } else {
            try text(nil)
        }
    }

    /// The mark of a key is met before the white space that precedes the key.
    private mutating func moveLastMark(by count: Int) {
        if let last = marks.last, last + count == xml.count { marks[marks.count - 1] = xml.count }
    }

    private mutating func text(_ element: String?) throws {
        if place < scalars.count, scalars[place] == "'" {
            place += 1
            write("<\(element ?? "string")>")
            while place < scalars.count, scalars[place] != "'" { try character() }
            guard take("'") else { throw failure("a quotation mark is missing") }
            write("</\(element ?? "string")>")
            return
        }
        var word = String.UnicodeScalarView()
        while place < scalars.count, !["[", "]", "{", "}", ",", ":", "↓", "'"].contains(scalars[place]) {
            word.append(scalars[place])
            place += 1
        }
        let bare = String(word).split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        guard !bare.isEmpty else { throw failure("a value is missing") }
        if let element {
            write("<\(element)>\(bare)</\(element)>")
        } else if bare == "true" || bare == "false" {
            write("<\(bare)/>")
        } else if Int(bare) != nil {
            write("<integer>\(bare)</integer>")
        } else if Double(bare) != nil, bare.first?.isNumber ?? false {
            write("<real>\(bare)</real>")
        } else {
            write("<string>\(bare)</string>")
        }
    }

    private mutating func character() throws {
        if scalars[place] == "↓" {
            takeMark()
            return
        }
        var scalar = scalars[place]
        place += 1
        if scalar == "\\", place < scalars.count {
            switch scalars[place] {
            case "n": scalar = "\n"
            case "t": scalar = "\t"
            case "u":
                let end = scalars[place...].firstIndex(of: "}") ?? scalars.count - 1
                var digits = String.UnicodeScalarView()
                digits.append(contentsOf: scalars[(place + 2)..<end])
                guard let code = UInt32(String(digits), radix: 16), let made = Unicode.Scalar(code) else {
                    throw failure("no code point")
                }
                scalar = made
                place = end
            default: scalar = scalars[place]
            }
            place += 1
        }
        switch scalar {
        case "&": write("&amp;")
        case "<": write("&lt;")
        case ">": write("&gt;")
        default: write(String(Character(scalar)))
        }
    }

    private mutating func takeMark() {
        while take("↓") { marks.append(xml.count) }
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard place < scalars.count, scalars[place] == scalar else { return false }
        place += 1
        return true
    }

    private mutating func skipSpace() {
        while place < scalars.count, scalars[place] == " " || scalars[place] == "\n" { place += 1 }
    }

    private mutating func write(_ text: String) { xml += Array(text.utf8) }

    private func failure(_ message: String) -> Failure { Failure(message: message, offset: place) }
}
