internal import PickDiagnostics

/// Words about files that XML forbids and CoreFoundation reads all the same (`decisions.md` 1).
let coreFoundationAccepts = "CoreFoundation accepts this, XML does not."

extension XMLFaultScanner {
    /// What stands before the root: declaration, comments, instructions, document type.
    mutating func scanProlog() {
        scanDeclaration()
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
                return
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
        var expected: [StaticString] = ["version", "encoding", "standalone"]
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
            guard let place = expected.firstIndex(where: { starts(with: $0) }) else {
                if ["version", "encoding", "standalone"].contains(where: { endsInside($0) }) {
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
            index += expected[place].utf8CodeUnitCount
            let isVersion = expected.count == 3
            expected.removeFirst(place + 1)
            scanPseudoValue(isVersion: isVersion)
        }
    }

    private mutating func scanPseudoValue(isVersion: Bool) {
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
            if byte == UInt8(ascii: "<") {
                failDeclaration("The value has no closing quote.")
                return
            }
            index += 1
        }
        guard !isAtEnd else {
            failAtEnd("inside the XML declaration")
            return
        }
        if isVersion, !isKnownVersion(start..<index) {
            index = start
            failDeclaration("Only version 1.0 of XML is read.")
            return
        }
        index += 1
    }

    private func isKnownVersion(_ range: Range<Int>) -> Bool {
        guard range.count >= 3, starts(with: "1.", at: range.lowerBound) else { return false }
        return text[range.dropFirst(2)].allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    }

    private mutating func failWithoutVersion() {
        let message =
            "The XML declaration has no version: write <?xml version=\"1.0\"… . " + coreFoundationAccepts
        fail(.xmlDeclaration, message, at: index..<index)
    }

    private mutating func failDeclaration(_ message: String) {
        fail(.xmlDeclaration, "The XML declaration is not well-formed. " + message, at: index..<index + 1)
    }

    /// Text before or behind the root.
    mutating func scanTextOutsideRoot(_ place: String) {
        let start = index
        let isNul = text[start] == 0
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
