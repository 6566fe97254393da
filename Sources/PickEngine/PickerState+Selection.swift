internal import PickModel

extension PickerState {
    /// Selects a row, as a finger does on the wheel.
    ///
    /// In regions every wheel behind it shows new rows and goes to row 0, also where the row was selected already. A
    /// row or component that is not there (a wheel that was still turning when the one before it changed) changes
    /// nothing and throws.
    @discardableResult
    public mutating func select(row: Int, inComponent component: Int) throws(PickerFailure) -> Change {
        guard wheels.indices.contains(component) else {
            throw .noSuchComponent(component, numberOfComponents: wheels.count)
        }
        let count = wheels[component].rows.count
        guard row >= 0, row < count else {
            throw .noSuchRow(row, component: component, numberOfRows: count)
        }
        let old = wheels.count
        move(component: component, to: row)
        return change(reloadingFrom: component + 1, before: old)
    }

    /// Selects a place, such as the nearest one that a failure offers.
    ///
    /// A place of other data that leads to a row that is not there changes nothing and throws.
    @discardableResult
    public mutating func select(_ place: Place) throws(PickerFailure) -> Change {
        let old = self
        do throws(PickerFailure) {
            for (component, row) in place.rows.enumerated() {
                // A wheel without rows has nothing to select.
                guard let row else { continue }
                try select(row: row, inComponent: component)
            }
        } catch {
            self = old
            throw error
        }
        return change(since: old)
    }

    /// What changed since an older state: behind the first wheel that turned, those that depend on it are new.
    func change(since old: PickerState) -> Change {
        let first = wheels.indices.first { component in
            !old.wheels.indices.contains(component)
                || old.wheels[component].selection != wheels[component].selection
        }
        return change(reloadingFrom: (first ?? wheels.count) + 1, before: old.wheels.count)
    }

    private func change(reloadingFrom first: Int, before old: Int) -> Change {
        let isDependent = dataset.kind == .regions
        let start = isDependent ? min(first, wheels.count) : wheels.count
        return Change(
            reloaded: start..<wheels.count,
            selectedRows: selectedRows,
            previousNumberOfComponents: old
        )
    }
}
