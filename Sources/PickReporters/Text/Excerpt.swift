internal import PickDiagnostics

/// A line of the source, ready to print, and the cells of it that a finding is about.
struct Excerpt: Equatable {
    /// Counted from 1.
    let lineNumber: Int
    /// What stands on the line before the place; of a long line only the end of that.
    let before: String
    /// The place itself, as far as it is on the line.
    let marked: String
    /// What stands behind it.
    let after: String
    /// How many cells stand before the place.
    let indent: Int
    /// How many cells the place has, at least one.
    let width: Int

    /// The line, or the part of a long line around the place.
    var line: String { before + marked + after }

    /// The most cells that are shown of a line.
    static let maximumWidth = 100
    /// How many of them stand before the place when the line is cut.
    private static let contextWidth = 40
    /// No more bytes than these are looked at before and behind the place, however long the line is: enough for
    /// the cells that are shown, with room for characters that take many bytes and no cell.
    private static let bytesBefore = 384
    private static let bytesBehind = 640

    /// Nil for binary files, which have no lines.
    init?(_ source: SourceText, at range: Range<Int>) {
        guard let position = source.position(of: range.lowerBound) else { return nil }
        lineNumber = position.line
        let whole = source.range(ofLine: position.line)
        let start = min(max(range.lowerBound, whole.lowerBound), whole.upperBound)
        let end = min(max(range.upperBound, start), whole.upperBound)
        let window = Self.window(around: start, of: whole, in: source.text)
        let cells = LineCells.of(source.text[window])

        var first = cells.firstIndex { $0.offset + $0.length > start } ?? cells.count
        let place = first
        var last = place
        while last < cells.count, cells[last].offset < end { last += 1 }

        var isCutBefore = window.lowerBound > whole.lowerBound
        var isCutAfter = window.upperBound < whole.upperBound
        var shown = cells[...]
        if isCutBefore || isCutAfter || cells.reduce(0, { $0 + $1.width }) > Self.maximumWidth {
            var before = 0
            let room = cells[..<place].reduce(0) { $0 + $1.width } <= Self.maximumWidth / 2
            while first > 0, room || before + cells[first - 1].width <= Self.contextWidth {
                first -= 1
                before += cells[first].width
            }
            var stop = first
            var total = 0
            while stop < cells.count, total + cells[stop].width <= Self.maximumWidth {
                total += cells[stop].width
                stop += 1
            }
            isCutBefore = isCutBefore || first > 0
            isCutAfter = isCutAfter || stop < cells.count
            shown = cells[first..<stop]
            last = min(last, stop)
        }

        let mark = "…"
        let left = cells[shown.startIndex..<max(place, shown.startIndex)]
        let middle = cells[left.endIndex..<max(last, left.endIndex)]
        before = (isCutBefore ? mark : "") + Self.text(of: left)
        marked = Self.text(of: middle)
        after =
            Self.text(of: cells[middle.endIndex..<max(shown.endIndex, middle.endIndex)])
            + (isCutAfter ? mark : "")
        indent = (isCutBefore ? 1 : 0) + left.reduce(0) { $0 + $1.width }
        width = max(1, middle.reduce(0) { $0 + $1.width })
    }

    private static func text(of cells: ArraySlice<LineCells.Cell>) -> String { cells.map(\.text).joined() }

    /// The part of a line that can matter, cut between characters.
    private static func window(around place: Int, of line: Range<Int>, in text: [UInt8]) -> Range<Int> {
        var low = max(line.lowerBound, place - bytesBefore)
        while low > line.lowerBound, low < place, text[low] & 0xC0 == 0x80 { low += 1 }
        var high = min(line.upperBound, place + bytesBehind)
        while high < line.upperBound, high > place, text[high] & 0xC0 == 0x80 { high -= 1 }
        return low..<max(low, high)
    }
}
