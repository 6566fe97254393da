internal import PickDiagnostics

extension XMLFaultScanner {
    /// What stands before the root: declaration, comments, instructions, document type.
    mutating func scanProlog() {
        scanDeclaration()
        hasSeenMarkup = index > 0
        var hasDoctype = false
        while !hasEnded {
            skipWhitespace()
            guard let byte = current else {
                fail(
                    .emptyFile,
                    "The file has no element: a property list is expected here.",
                    at: index..<index
                )
                return
            }
            guard byte == UInt8(ascii: "<") else {
                scanTextOutsideRoot("before the root element")
                if hasSeenRoot { return }
                continue
            }
            if starts(with: "<!--") {
                scanComment()
            } else if starts(with: "<?") {
                scanInstruction()
            } else if starts(with: "<!") {
                if endsInside("<!DOCTYPE") || endsInside("<!--") {
                    failAtEnd("inside a declaration")
                } else if hasDoctype {
                    fail(.doctypeSyntax, "A second document type declaration.", at: index..<index + 2)
                } else {
                    hasDoctype = true
                    scanDoctype()
                }
            } else {
                return
            }
            hasSeenMarkup = true
        }
    }

    private mutating func scanDeclaration() {
        let start = index
        skipWhitespace()
        guard starts(with: "<?xml"), index + 5 < text.count, isXMLWhitespace(text[index + 5]) else {
            index = start
            return
        }
        if index > start {
            repair(
                .xmlDeclaration,
                "The XML declaration must be the very first thing in the file: delete the white space before it. "
                    + coreFoundationAccepts,
                at: index..<index + 5,
                "delete the white space before the declaration",
                [Fix.Edit(start..<index, "")]
            )
        }
        index += 5
        scanPseudoAttributes()
    }

    private mutating func scanPseudoAttributes() {
        var expected = PseudoAttribute.allCases
        while !hasEnded {
            let gap = index
            skipWhitespace()
            if starts(with: "?>") {
                if expected.count == 3 { failWithoutVersion() }
                index += 2
                return
            }
            guard let byte = current else {
                failAtEnd("inside the XML declaration")
                return
            }
            guard gap < index, XMLCharacters.isNameStart(UInt32(byte)), byte < 0x80 else {
                failDeclaration("`?>` is expected here.")
                return
            }
            guard let place = expected.firstIndex(where: { starts(with: $0.name) }) else {
                if PseudoAttribute.allCases.contains(where: { endsInside($0.name) }) {
                    failAtEnd("inside the XML declaration")
                } else {
                    failDeclaration("Only version, encoding and standalone may stand here, in this order.")
                }
                return
            }
            if expected.count == 3, place > 0 {
                failWithoutVersion()
                return
            }
            index += expected[place].name.utf8CodeUnitCount
            let name = expected[place]
            expected.removeFirst(place + 1)
            scanPseudoValue(of: name)
        }
    }

    /// What an XML declaration may say.
    private enum PseudoAttribute: CaseIterable {
        case version, encoding, standalone

        var name: StaticString {
            switch self {
            case .version: "version"
            case .encoding: "encoding"
            case .standalone: "standalone"
            }
        }
    }

    private mutating func scanPseudoValue(of name: PseudoAttribute) {
        skipWhitespace()
        if current == UInt8(ascii: "=") {
            index += 1
        } else if !isAtEnd {
            failDeclaration("`=` is expected here.")
        }
        guard !hasEnded else { return }
        skipWhitespace()
        guard let quote = current else {
            failAtEnd("inside the XML declaration")
            return
        }
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            failDeclaration("The value must stand in quotes.")
            return
        }
        let start = index + 1
        index = start
        while let byte = current, byte != quote {
            if byte == UInt8(ascii: "<") || starts(with: "?>") {
                failDeclaration("The value has no closing quote.", isTaken: name != .encoding)
                return
            }
            index += 1
        }
        guard !isAtEnd else {
            failAtEnd("inside the XML declaration")
            return
        }
        switch name {
        case .version where !isKnownVersion(start..<index):
            index = start
            failDeclaration("Only version 1.0 of XML is read.")
        case .standalone
        where text[start..<index] != ArraySlice("yes".utf8)
            && text[start..<index] != ArraySlice("no".utf8):
            index = start
            failDeclaration(
                "standalone may only be \"yes\" or \"no\"; property lists need none, leave it out."
            )
        default: index += 1
        }
    }

    private func isKnownVersion(_ range: Range<Int>) -> Bool {
        guard range.count >= 3, starts(with: "1.", at: range.lowerBound) else { return false }
        return text[range.dropFirst(2)].allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    }

    private mutating func failWithoutVersion() {
        let message = "The XML declaration has no version: write <?xml version=\"1.0\"… ."
        let words = coreFoundationTakesInstruction ? message + " " + coreFoundationAccepts : message
        fail(.xmlDeclaration, words, at: index..<index)
    }

    /// CoreFoundation goes to the next `?>`, whatever stands before it; of the rest it asks for the encoding only.
    private mutating func failDeclaration(_ message: String, isTaken: Bool = true) {
        let words = "The XML declaration is not well-formed. " + message
        let accepts = isTaken && coreFoundationTakesInstruction
        fail(.xmlDeclaration, accepts ? words + " " + coreFoundationAccepts : words, at: index..<index + 1)
    }

    /// Text before or behind the root.
    mutating func scanTextOutsideRoot(_ place: String) {
        let start = index
        let isNul = text[start] == 0
        if !isNul, open.isEmpty, !hasSeenRoot, repairTextBeforeDocument() { return }
        while let byte = current, byte != UInt8(ascii: "<"), !isXMLWhitespace(byte) { index += 1 }
        let what = isNul ? "NUL bytes" : "Text"
        let message = "\(what) \(place): only white space and comments may stand there, delete it."
        let isBehind = !open.isEmpty || hasSeenRoot
        var fixes: [Fix] = []
        if isNul, isBehind, text[start...].allSatisfy({ $0 == 0 }) {
            fixes = [Fix("delete the NUL bytes", .safe, [Fix.Edit(start..<text.count, "")])]
        }
        let words = isBehind ? message + " " + coreFoundationAccepts : message
        fail(.extraContent, words, at: start..<min(index, start + 200), fixes: fixes)
    }

    /// Text before the XML declaration or the root, and a second byte order mark.
    private mutating func repairTextBeforeDocument() -> Bool {
        let start = index
        var end = index
        while end < text.count, text[end] != UInt8(ascii: "<") { end += 1 }
        guard end < text.count else { return false }
        if let length = lengthOfRootName, let close = text[start..<end].firstIndex(of: UInt8(ascii: ">")) {
            repair(
                .tagSyntax,
                length == 5
                    ? "`<` is missing before `\(shown(start..<close + 1))`."
                    : "The beginning of <plist> is missing before `\(shown(start..<close + 1))`.",
                at: start..<close + 1,
                "write `<plist`",
                [Fix.Edit(start..<start + length, "<plist")],
                safety: .unsafe
            )
            open.append(OpenElement(name: start..<start + length, start: start, element: .plist))
            hasSeenRoot = true
            index = close + 1
            return true
        }
        let isMark = starts(with: "\u{FEFF}") && text[(start + 3)..<end].allSatisfy { isXMLWhitespace($0) }
        var last = end
        while last > start, isXMLWhitespace(text[last - 1]) { last -= 1 }
        let from = hasSeenMarkup ? start : 0
        let message =
            isMark
            ? "A byte order mark that is not the file's first bytes: delete it."
            : "Text before the root element: only white space and comments may stand there, delete it."
        repair(
            .extraContent,
            message,
            at: start..<min(last, start + 200),
            isMark ? "delete the byte order mark" : "delete the text",
            [Fix.Edit(from..<end, "")],
            safety: isMark ? .safe : .unsafe
        )
        index = end
        if !hasSeenMarkup {
            scanDeclaration()
            // Text behind the declaration is deleted alone.
            hasSeenMarkup = index > end
        }
        return true
    }

    /// How much of the word `plist` stands here, its end at least, in what was a start tag; nil where none does.
    private var lengthOfRootName: Int? {
        let name = Array("plist".utf8)
        return (2...name.count).first { length in
            guard index + length < text.count,
                text[index..<index + length].elementsEqual(name.suffix(length)),
                let next = text[(index + length)...].firstIndex(where: { !isXMLWhitespace($0) })
            else { return false }
            return text[next] == UInt8(ascii: ">")
                || next > index + length && starts(with: "version", at: next)
        }
    }

    /// What stands behind the root: comments and instructions only.
    mutating func scanEpilog() {
        while !hasEnded {
            skipWhitespace()
            guard let byte = current else { return }
            guard byte == UInt8(ascii: "<") else {
                scanTextOutsideRoot("behind the root element")
                return
            }
            if starts(with: "<!--") {
                scanComment()
            } else if starts(with: "<?"), !isDeclaration {
                scanInstruction()
            } else if endsInside("<!--") || endsInside("<?") {
                failAtEnd("inside markup")
            } else if starts(with: "</") {
                repairSurplusEndTag()
            } else {
                let what =
                    starts(with: "<!")
                    ? "A declaration" : isDeclaration ? "A second document" : "A second root element"
                let message =
                    "\(what) behind the root element, where the file must end. " + coreFoundationAccepts
                fail(.extraContent, message, at: index..<index + 1)
            }
        }
    }

    /// Whether `<?xml` and white space stand here.
    var isDeclaration: Bool {
        starts(with: "<?xml") && index + 5 < text.count && isXMLWhitespace(text[index + 5])
    }
}
