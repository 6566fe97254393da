internal import PickDiagnostics

/// The order of what mends lost tags of one place: end tags from the inside, then start tags from the outside.
///
/// A scan finds both from the inside, and finds a lost start tag late: at its end tag.
enum TagOrder {
    private struct Key: Comparable {
        var range: Range<Int>
        var isStartTag: Bool
        var number: Int

        static func < (left: Key, right: Key) -> Bool {
            let leftEnds = (left.range.lowerBound, left.range.upperBound, left.isStartTag ? 1 : 0)
            let rightEnds = (right.range.lowerBound, right.range.upperBound, right.isStartTag ? 1 : 0)
            guard leftEnds == rightEnds else { return leftEnds < rightEnds }
            return left.isStartTag ? left.number > right.number : left.number < right.number
        }
    }

    /// Edits in the order of the text.
    static func sorted(_ edits: [Fix.Edit]) -> [Fix.Edit] {
        sorted(edits) { Key(range: $0.range, isStartTag: isStartTag($0), number: $1) }
    }

    /// Findings in the order of the text.
    static func sorted(_ findings: [Diagnostic]) -> [Diagnostic] {
        sorted(findings) { finding, number in
            let start = finding.range?.lowerBound ?? 0
            let isTag = finding.fixes.first.map { $0.joins && $0.edits.allSatisfy(isStartTag) } ?? false
            return Key(range: start..<start, isStartTag: isTag, number: number)
        }
    }

    private static func sorted<Element>(_ list: [Element], key: (Element, Int) -> Key) -> [Element] {
        list.indices.map { key(list[$0], $0) }.sorted().map { list[$0.number] }
    }

    private static func isStartTag(_ edit: Fix.Edit) -> Bool {
        let text = edit.replacement.utf8
        return edit.range.isEmpty && text.count > 1 && text.first == UInt8(ascii: "<")
            && text.dropFirst().first != UInt8(ascii: "/")
    }
}
