internal import PickDiagnostics

// Start tags that were meant as end tags, and the other way round.

extension XMLFaultScanner {
    /// An element in one of its own name that was meant to end there: `<string>a<string>`.
    ///
    /// Two end tags are missing then. Returns false where they may as well be lost.
    mutating func repairOpenedTwice(_ tag: Range<Int>) -> Bool {
        guard open.count > 2, let inner = open.last else { return false }
        let (outer, around) = (open[open.count - 2], open[open.count - 3])
        guard text[inner.name] == text[outer.name],
            text[around.name] == text[tag.lowerBound + 2..<tag.upperBound]
        else { return false }
        if isMisplaced(inner, in: outer), inner.childCount == 0 || around.element != .plist {
            repairSlash(inner.name, closing: outer)
            open.removeLast()
            closeElement()
            open[open.count - 1].adopt(childrenOf: inner, kind: inner.firstChild.map(kindOfTag))
            return true
        }
        guard let misplaced = inner.misplaced else { return false }
        // What stands behind it was counted as inside it, and its end tag is that of the outer one.
        repairSlash(misplaced, closing: inner)
        closeElement()
        closeElement()
        return true
    }

    private mutating func repairSlash(_ name: Range<Int>, closing element: OpenElement) {
        let meant = String(decoding: text[name], as: UTF8.self)
        repair(
            .tagMismatch,
            "<\(meant)> stands where </\(meant)> is expected: its `/` is missing.",
            at: name.lowerBound - 1..<name.upperBound,
            "write </\(meant)>",
            [Fix.Edit(name.lowerBound..<name.lowerBound, "/")],
            safety: .unsafe,
            notes: [openedHere(element)]
        )
    }

    /// Whether an element may not have been meant to stand in one of the same name where it does.
    func isMisplaced(_ inner: OpenElement, in outer: OpenElement) -> Bool {
        switch outer.element {
        case .dict: outer.valueStart != inner.start
        // A list in a list is usual, unless it holds nothing, or keys, or stands behind other values.
        case .array: inner.childCount == 0 || inner.misfit != nil || outer.childCount > 1
        default: outer.element.isLeaf
        }
    }

    /// An end tag that was meant as a start tag: the text behind it fits that.
    mutating func repairClosing(_ tag: Range<Int>, _ name: Range<Int>) {
        let meant = String(decoding: text[name], as: UTF8.self)
        index += 1
        repair(
            .tagMismatch,
            "</\(meant)> closes nothing, and the text behind it is that of <\(meant)>: its `/` is too much.",
            at: tag.lowerBound..<index,
            "write <\(meant)>",
            [Fix.Edit(tag.lowerBound + 1..<tag.lowerBound + 2, "")],
            safety: .unsafe
        )
        let element = text[name].withSpan { XMLElement(named: $0) }
        if let parent = open.indices.last { open[parent].add(element, at: tag.lowerBound) }
        open.append(OpenElement(name: name, start: tag.lowerBound, element: element))
    }

    /// Whether an element of this name may stand in `parent`, behind what it has.
    func canHold(_ name: Range<Int>, _ parent: OpenElement) -> Bool {
        let element = text[name].withSpan { XMLElement(named: $0) }
        return switch parent.element {
        case .array: element != .key
        case .dict: element == .key || parent.childCount > 0 && parent.valueCount == 0
        default: false
        }
    }
}

extension XMLFaultScanner.OpenElement {
    /// Counts the children of an element that was none; `kind` is the first one's.
    mutating func adopt(childrenOf other: Self, kind: XMLElement?) {
        guard let first = other.firstChild, let kind else { return }
        add(kind, at: first)
        childCount += other.childCount - 1
        if element == .dict {
            valueStart = other.valueStart
            valueCount = other.valueStart == nil ? 0 : other.valueCount
        }
    }
}
