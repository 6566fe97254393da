internal import PickDiagnostics

extension XMLFaultScanner {
    mutating func scanStartTag() {
        let start = index
        index += 1
        let nameStart = index
        scanName()
        let name = nameStart..<index
        guard !name.isEmpty else {
            failWithoutName(start)
            return
        }
        let element = text[name].withSpan { XMLElement(named: $0) }
        if let parent = open.indices.last { open[parent].add(element, at: start) }
        let isClosed = scanAttributes(of: element, start: start)
        guard !hasEnded else { return }
        hasSeenRoot = true
        guard !isClosed else { return }
        open.append(OpenElement(name: name, start: start, element: element))
        // Nobody reads on behind so many levels, which the reader tells.
        if open.count > XMLReaderState.maximumDepth + 2 { hasEnded = true }
    }

    private mutating func failWithoutName(_ start: Int) {
        if open.isEmpty, starts(with: "</", at: start) {
            index = start
            scanEndTag()
            return
        }
        if case .invalid = isAtEnd ? nil : XMLCharacters.read(text, at: index) {
            _ = scanCharacter(in: .tag)
            return
        }
        if let marks = ConflictMarks(text, at: start) {
            fail(.tagSyntax, marks.message, at: marks.opening, notes: marks.notes)
            return
        }
        let fixes = [Fix("write `&lt;`", .unsafe, [Fix.Edit(start..<start + 1, "&lt;")])]
        fail(
            .tagSyntax,
            "No tag name follows `<`: write `&lt;` when it is text.",
            at: start..<start + 1,
            fixes: fixes
        )
    }

    /// The rest of a start tag.
    ///
    /// Returns whether it closes itself.
    private mutating func scanAttributes(of element: XMLElement, start: Int) -> Bool {
        var names: Set<ArraySlice<UInt8>> = []
        while !hasEnded {
            let gap = index
            skipWhitespace()
            guard let byte = current else {
                failAtEnd("inside a tag")
                return false
            }
            if byte == UInt8(ascii: ">") {
                index += 1
                return false
            }
            if starts(with: "/>") {
                index += 2
                return true
            }
            if byte == UInt8(ascii: "/"), index + 1 == text.count {
                failAtEnd("inside a tag")
                return false
            }
            let name = index
            scanName()
            guard element != .unknown || name < index && gap < name else {
                failUnknown(start, junk: name)
                return false
            }
            guard name < index, gap < name else {
                index = name
                failInTag(byte)
                return false
            }
            guard names.insert(text[name..<index]).inserted else {
                failAttribute("The attribute \(shown(name..<index)) stands here twice.", at: name..<index)
                return false
            }
            scanAttributeValue(name..<index)
        }
        return false
    }

    /// A tag that is broken, and whose name no property list has: the name is what is worth telling.
    private mutating func failUnknown(_ start: Int, junk: Int) {
        var end = junk
        while end < text.count, text[end] != UInt8(ascii: ">"), text[end] != UInt8(ascii: "<"),
            end - start < 100
        {
            end += 1
        }
        fail(
            .unknownElement,
            "<\(shown(start + 1..<end))> is not an element of property lists, nor well-formed.",
            at: start..<end
        )
    }

    private mutating func failInTag(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "<"):
            fail(.tagSyntax, "The tag before this one has no `>`.", at: index..<index + 1)
        case UInt8(ascii: "="):
            failAttribute("An attribute without a name.", at: index..<index + 1)
        case UInt8(ascii: "/"):
            fail(.tagSyntax, "`/` in a tag must be followed by `>`.", at: index..<index + 1)
        case 0x80... where isInvalid(at: index), 0..<0x20:
            _ = scanCharacter(in: .tag)
        default:
            failAttribute("Neither an attribute nor the end of the tag.", at: index..<index + 1)
        }
    }

    private func isInvalid(at index: Int) -> Bool {
        if case .invalid = XMLCharacters.read(text, at: index) { true } else { false }
    }

    private mutating func failAttribute(
        _ message: String,
        at range: Range<Int>,
        notes: [Diagnostic.Note] = []
    ) {
        let words = coreFoundationTakesTag ? message + " " + coreFoundationAccepts : message
        fail(.attribute, words, at: range, notes: notes)
    }

    private mutating func scanAttributeValue(_ name: Range<Int>) {
        skipWhitespace()
        guard current == UInt8(ascii: "=") else {
            if isAtEnd {
                failAtEnd("inside a tag")
            } else {
                failAttribute("The attribute has no value.", at: name)
            }
            return
        }
        index += 1
        skipWhitespace()
        guard let quote = current else {
            failAtEnd("inside a tag")
            return
        }
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            failAttribute("The attribute's value must stand in quotes.", at: index..<index + 1)
            return
        }
        index += 1
        while let byte = current, byte != quote, !hasEnded {
            if byte == UInt8(ascii: "<") {
                let note = Diagnostic.Note("the attribute begins here", at: name)
                let message = "`<` may not stand in an attribute's value: its closing quote is missing."
                failAttribute(message, at: index..<index + 1, notes: [note])
            } else if byte == UInt8(ascii: "&") {
                scanReference()
            } else {
                _ = scanCharacter(in: .attribute)
            }
        }
        guard !hasEnded else { return }
        guard !isAtEnd else {
            failAtEnd("inside an attribute")
            return
        }
        index += 1
    }

    mutating func scanEndTag() {
        let start = index
        index += 2
        let nameStart = index
        scanName()
        let name = nameStart..<index
        skipWhitespace()
        guard !isAtEnd else {
            failAtEnd("inside an end tag")
            return
        }
        guard !name.isEmpty else {
            fail(.tagSyntax, "An end tag needs a name.", at: start..<start + 2)
            return
        }
        guard let element = open.last else {
            fail(
                .tagMismatch,
                "</\(shown(name))> closes nothing: the root's start tag is expected here.",
                at: start..<index
            )
            return
        }
        guard text[name] == text[element.name] || isRepairedRoot(element, name) else {
            explainMismatch(start..<index, name)
            return
        }
        guard current == UInt8(ascii: ">") else {
            fail(
                .tagSyntax,
                "An end tag has nothing but its name: `>` is expected here.",
                at: index..<index + 1
            )
            return
        }
        index += 1
        closeElement()
    }

    /// Whether an end tag closes a root whose start tag had only half of its name.
    private func isRepairedRoot(_ element: OpenElement, _ name: Range<Int>) -> Bool {
        element.element == .plist && text[name] == ArraySlice("plist".utf8)
    }
}
