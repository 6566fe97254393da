internal import PickDiagnostics

// Start tags of which a part is lost, or all: the end tag tells what was there, and the scan goes on.

extension XMLFaultScanner {
    /// Text between elements that ends in `>`, as what is left of a tag does.
    typealias Remnant = Range<Int>

    /// No more are kept of an element, and none that is longer.
    private static let mostRemnants = 16
    private static let longestRemnant = 24

    /// Remembers what ends in the `>` that stands here, in an element that holds no text.
    mutating func noteRemnant() {
        guard let element = open.indices.last, !open[element].element.isLeaf else { return }
        var start = index
        while start > textStart, index - start < Self.longestRemnant, !isXMLWhitespace(text[start - 1]) {
            start -= 1
        }
        guard index - start < Self.longestRemnant, (repairs.last?.range.upperBound ?? 0) <= start else {
            return
        }
        if open[element].remnants.last?.lowerBound == start { open[element].remnants.removeLast() }
        guard open[element].remnants.count < Self.mostRemnants else { return }
        open[element].remnants.append(start..<index + 1)
    }

    /// Closes the innermost element, which may have been closed in the place of one whose start tag is lost.
    mutating func closeElement() {
        let closed = open.removeLast()
        guard let parent = open.indices.last else { return }
        if closed.element == open[parent].element, isMisplaced(closed, in: open[parent]) {
            open[parent].misplaced = closed.name
        }
        guard !closed.remnants.isEmpty else { return }
        open[parent].remnants += closed.remnants.prefix(Self.mostRemnants - open[parent].remnants.count)
    }

    /// An end tag of whose start tag a part is left: `ray>…</array>`, `=real>1.5</real>`.
    ///
    /// Returns false where there is no such part.
    mutating func repairRemnant(_ tag: Range<Int>, _ name: Range<Int>) -> Bool {
        guard current == UInt8(ascii: ">"), let parent = open.last, !parent.element.isLeaf else {
            return false
        }
        let element = text[name].withSpan { XMLElement(named: $0) }
        guard element != .unknown, element != .plist else { return false }
        // Nothing but text stands between the tags of a leaf.
        let earliest = element.isLeaf ? leafStart : 0
        guard
            let rest = parent.remnants.lastIndex(where: {
                $0.lowerBound >= earliest && isRest($0, of: text[name])
            })
        else { return false }
        let meant = "<\(String(decoding: text[name], as: UTF8.self))>"
        let remnant = parent.remnants[rest]
        open[open.count - 1].remnants.removeSubrange(rest...)
        let isWhole = text[remnant].elementsEqual(meant.utf8.dropFirst())
        repair(
            .tagSyntax,
            isWhole
                ? "`<` is missing before `\(shown(remnant))`."
                : "`\(shown(remnant))` is what is left of \(meant), which </\(shown(name))> closes: write \(meant).",
            at: remnant,
            "write \(meant)",
            isWhole
                ? [Fix.Edit(remnant.lowerBound..<remnant.lowerBound, "<")] : [Fix.Edit(remnant, meant)],
            safety: .unsafe
        )
        index += 1
        return true
    }

    /// An end tag of whose start tag nothing is left, which stood at `place`.
    mutating func repairLostStart(_ tag: Range<Int>, _ name: Range<Int>, at place: Int) {
        let meant = "<\(String(decoding: text[name], as: UTF8.self))>"
        index += 1
        repair(
            .tagMismatch,
            "\(meant) is missing here: </\(shown(name))> closes nothing.",
            at: place..<place + 1,
            "write \(meant)",
            [Fix.Edit(place..<place, meant)],
            safety: .unsafe,
            notes: [Diagnostic.Note("</\(shown(name))> stands here", at: tag.lowerBound..<index)],
            isTag: true
        )
        let element = text[name].withSpan { XMLElement(named: $0) }
        open[open.count - 1].replaceChildren(from: place, with: element)
    }

    /// Whether text is what is left of the start tag of `name`: its end, or all of it behind something else.
    private func isRest(_ remnant: Remnant, of name: ArraySlice<UInt8>) -> Bool {
        let word = text[remnant].dropLast()
        var same = 0
        while same < min(word.count, name.count),
            text[word.endIndex - 1 - same] == text[name.endIndex - 1 - same]
        {
            same += 1
        }
        return same == word.count || same == name.count || same >= 2 && word.count - same <= 2
    }

    /// Where a start tag stood of which nothing is left: before the text of a leaf, before a key that stands in no dict, behind
    /// a key that many values follow, or before all that `<plist>` holds.
    ///
    /// nil where that is not plain.
    func lostPlace(_ name: Range<Int>, in parent: OpenElement, before tag: Range<Int>) -> Int? {
        let element = text[name].withSpan { XMLElement(named: $0) }
        guard element.isLeaf else { return lostPlace(ofContainer: element, in: parent) }
        guard !parent.element.isLeaf else { return nil }
        var place = leafStart
        while place < tag.lowerBound, isXMLWhitespace(text[place]) { place += 1 }
        return place < tag.lowerBound && (repairs.last?.range.upperBound ?? 0) <= place ? place : nil
    }

    private func lostPlace(ofContainer element: XMLElement, in parent: OpenElement) -> Int? {
        switch (element, parent.element) {
        case (.array, .dict):
            // Behind a lone array the end tag may as well be one too many.
            return parent.valueStart.flatMap {
                parent.valueCount > 1 || !starts(with: "<array", at: $0) ? $0 : nil
            }
        case (.dict, .array): return parent.misfit
        case (.array, .plist): return parent.childCount > 1 || parent.isFirstLost ? parent.firstChild : nil
        case (.dict, .plist):
            return parent.firstChild.flatMap { kindOfTag(at: $0) == .key ? $0 : nil }
        default: return nil
        }
    }

    /// Where the name ends of a start tag with a `>` inside it, as in `<ar>ay>`; nil where there is no second half.
    func endOfSplitName(_ name: Range<Int>, meant: ArraySlice<UInt8>) -> Int? {
        let rest = name.upperBound + 1
        guard rest < text.count, text[name.upperBound] == UInt8(ascii: ">"),
            let end = text[rest...].prefix(meant.count).firstIndex(of: UInt8(ascii: ">")), end > rest,
            name.count + end - rest <= meant.count, meant.starts(with: text[name]),
            meant.suffix(end - rest) == text[rest..<end]
        else { return nil }
        return end
    }
}

extension XMLFaultScanner.OpenElement {
    /// Counts a child that begins at `start`.
    mutating func add(_ child: XMLElement, at start: Int) {
        if childCount == 0 { firstChild = start }
        childCount += 1
        if child == .key {
            valueStart = nil
            valueCount = 0
            if element == .array, misfit == nil { misfit = start }
        } else if element == .dict {
            if valueCount == 0 { valueStart = start }
            valueCount += 1
            if valueCount == 2, misfit == nil { misfit = start }
        }
    }

    /// Counts the children of a leaf whose end tag was lost before them, of which the first is a `firstKind`.
    mutating func adopt(_ leaf: Self, firstKind: XMLElement) {
        guard let start = leaf.firstChild else { return }
        add(firstKind, at: start)
        childCount += leaf.childCount - 1
        if firstKind != .key, element == .dict {
            // The leaf is a key, or the value of one.
            if leaf.element == .key { valueStart = start }
            valueCount = leaf.childCount
            misfit = nil
        }
    }

    /// Counts a child whose start tag is found to have stood at `place`, and holds the children from there on.
    mutating func replaceChildren(from place: Int, with child: XMLElement) {
        if let first = firstChild, first < place {
            childCount += 1
        } else {
            firstChild = place
            isFirstLost = true
            childCount = 1
        }
        if let misfit, misfit >= place { self.misfit = nil }
        if child == .key {
            valueStart = nil
            valueCount = 0
            if element == .array, misfit == nil { misfit = place }
        } else if element == .dict {
            valueStart = valueStart.map { min($0, place) } ?? place
            valueCount = child.isLeaf ? valueCount + 1 : 1
            if valueCount == 2, misfit == nil { misfit = place }
        }
    }
}
