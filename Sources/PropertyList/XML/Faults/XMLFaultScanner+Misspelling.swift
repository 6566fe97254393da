internal import PickDiagnostics

// End tags that do not fit, where it is plain what was meant: the scan goes on.

extension XMLFaultScanner {
    /// A start tag whose misspelt name its end tag corrects.
    ///
    /// Returns false where it is not plain that the start tag is the one that is wrong.
    mutating func repairMisspelling(_ name: Range<Int>, _ element: OpenElement) -> Bool {
        let isKnown = text[name].withSpan { XMLElement(named: $0) } != .unknown
        guard isKnown, element.element == .unknown else { return false }
        guard current == UInt8(ascii: ">") else { return false }
        let isOpenFurtherOut = open.dropLast().contains { text[$0.name] == text[name] }
        let split = endOfSplitName(element.name, meant: text[name])
        guard !isOpenFurtherOut || split != nil || Spelling.isClose(text[element.name], to: text[name]) else {
            return false
        }
        let meant = String(decoding: text[name], as: UTF8.self)
        let end = split ?? element.name.upperBound
        let written = element.name.lowerBound..<end
        repair(
            .unknownElement,
            "<\(shown(written))> is not an element of property lists, and </\(meant)> closes it: write <\(meant)>.",
            at: element.start..<end,
            "write <\(meant)>",
            [Fix.Edit(written, meant)],
            safety: .unsafe,
            notes: [Diagnostic.Note("</\(meant)> stands here", at: name.lowerBound - 2..<name.upperBound)]
        )
        index += 1
        open.removeLast()
        return true
    }

    /// A leaf whose start tag has lost its `<`: `real>1.5</real>`.
    mutating func repairOpening(_ tag: Range<Int>, _ name: Range<Int>) -> Bool {
        guard current == UInt8(ascii: ">") else { return false }
        var start = tag.lowerBound
        while start > 0, text[start - 1] != UInt8(ascii: "<") { start -= 1 }
        guard let end = text[start..<tag.lowerBound].firstIndex(of: UInt8(ascii: ">")) else { return false }
        let word = text[(end + 1)...].drop { isXMLWhitespace($0) || $0 == UInt8(ascii: "/") }.startIndex
        let wordEnd = word + name.count
        guard wordEnd < tag.lowerBound, text[word..<wordEnd] == text[name],
            text[wordEnd] == UInt8(ascii: ">")
        else { return false }
        let isSlashed = text[word - 1] == UInt8(ascii: "/")
        let junk = isSlashed ? word - 1..<word : word..<word
        index += 1
        repair(
            .tagSyntax,
            "`<` is missing before `\(shown(word..<wordEnd + 1))`.",
            at: junk.lowerBound..<wordEnd + 1,
            "write <\(shown(name))>",
            [Fix.Edit(junk, "<")],
            safety: .unsafe
        )
        return true
    }

    /// An end tag behind the root.
    mutating func repairSurplusEndTag() {
        let start = index
        index += 2
        let nameStart = index
        scanName()
        let name = nameStart..<index
        skipWhitespace()
        guard !name.isEmpty, current == UInt8(ascii: ">") else {
            let message = "An end tag behind the root element, where the file must end: delete it. "
            fail(.extraContent, message + coreFoundationAccepts, at: start..<start + 2)
            return
        }
        index += 1
        repair(
            .extraContent,
            "</\(shown(name))> behind the root element, which is closed already: delete it. "
                + coreFoundationAccepts,
            at: start..<index,
            "delete </\(shown(name))>",
            [Fix.Edit(start..<index, "")],
            safety: .unsafe
        )
    }

    mutating func deleteEndTag(_ tag: Range<Int>, _ name: Range<Int>) {
        let word = "</\(shown(name))>"
        repair(
            .tagMismatch,
            "\(word) closes nothing: delete it, or write the start tag that is missing.",
            at: tag,
            "delete \(word)",
            [Fix.Edit(tag, "")],
            safety: .unsafe
        )
    }
}
