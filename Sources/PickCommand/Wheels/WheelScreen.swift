internal import PickEngine
internal import PickModel

/// What is on the screen: the wheels, which of them the keys turn, and a search.
///
/// It knows nothing of a terminal; ``WheelDrawing`` makes lines of it.
struct WheelScreen {
    /// What a key leads to beside another picture.
    enum Outcome: Equatable {
        case chosen, cancelled, suspended
    }

    /// A search that is going on.
    struct Search {
        var query: String
        /// How things were when it began.
        let origin: PickerState
        let originFocus: Int
        /// Where the rows that fit are, the best first.
        var matches: [Match] = []
        var current = 0
    }

    /// A row that a search has found.
    struct Match {
        let region: Region
        let component: Int
    }

    /// What the first line says.
    let title: String
    var picker: PickerState
    var focus = 0
    var search: Search?
    private var generator: SplitMix64
    private let rule: RandomRule

    init(title: String, picker: PickerState, generator: SplitMix64, rule: RandomRule) {
        self.title = title
        self.picker = picker
        self.generator = generator
        self.rule = rule
    }

    /// Does what a key says; `page` is how many rows a wheel shows.
    mutating func handle(_ key: Key, page: Int) -> Outcome? {
        switch key {
        case .interrupt: return .cancelled
        case .suspend: return .suspended
        case .redraw: return nil
        default: return search == nil ? turn(key, page) : look(key)
        }
    }

    private mutating func turn(_ key: Key, _ page: Int) -> Outcome? {
        switch key {
        case .enter: return .chosen
        case .escape: return .cancelled
        case .up, .character("k"): move(by: -1)
        case .down, .character("j"): move(by: 1)
        case .pageUp: move(by: -max(1, page - 1))
        case .pageDown: move(by: max(1, page - 1))
        case .home: select(0)
        case .end: select(picker.numberOfRows(inComponent: focus) - 1)
        case .left, .character("h"): focus(on: focus - 1)
        case .right, .character("l"): focus(on: focus + 1)
        case .tab: focus(on: focus + 1, goesAround: true)
        case .backTab: focus(on: focus - 1, goesAround: true)
        case .character("r"):
            picker.randomize(using: &generator, over: rule)
            focus(on: focus)
        case .character("/"): beginSearch("")
        case .character(let character): if !character.isWhitespace { beginSearch(String(character)) }
        case .backspace, .interrupt, .suspend, .redraw: break
        }
        return nil
    }

    private mutating func move(by rows: Int) {
        guard let row = picker.selectedRow(inComponent: focus) else { return }
        select(row + rows)
    }

    /// Turns the wheel in focus, to its first or last row at most; one that stays leaves the others alone.
    private mutating func select(_ row: Int) {
        let last = picker.numberOfRows(inComponent: focus) - 1
        guard last >= 0 else { return }
        let target = min(max(row, 0), last)
        guard target != picker.selectedRow(inComponent: focus) else { return }
        // The row is there, so this cannot fail.
        _ = try? picker.select(row: target, inComponent: focus)
    }

    mutating func focus(on component: Int, goesAround: Bool = false) {
        let count = picker.numberOfComponents
        guard count > 0 else {
            focus = 0
            return
        }
        focus = goesAround ? (component + count) % count : min(max(component, 0), count - 1)
    }
}
