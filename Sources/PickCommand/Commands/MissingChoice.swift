internal import PickEngine
internal import PickModel

/// Says that a path or code is not there, and what is.
struct MissingChoice {
    let failure: PickerFailure
    let picker: PickerState
    let file: String

    private static let mostTitles = 8

    var lines: [String] {
        switch failure {
        case .noSuchTitle(let title, let component, let nearest): lines(title, component, nearest)
        case .noSuchCode(let code, let nearest): lines(code, nearest)
        case .noSuchComponent, .noSuchRow: ["\(failure)"]
        }
    }

    private func lines(_ title: String, _ component: Int, _ nearest: PickerState.Place?) -> [String] {
        let isMenu = picker.dataset.kind == .menu
        var there = picker
        // A place that the picker itself has offered is there.
        if !isMenu, let nearest { _ = try? there.select(nearest) }
        let above = component > 0 ? nearest?.path.last : nil
        let whereText = isMenu ? "column \(component + 1)" : above ?? file
        let count = there.numberOfRows(inComponent: component)
        let titles = (0..<count).compactMap { there.title(forRow: $0, inComponent: component) }
        let guess = Suggestion.closest(to: title, in: titles).map { "; did you mean `\($0)`?" } ?? ""
        return [
            "there is no `\(title)` in \(whereText)\(guess)",
            "\(whereText) has " + (titles.isEmpty ? "nothing to choose there" : Self.list(titles)),
        ]
    }

    private func lines(_ code: String, _ nearest: PickerState.Place?) -> [String] {
        let first = "no row of \(file) has the code `\(code)`"
        if let nearest {
            let place = [nearest.code, nearest.path.joined(separator: "/")].compactMap { $0 }.joined(
                separator: " "
            )
            return [first, "the nearest place that it has: \(place)"]
        }
        let tree = picker.dataset.tree
        let codes = (0..<tree.count).lazy.compactMap { tree.code($0) }.prefix(Self.mostTitles + 1)
        guard !codes.isEmpty else { return [first + ": its rows have no codes"] }
        return [first, "its codes: \(Self.list(Array(codes), isPart: true))"]
    }

    /// The first few, and how many more there are.
    private static func list(_ titles: [String], isPart: Bool = false) -> String {
        let few = titles.prefix(mostTitles).joined(separator: ", ")
        guard titles.count > mostTitles else { return few }
        return isPart ? "\(few), …" : "\(few), … (\(titles.count) in all)"
    }
}
