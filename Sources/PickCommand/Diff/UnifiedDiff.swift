internal import PickBytes
internal import PickReporters

/// Writes what changed between two texts as `diff -u` does.
struct UnifiedDiff {
    let path: String
    /// What is said about the new text behind its path; nothing when empty.
    var note = ""
    let style: Style

    private static let context = 3

    /// Writes the hunks with their header; nothing when the texts are equal.
    func write(_ old: [UInt8], _ new: [UInt8], to out: inout ByteWriter) {
        guard old != new else { return }
        let (left, right) = (Self.lines(old), Self.lines(new))
        let diff = LineDiff(left, right)
        line("--- \(path)", .strong, to: &out)
        line("+++ \(path)" + (note.isEmpty ? "" : " (\(note))"), .strong, to: &out)
        for hunk in Self.hunks(diff) { write(hunk, left, right, diff, to: &out) }
    }

    /// Lines with their line feeds, so that a missing last one is a difference.
    private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
            lines.append(text[start..<end])
            start = end
        }
        return lines
    }

    private struct Hunk {
        var old: Range<Int>
        var new: Range<Int>
    }

    /// Places that change, with three lines around them, put together where these meet.
    private static func hunks(_ diff: LineDiff) -> [Hunk] {
        var hunks: [Hunk] = []
        var (x, y) = (0, 0)
        while x < diff.removed.count || y < diff.added.count {
            if (x >= diff.removed.count || !diff.removed[x]), y >= diff.added.count || !diff.added[y] {
                (x, y) = (x + 1, y + 1)
                continue
            }
            let (xStart, yStart) = (x, y)
            while x < diff.removed.count, diff.removed[x] { x += 1 }
            while y < diff.added.count, diff.added[y] { y += 1 }
            let before = min(context, xStart, yStart)
            let after = min(context, diff.removed.count - x, diff.added.count - y)
            let hunk = Hunk(old: xStart - before..<x + after, new: yStart - before..<y + after)
            if let last = hunks.last, last.old.upperBound >= hunk.old.lowerBound {
                hunks[hunks.count - 1].old = last.old.lowerBound..<hunk.old.upperBound
                hunks[hunks.count - 1].new = last.new.lowerBound..<hunk.new.upperBound
            } else {
                hunks.append(hunk)
            }
        }
        return hunks
    }

    private func write(
        _ hunk: Hunk,
        _ old: [ArraySlice<UInt8>],
        _ new: [ArraySlice<UInt8>],
        _ diff: LineDiff,
        to out: inout ByteWriter
    ) {
        line("@@ -\(Self.span(hunk.old)) +\(Self.span(hunk.new)) @@", .info, to: &out)
        var (x, y) = (hunk.old.lowerBound, hunk.new.lowerBound)
        while x < hunk.old.upperBound || y < hunk.new.upperBound {
            if x < hunk.old.upperBound, diff.removed[x] {
                line("-", old[x], .removed, to: &out)
                x += 1
            } else if y < hunk.new.upperBound, diff.added[y] {
                line("+", new[y], .added, to: &out)
                y += 1
            } else {
                line(" ", old[x], nil, to: &out)
                (x, y) = (x + 1, y + 1)
            }
        }
    }

    private static func span(_ lines: Range<Int>) -> String {
        let first = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
        return lines.count == 1 ? "\(first)" : "\(first),\(lines.count)"
    }

    private func line(_ text: String, _ role: Style.Role, to out: inout ByteWriter) {
        out.append(style.paint(PrintableText.escaping(text), role))
        out.append("\n")
    }

    /// The bytes as they are, so that `patch` can take them; on a terminal nothing that would control it.
    private func line(
        _ mark: String,
        _ text: ArraySlice<UInt8>,
        _ role: Style.Role?,
        to out: inout ByteWriter
    ) {
        let hasEnd = text.last == 0x0A
        let body = hasEnd ? text.dropLast() : text
        if style.isColored {
            let pieces = body.split(separator: 0x09, omittingEmptySubsequences: false)
            let shown = pieces.map { PrintableText.escaping(String(decoding: $0, as: UTF8.self)) }
            let text = mark + shown.joined(separator: "\t")
            out.append(role.map { style.paint(text, $0) } ?? text)
        } else {
            out.append(mark)
            out.append(Array(body))
        }
        out.append(hasEnd ? "\n" : "\n\\ No newline at end of file\n")
    }
}
