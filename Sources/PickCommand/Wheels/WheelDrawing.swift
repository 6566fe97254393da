internal import PickEngine
internal import PickReporters

/// Makes the lines of a screen from the state, and nothing else.
struct WheelDrawing {
    let screen: WheelScreen
    let size: TerminalSize
    let style: Style

    /// How many rows of a wheel are to be seen.
    let wheelHeight: Int
    private let hasHeader: Bool
    private let hasColumnTitles: Bool
    private let hasChoice: Bool
    private let hasHelp: Bool

    init(screen: WheelScreen, size: TerminalSize, style: Style) {
        self.screen = screen
        self.size = size
        self.style = style
        let picker = screen.picker
        let titles = (0..<picker.numberOfComponents).lazy.map { picker.title(ofComponent: $0) }
        hasColumnTitles = size.rows >= 8 && titles.contains { $0 != nil }
        // What there is no room for goes away, the wheels last.
        hasHeader = size.rows >= 5
        hasChoice = size.rows >= 3
        hasHelp = size.rows >= 2
        let others = [hasHeader, hasColumnTitles, hasChoice, hasHelp].count { $0 }
        wheelHeight = max(1, size.rows - others)
    }

    private static let narrowest = 10
    private static let widest = 32
    private static let gap = 1

    /// The last column stays free: many terminals wrap when it is written.
    private var width: Int { max(0, size.columns - 1) }

    private var picker: PickerState { screen.picker }

    /// As many lines as the terminal has, none wider than it.
    var lines: [String] {
        guard size.rows > 0, width > 0 else { return [] }
        var lines: [String] = []
        if hasHeader { lines.append(header) }
        if hasColumnTitles {
            lines.append(
                row { style.paint(CellText.fit("  " + (picker.title(ofComponent: $0) ?? ""), $1), .faint) }
            )
        }
        for line in 0..<wheelHeight { lines.append(row { cell($0, line, $1) }) }
        if hasChoice { lines.append(choice) }
        if hasHelp { lines.append(help) }
        return lines
    }

    /// The components to be seen, those around the one in focus where there is no room for all.
    private var visible: Range<Int> {
        let count = picker.numberOfComponents
        let room = max(1, (width + Self.gap) / (Self.narrowest + Self.gap))
        guard count > room else { return 0..<count }
        let first = min(max(0, screen.focus - room / 2), count - room)
        return first..<first + room
    }

    private func row(_ cell: (_ component: Int, _ width: Int) -> String) -> String {
        let shown = visible
        guard !shown.isEmpty else { return "" }
        let room = (width - Self.gap * (shown.count - 1)) / shown.count
        let each = min(Self.widest, max(1, room))
        return shown.map { cell($0, each) }.joined(separator: String(repeating: " ", count: Self.gap))
    }

    /// One row of one wheel; the selected one stands in the middle.
    private func cell(_ component: Int, _ line: Int, _ width: Int) -> String {
        let middle = (wheelHeight - 1) / 2
        guard let selected = picker.selectedRow(inComponent: component) else {
            return style.paint(CellText.fit(line == middle ? "  (no rows)" : "", width), .faint)
        }
        let isFocused = component == screen.focus
        let title = picker.title(forRow: selected + line - middle, inComponent: component)
        guard line == middle else { return CellText.fit("  " + (title ?? ""), width) }
        return style.paint(
            CellText.fit((isFocused ? "> " : "- ") + (title ?? ""), width),
            isFocused ? .info : .strong
        )
    }

    private var header: String {
        let count = picker.numberOfComponents
        let shown = visible
        let hidden =
            shown.count < count ? "  wheels \(shown.lowerBound + 1)-\(shown.upperBound) of \(count)" : ""
        return style.paint(CellText.cut(screen.title + hidden, width).text, .strong)
    }

    /// The labels that follow the wheels.
    private var choice: String {
        var text = picker.selectedTitles.compactMap { $0 }.joined(separator: "  ")
        if let code = picker.selectedCodes.last, let code { text += "  \(code)" }
        return CellText.cut(text, width).text
    }

    private var help: String {
        if let search = screen.search, let position = screen.searchPosition {
            let found = position.count == 0 ? "nothing" : "\(position.current) of \(position.count)"
            let text = search.query.isEmpty ? "/" : "/\(search.query)  \(found)"
            return style.paint(CellText.cut(text, width).text, position.count == 0 ? .warning : .info)
        }
        let count = picker.numberOfRows(inComponent: screen.focus)
        let place = picker.selectedRow(inComponent: screen.focus).map { "\($0 + 1)/\(count)  " } ?? ""
        let keys = "arrows turn  type or / search  r random  Enter choose  Esc cancel"
        return style.paint(CellText.cut(place + keys, width).text, .faint)
    }
}
