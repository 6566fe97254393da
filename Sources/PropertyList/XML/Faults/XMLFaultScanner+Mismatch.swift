internal import PickDiagnostics

// End tags that are not the one that is expected: what was meant is what the rest of the text fits best.

extension XMLFaultScanner {
    /// Says what is wrong with an end tag that does not close what is open; goes on where that is plain.
    mutating func explainMismatch(_ tag: Range<Int>, _ name: Range<Int>) {
        var isFirst = true
        while let element = open.last, !hasEnded {
            if text[name] == text[element.name] {
                // Texts inside were not closed.
                index += 1
                closeElement()
                return
            }
            if repairMisspelling(name, element) || repairRemnant(tag, name) { return }
            // What stands before the tag is the same however many texts are found to be open.
            if isFirst, repairOpening(tag, name) { return }
            isFirst = false
            guard current == UInt8(ascii: ">") else {
                failMismatch(tag, name, element)
                return
            }
            guard repairOpenedTwice(tag) || repairUnclosedText(name) else {
                decide(tag, name, element)
                return
            }
        }
    }

    private mutating func decide(_ tag: Range<Int>, _ name: Range<Int>, _ element: OpenElement) {
        let isKnown = text[name].withSpan { XMLElement(named: $0) } != .unknown
        if !isKnown, Spelling.isClose(text[name], to: text[element.name]) {
            repairWrongName(tag, name, element)
            return
        }
        let outer = open.dropLast().lastIndex { text[$0.name] == text[name] }
        let found = explanations(name, element, outer, isKnown: isKnown)
        if let asStartTag = found.asStartTag, asStartTag.fits, asStartTag > found.bestOfOthers {
            repairClosing(tag, name)
        } else if let outer, let asOuter = found.asOuter, asOuter >= found.bestOfOthers {
            repairLostEnds(tag, name, downTo: outer)
        } else if isKnown, let place = lostPlace(name, in: element, before: tag),
            mayHaveLostStart(name, element, found)
        {
            repairLostStart(tag, name, at: place)
        } else if found.alone > found.asWrongName {
            index += 1
            deleteEndTag(tag.lowerBound..<index, name)
        } else if found.asWrongName >= found.bestOfOthers, found.asWrongName.fits {
            repairWrongName(tag, name, element)
        } else {
            failMismatch(tag, name, element)
        }
    }

    private func mayHaveLostStart(
        _ name: Range<Int>,
        _ element: OpenElement,
        _ found: Explanations
    ) -> Bool {
        if found.alone >= found.bestOfOthers, found.alone.fits { return true }
        if isText(name), element.childCount > 0 { return true }
        return element.element == .plist && found.asWrongName.end < text.count
    }

    /// Whether `name` is that of an element that holds text only.
    private func isText(_ name: Range<Int>) -> Bool {
        text[name].withSpan { XMLElement(named: $0) }.isLeaf
    }

    /// Texts whose end tags are lost, as elements stand in them: they ended before these.
    ///
    /// Returns false when the innermost open element is none of them.
    private mutating func repairUnclosedText(_ name: Range<Int>) -> Bool {
        guard let element = open.last, let child = childOfText(element),
            text[name].withSpan({ XMLElement(named: $0) }) != .unknown
        else { return false }
        repairUnclosedText(element, before: child)
        open.removeLast()
        if let parent = open.indices.last {
            open[parent].adopt(element, firstKind: kindOfTag(at: child))
        }
        return true
    }

    /// Where the first element stands in one that holds text only; nil when no property list has such an element.
    private func childOfText(_ element: OpenElement) -> Int? {
        guard element.element.isLeaf, let child = element.firstChild, kindOfTag(at: child) != .unknown else {
            return nil
        }
        return child
    }

    private mutating func repairUnclosedText(_ element: OpenElement, before child: Int) {
        let opened = String(decoding: text[element.name], as: UTF8.self)
        let place = endOfText(before: child, in: element)
        if kindOfTag(at: child) == element.element, place == element.name.upperBound + 1 {
            repair(
                .tagMismatch,
                "<\(opened)> stands here twice, and </\(opened)> once: delete one.",
                at: element.start..<place,
                "delete <\(opened)>",
                [Fix.Edit(element.start..<place, "")],
                safety: .unsafe
            )
            return
        }
        let rest = restOfEnd(of: element, before: child)
        repair(
            .tagMismatch,
            "A tag inside <\(opened)>, which is not closed before it: "
                + (rest == nil ? "</\(opened)> is missing." : "`<` of </\(opened)> is missing."),
            at: child..<child + 1,
            "write </\(opened)>",
            [
                rest.map { Fix.Edit($0.lowerBound..<$0.lowerBound, "<") }
                    ?? Fix.Edit(place..<place, "</\(opened)>")
            ],
            safety: .unsafe,
            notes: [openedHere(element)],
            isTag: true
        )
    }

    /// What begins at `place`; `key` where the start tag of one is lost there.
    func kindOfTag(at place: Int) -> XMLElement {
        guard text[place] == UInt8(ascii: "<") else { return .key }
        let rest = text[(place + 1)...].prefix(16)
        let name = rest.prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") && !isXMLWhitespace($0) }
        return name.withSpan { XMLElement(named: $0) }
    }

    /// Closes what is open inside the element at `outer`, the innermost first, and then that.
    private mutating func repairLostEnds(_ tag: Range<Int>, _ name: Range<Int>, downTo outer: Int) {
        index += 1
        while open.count > outer + 1, let element = open.last, !hasEnded {
            let child = childOfText(element) ?? element.misfit
            if element.element.isLeaf, let child {
                repairUnclosedText(element, before: child)
            } else {
                repairLostEnd(tag, name, of: element)
            }
            closeElement()
            if let child, open.count > outer + 1 {
                open[open.count - 1].add(kindOfTag(at: child), at: child)
            }
        }
        if !hasEnded { closeElement() }
    }

    private mutating func repairLostEnd(_ tag: Range<Int>, _ name: Range<Int>, of element: OpenElement) {
        let opened = String(decoding: text[element.name], as: UTF8.self)
        let place = endPlace(of: element, before: tag)
        let remnant = element.remnants.lastIndex { isEnd($0, of: element) }
        if let remnant { open[open.count - 1].remnants.remove(at: remnant) }
        if let rest = remnant.map({ element.remnants[$0] }) ?? restOfEnd(of: element, before: place) {
            repair(
                .tagMismatch,
                "`<` is missing before `\(shown(rest))`, which closes <\(opened)>.",
                at: rest,
                "write </\(opened)>",
                [Fix.Edit(rest.lowerBound..<rest.lowerBound, "<")],
                safety: .unsafe,
                notes: [openedHere(element)]
            )
            return
        }
        repair(
            .tagMismatch,
            "</\(shown(name))> comes before <\(opened)> is closed: </\(opened)> is expected here.",
            at: element.misfit.map { $0..<$0 + 1 } ?? tag,
            "write </\(opened)>",
            [Fix.Edit(place..<place, "</\(opened)>")],
            safety: .unsafe,
            notes: [openedHere(element)],
            isTag: true
        )
    }

    /// Where an element ended whose end tag is lost: behind its text, or before what it cannot hold.
    private func endPlace(of element: OpenElement, before tag: Range<Int>) -> Int {
        if let misfit = element.misfit { return misfit }
        guard element.element.isLeaf else { return tag.lowerBound }
        return endOfText(before: tag.lowerBound, in: element)
    }

    /// Where white space before `place` begins.
    private func endOfText(before place: Int, in element: OpenElement) -> Int {
        var place = place
        while place > element.name.upperBound + 1, isXMLWhitespace(text[place - 1]) { place -= 1 }
        return place
    }

    /// What stands before `place` of an end tag that has lost its `<`: `/string>`.
    private func restOfEnd(of element: OpenElement, before place: Int) -> Range<Int>? {
        let end = endOfText(before: place, in: element)
        let rest = end - element.name.count - 2..<end
        return rest.lowerBound > element.name.upperBound && isEnd(rest, of: element) ? rest : nil
    }

    /// Whether text is an element's end tag without its `<`.
    private func isEnd(_ rest: Range<Int>, of element: OpenElement) -> Bool {
        text[rest].first == UInt8(ascii: "/") && text[rest].last == UInt8(ascii: ">")
            && text[rest].dropFirst().dropLast() == text[element.name]
            && text[rest.lowerBound - 1] != UInt8(ascii: "<")
    }

    func openedHere(_ element: OpenElement) -> Diagnostic.Note {
        let range = element.start..<element.name.upperBound
        return Diagnostic.Note("<\(shown(element.name))> was opened here", at: range)
    }

    /// An end tag of another name, where the text behind it fits when it is written as it must be.
    private mutating func repairWrongName(_ tag: Range<Int>, _ name: Range<Int>, _ element: OpenElement) {
        let opened = String(decoding: text[element.name], as: UTF8.self)
        repair(
            .tagMismatch,
            "</\(shown(name))> cannot close <\(opened)>: write </\(opened)>.",
            at: tag,
            "write </\(opened)>",
            [Fix.Edit(name, opened)],
            safety: .unsafe,
            notes: [openedHere(element)]
        )
        index += 1
        closeElement()
    }

    /// An end tag that nothing explains.
    private mutating func failMismatch(_ tag: Range<Int>, _ name: Range<Int>, _ element: OpenElement) {
        let opened = shown(element.name)
        let isOpenFurtherOut = open.dropLast().contains {
            text[$0.name] == text[name]
        }
        echo = element.start..<text.count + 1
        let message =
            isOpenFurtherOut
            ? "</\(shown(name))> comes before <\(opened)> is closed: </\(opened)> is expected here."
            : "</\(shown(name))> cannot close <\(opened)>: write </\(opened)>."
        fail(.tagMismatch, message, at: tag, notes: [openedHere(element)])
    }
}
