internal import PickDiagnostics

// How far the text behind a fault fits what may have been meant there: of several explanations the one that fits farthest is
// right, as a rule.

extension XMLFaultScanner {
    /// How far an explanation of a fault carries.
    struct Reach: Comparable {
        /// Where a tag does not fit; behind the end of the text where all do.
        var end: Int
        /// Whether any tag fits, as far as that was looked at.
        var fits: Bool

        static func < (left: Self, right: Self) -> Bool { left.end < right.end }
    }

    /// What is looked at for one explanation: a little first, and more where that does not tell.
    static let windows = [1024, 64 * 1024]

    /// What may have been meant at a fault.
    struct Guess {
        /// How many of the open elements are open then.
        var count: Int
        /// From where on the text has to fit.
        var place: Int
        /// The name of an element that is open in these, too.
        var inner: Range<Int>?
    }

    /// How far the tags fit each guess.
    mutating func reaches(_ guesses: [Guess]) -> [Reach] {
        var reaches: [Reach] = []
        for window in Self.windows {
            reaches = guesses.map { guess in
                let end = min(text.count, guess.place + min(window, lookahead))
                var walk = TagWalk(self, left: guess.count, place: guess.place)
                if let inner = guess.inner { walk.inner = [inner] }
                let reached = walk.run(to: end)
                lookahead -= min(lookahead, min(reached, end) - guess.place)
                // Once nothing more may be looked at all guesses fit, and the first one is taken.
                return Reach(
                    end: reached,
                    fits: walk.hasTakenTag || reached > end || reached == end && end < text.count
                )
            }
            let best = reaches.max()
            let isDecided = reaches.count { $0 == best } == 1
            if isDecided || lookahead == 0 || guesses.allSatisfy({ $0.place + window >= text.count }) {
                break
            }
        }
        return reaches
    }

    /// A quick look at tags, which takes for granted that nothing else is wrong with them.
    private struct TagWalk {
        let text: [UInt8]
        let open: [OpenElement]
        /// How many of the open elements are still open.
        var left: Int
        var place: Int
        /// The names of the elements that were opened on the way.
        var inner: [Range<Int>] = []
        var hasTakenTag = false

        init(_ scanner: borrowing XMLFaultScanner, left: Int, place: Int) {
            text = scanner.text
            open = scanner.open
            self.left = left
            self.place = place
        }

        /// Goes on to `end`; returns where a tag does not fit.
        mutating func run(to end: Int) -> Int {
            while place < end {
                if text[place] != UInt8(ascii: "<") {
                    place += 1
                } else if starts(with: "<!--", at: place) {
                    skip(behind: "-->", end)
                } else if starts(with: "<![CDATA[", at: place) {
                    skip(behind: "]]>", end)
                } else if starts(with: "<?", at: place) {
                    skip(behind: "?>", end)
                } else {
                    let tag = place
                    guard takeTag(end) else { return tag }
                    hasTakenTag = true
                }
            }
            return end == text.count && left == 0 && inner.isEmpty ? end + 1 : end
        }

        private func starts(with mark: StaticString, at place: Int) -> Bool {
            guard place + mark.utf8CodeUnitCount <= text.count else { return false }
            for offset in 0..<mark.utf8CodeUnitCount
            where unsafe text[place + offset] != mark.utf8Start[offset] {
                return false
            }
            return true
        }

        private mutating func skip(behind mark: StaticString, _ end: Int) {
            while place < end, !starts(with: mark, at: place) { place += 1 }
            place = min(end, place + mark.utf8CodeUnitCount)
        }

        private mutating func takeTag(_ end: Int) -> Bool {
            let isEnd = starts(with: "</", at: place)
            let start = place + (isEnd ? 2 : 1)
            place = start
            while place < end, text[place] != UInt8(ascii: ">"), text[place] != UInt8(ascii: "/"),
                !isXMLWhitespace(text[place])
            {
                place += 1
            }
            let name = start..<place
            while place < end, text[place] != UInt8(ascii: ">") { place += 1 }
            guard place < end else { return true }
            place += 1
            if isEnd { return close(name) }
            guard isHeld(name) else { return false }
            if text[place - 2] != UInt8(ascii: "/") { inner.append(name) }
            return true
        }

        private mutating func close(_ name: Range<Int>) -> Bool {
            if let last = inner.last {
                inner.removeLast()
                return text[last] == text[name]
            }
            guard left > 0 else { return false }
            left -= 1
            let outer = open[left]
            return text[outer.name] == text[name] || outer.element == .plist && element(name) == .plist
        }

        /// Whether what is open may hold such an element: no text does, a key stands in a dict, and there is one root.
        private func isHeld(_ name: Range<Int>) -> Bool {
            let parent = inner.last.map(element) ?? (left > 0 ? open[left - 1].element : .plist)
            guard parent != .plist, !parent.isLeaf else { return false }
            return element(name) != .key || parent != .array
        }

        private func element(_ name: Range<Int>) -> XMLElement {
            text[name].withSpan { XMLElement(named: $0) }
        }
    }
}
