internal import PickModel

extension PickerState {
    /// Appends the wheel of an entry's children; nil stands for the first level.
    mutating func appendWheel(below parent: Int?) {
        var rows: [UInt32] = []
        var child = parent.map { $0 + 1 } ?? 0
        let end = parent.map { tree.end($0) } ?? tree.count
        while child < end {
            rows.append(UInt32(truncatingIfNeeded: child))
            child = tree.end(child)
        }
        visitedCount += rows.count
        wheels.append(Wheel(parent: parent, rows: rows))
    }

    /// Opens the wheels below an entry, each at row 0, as far down as there are any.
    mutating func openWheels(below parent: Int?) {
        var above = parent
        while above.map({ hasWheel(below: $0) }) ?? true {
            appendWheel(below: above)
            guard let first = wheels.last?.rows.first else { return }
            above = Int(first)
        }
    }

    /// Whether there is a list of children, be it an empty one.
    private func hasWheel(below entry: Int) -> Bool {
        tree.end(entry) > entry + 1 || tree.flags(entry).contains(.childrenEmpty)
    }

    /// Moves a wheel to a row that it has; the wheels that depend on it follow.
    mutating func move(component: Int, to row: Int) {
        wheels[component].selection = row
        guard case .regions = dataset else { return }
        wheels.removeSubrange((component + 1)...)
        openWheels(below: wheels[component].entry(row))
    }
}
