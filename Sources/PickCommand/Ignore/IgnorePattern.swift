/// One line of a `.gitignore`.
struct IgnorePattern: Sendable, Equatable {
    private enum Segment: Sendable, Equatable {
        /// `**`: any number of components.
        case anyDepth
        case name(GlobSegment)
    }

    /// `!`: what fits is not ignored after all.
    let isNegated: Bool
    /// A slash at the end: only folders fit.
    private let isFolderOnly: Bool
    /// A slash elsewhere: the pattern begins at the file's own folder.
    private let isAnchored: Bool
    private let segments: [Segment]

    /// Nil for blank lines, comments, and patterns that can match nothing.
    init?(line: ArraySlice<UInt8>) {
        var text = line
        if text.last == UInt8(ascii: "\r") { text.removeLast() }
        guard text.first != UInt8(ascii: "#") else { return nil }
        text = Self.trimmingSpaces(text)
        isNegated = text.first == UInt8(ascii: "!")
        if isNegated { text.removeFirst() }
        isFolderOnly = text.last == UInt8(ascii: "/")
        if isFolderOnly { text.removeLast() }
        isAnchored = text.contains(UInt8(ascii: "/"))
        if text.first == UInt8(ascii: "/") { text.removeFirst() }
        guard !text.isEmpty else { return nil }
        var segments: [Segment] = []
        for part in Self.split(text) {
            if isAnchored, part.count >= 2, part.allSatisfy({ $0 == UInt8(ascii: "*") }) {
                if segments.last != .anyDepth { segments.append(.anyDepth) }
            } else {
                guard let glob = GlobSegment(part) else { return nil }
                segments.append(.name(glob))
            }
        }
        self.segments = segments
    }

    /// Whether the pattern fits a path, given by its components from the folder of the `.gitignore`.
    func matches(_ path: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool {
        if isFolderOnly, !isFolder { return false }
        guard isAnchored else {
            guard let name = path.last, case .name(let glob) = segments[0] else { return false }
            return glob.matches(name)
        }
        return matchesAll(Array(path))
    }

    /// The same method as in ``GlobSegment/matches(_:)``, with components for bytes and `**` for `*`.
    private func matchesAll(_ path: [[UInt8]]) -> Bool {
        var segment = 0
        var index = 0
        var retry: (segment: Int, index: Int)?
        while index < path.count {
            if segment < segments.count, segments[segment] == .anyDepth {
                // At the end it needs at least one component: `a/**` is what is in `a`, not `a`.
                if segment == segments.count - 1 { return true }
                segment += 1
                retry = (segment, index)
            } else if segment < segments.count, fits(segments[segment], path[index]) {
                segment += 1
                index += 1
            } else if let last = retry {
                segment = last.segment
                index = last.index + 1
                retry = (segment, index)
            } else {
                return false
            }
        }
        return segment == segments.count
    }

    private func fits(_ segment: Segment, _ name: [UInt8]) -> Bool {
        if case .name(let glob) = segment { return glob.matches(name) }
        return false
    }

    /// Spaces at the end do not count unless a backslash stands before them.
    private static func trimmingSpaces(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var end = text.startIndex
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == UInt8(ascii: "\\") { index += 1 }
            let isSpace = index < text.endIndex && text[index] == UInt8(ascii: " ")
            let isEscaped = index > text.startIndex && text[index - 1] == UInt8(ascii: "\\")
            index += 1
            if !isSpace || isEscaped { end = min(index, text.endIndex) }
        }
        return text[..<end]
    }

    /// Splits at slashes, but not inside brackets.
    private static func split(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var start = text.startIndex
        var rest = text
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\\"): _ = rest.popFirst()
            case UInt8(ascii: "["):
                var inside = rest
                if ByteSet(bracket: &inside) != nil { rest = inside }
            case UInt8(ascii: "/"):
                parts.append(text[start..<rest.startIndex - 1])
                start = rest.startIndex
            default: break
            }
        }
        parts.append(text[start...])
        return parts
    }
}
