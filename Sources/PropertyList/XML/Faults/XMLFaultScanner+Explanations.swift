internal import PickDiagnostics

// What an end tag may have been meant as that does not close what is open.

extension XMLFaultScanner {
    /// How far each explanation of an end tag carries.
    struct Explanations {
        /// It closes nothing: it is too much, or its start tag is lost.
        var alone: Reach
        /// It closes the innermost element, under another name.
        var asWrongName: Reach
        /// It closes an element further out, and the end tags of those inside are lost.
        var asOuter: Reach?
        /// It was meant as a start tag.
        var asStartTag: Reach?

        var bestOfOthers: Reach { max(alone, asWrongName, asOuter ?? alone) }
    }

    mutating func explanations(
        _ name: Range<Int>,
        _ element: OpenElement,
        _ outer: Int?,
        isKnown: Bool
    ) -> Explanations {
        let behind = index + 1
        // Where the name is open nowhere, others like it are as surplus.
        let behindAll = outer == nil ? endOfRun(name, behind: behind) : behind
        var guesses = [
            Guess(count: open.count, place: behindAll), Guess(count: open.count - 1, place: behind),
        ]
        if let outer { guesses.append(Guess(count: outer, place: behind)) }
        let opens = isKnown && canHold(name, element)
        if opens { guesses.append(Guess(count: open.count, place: behind, inner: name)) }
        var reaches = reaches(guesses)
        if element.element == .dict, element.valueCount > 0, beginsValue(at: behind) {
            // A key would have to follow.
            reaches[0] = Reach(end: behind, fits: false)
        }
        return Explanations(
            alone: reaches[0],
            asWrongName: reaches[1],
            asOuter: outer == nil ? nil : reaches[2],
            asStartTag: opens ? reaches.last : nil
        )
    }

    /// Where the end tags end that are the same as the one before `place`.
    private func endOfRun(_ name: Range<Int>, behind place: Int) -> Int {
        var end = place
        while true {
            var next = end
            while next < text.count, isXMLWhitespace(text[next]) { next += 1 }
            let last = next + name.count + 2
            guard last < text.count, starts(with: "</", at: next), text[last] == UInt8(ascii: ">"),
                text[next + 2..<last] == text[name]
            else { return end }
            end = last + 1
        }
    }

    /// Whether the next tag opens something other than a key.
    private func beginsValue(at place: Int) -> Bool {
        guard let tag = text[place...].firstIndex(where: { !isXMLWhitespace($0) }) else { return false }
        return starts(with: "<", at: tag) && !starts(with: "</", at: tag) && kindOfTag(at: tag) != .unknown
            && kindOfTag(at: tag) != .key
    }
}
