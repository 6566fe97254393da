internal import PickBytes

// MARK: Numbers, dates and data

extension XMLReaderState {
    /// Notes a fault of the text of the leaf that just ended, at its first character.
    private mutating func fault(_ kind: XMLFinding.Kind, _ detail: XMLFindingDetail, end: Int) {
        if leafIsSelfClosed || leafHasFault {
            if !leafHasFault { note(kind, at: leafStart, detail: .selfClosed) }
        } else {
            let content = leafContentStart
            note(
                kind,
                at: content,
                detail: detail,
                place: detail == .empty ? .exact : .nextText
            )
        }
        stopUnless(unsafe events.scalar(events.context, NodeKind.null.rawValue, 0, leafStart, end))
    }

    mutating func endInteger(at end: Int) {
        let number = unsafe IntegerText(UnsafeBufferPointer(start: leafText.base, count: leafText.count))
        switch number.fault {
        case .syntax(let detail):
            fault(.integerSyntax, leafTextIsTooLong ? .tooLong : detail, end: end)
            return
        case .range(let detail):
            fault(.integerRange, detail, end: end)
            return
        case nil:
            guard !leafTextIsTooLong, !leafHasFault else {
                fault(.integerSyntax, .tooLong, end: end)
                return
            }
        }
        let content = leafContentStart
        if number.isHexadecimal { noteText(.integerHex, at: content) }
        if number.hasLeadingZeros { noteText(.integerLeadingZeros, at: content) }
        if number.hasWhitespace { noteWhitespace(number.hasTrailingWhitespace, at: content) }
        let kind = number.isUnsigned ? NodeKind.unsignedInteger : .integer
        stopUnless(unsafe events.scalar(events.context, kind.rawValue, number.bits, leafStart, end))
    }

    mutating func endReal(at end: Int) {
        let number = unsafe RealText(UnsafeBufferPointer(start: leafText.base, count: leafText.count))
        if let detail = number.fault {
            fault(.realSyntax, leafTextIsTooLong ? .tooLong : detail, end: end)
            return
        }
        guard !leafTextIsTooLong, !leafHasFault else {
            fault(.realSyntax, .tooLong, end: end)
            return
        }
        let content = leafContentStart
        if number.isNotFinite { noteText(.realNotFinite, at: content) }
        if number.hasOverflowed { noteText(.realOverflow, at: content) }
        if number.hasUnderflowed { noteText(.realUnderflow, at: content) }
        if number.hasWhitespace { noteWhitespace(number.hasTrailingWhitespace, at: content) }
        let bits = number.value.bitPattern
        stopUnless(unsafe events.scalar(events.context, NodeKind.real.rawValue, bits, leafStart, end))
    }

    mutating func endDate(at end: Int) {
        let date = unsafe DateText(UnsafeBufferPointer(start: leafText.base, count: leafText.count))
        if let detail = date.fault {
            fault(.dateSyntax, leafTextIsTooLong ? .tooLong : detail, end: end)
            return
        }
        guard !leafTextIsTooLong, !leafHasFault else {
            fault(.dateSyntax, .tooLong, end: end)
            return
        }
        let content = leafContentStart
        if date.hasWhitespace {
            noteText(.dateWhitespace, at: content)
            noteText(.appleRejects, at: content, detail: .dateWhitespace)
        }
        if date.isReduced {
            noteText(.dateReduced, at: content)
            noteText(.appleRejects, at: content, detail: .reducedDate)
        }
        if date.hasUnusualYear { noteText(.dateUnusualYear, at: content) }
        if date.hasLeapSecond { noteText(.dateLeapSecond, at: content) }
        let bits = Double(date.seconds).bitPattern
        stopUnless(unsafe events.scalar(events.context, NodeKind.date.rawValue, bits, leafStart, end))
    }

    mutating func endData(at end: Int) {
        var group: (UInt8, UInt8, UInt8) = (0, 0, 0)
        leafText.truncate(to: 0)
        let count = base64.finish(group: &group)
        if count > 0 { leafText.append(group.0) }
        if count > 1 { leafText.append(group.1) }
        flushDecoded()
        if let detail = base64.fault {
            note(.base64, at: leafContentStart, detail: detail, place: .nextText)
        } else if base64.isNoncanonical {
            noteText(.base64Noncanonical, at: leafContentStart)
        }
        if !leafHasBegun { tellEmptyText(.data, at: leafStart) }
        stopUnless(unsafe events.endText(events.context, NodeKind.data.rawValue, end))
    }

    private mutating func noteText(
        _ kind: XMLFinding.Kind,
        at content: Int,
        detail: XMLFindingDetail = .none
    ) {
        note(kind, at: content, detail: detail, place: .nextText)
    }

    private mutating func noteWhitespace(_ isTrailing: Bool, at content: Int) {
        noteText(.numberWhitespace, at: content)
        if isTrailing { noteText(.appleRejects, at: content, detail: .trailingWhitespace) }
    }
}
