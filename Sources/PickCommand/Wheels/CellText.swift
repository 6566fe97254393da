internal import PickReporters

/// Text made to fit a number of a terminal's cells.
enum CellText {
    /// The text without anything that a terminal would obey, cut where it is too wide and filled with spaces.
    static func fit(_ text: String, _ width: Int) -> String {
        let (cut, used) = cut(text, width)
        return cut + String(repeating: " ", count: max(0, width - used))
    }

    /// The same without the spaces, and how many cells it takes.
    static func cut(_ text: String, _ width: Int) -> (text: String, width: Int) {
        guard width > 0 else { return ("", 0) }
        let safe = PrintableText.escaping(text)
        var kept = ""
        var used = 0
        // What stands while there is still room for a mark behind it.
        var short = ("", 0)
        for character in safe {
            let cells = DisplayWidth.of(character)
            if used + cells > width { return (short.0 + "…", short.1 + 1) }
            kept.append(character)
            used += cells
            if used < width { short = (kept, used) }
        }
        return (kept, used)
    }
}
