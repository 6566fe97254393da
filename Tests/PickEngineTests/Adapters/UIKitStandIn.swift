import Foundation

// The part of UIKit that the sample meets, with UIKit's own signatures: there is none on Linux.

@MainActor protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// Wheels that remember what they were told last, as the true ones do, and never ask on their own.
@MainActor final class UIPickerView {
    weak var dataSource: (any UIPickerViewDataSource)?
    weak var delegate: (any UIPickerViewDelegate)?
    private var wheels: [(count: Int, row: Int)] = []
    private(set) var reloads: [Int] = []

    func reloadAllComponents() {
        let count = dataSource?.numberOfComponents(in: self) ?? 0
        wheels = (0..<count).map { component in
            let row = component < wheels.count ? wheels[component].row : 0
            return wheel(component, at: row)
        }
        reloads = Array(0..<count)
    }

    func reloadComponent(_ component: Int) {
        wheels[component] = wheel(component, at: wheels[component].row)
        reloads.append(component)
    }

    func selectedRow(inComponent component: Int) -> Int {
        wheels[component].count == 0 ? -1 : wheels[component].row
    }

    func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        precondition((0..<wheels[component].count).contains(row), "UIKit would trap here")
        wheels[component].row = row
    }

    /// What a finger does: the wheel moves within the list that it shows, and the delegate hears of it.
    func turn(_ component: Int, to row: Int) {
        reloads = []
        guard wheels.indices.contains(component), wheels[component].count > 0 else { return }
        wheels[component].row = min(row, wheels[component].count - 1)
        delegate?.pickerView(self, didSelectRow: wheels[component].row, inComponent: component)
    }

    /// What the wheels show in their middle.
    var titles: [String?] {
        wheels.indices.map { component in
            wheels[component].count == 0
                ? nil
                : delegate?.pickerView(self, titleForRow: wheels[component].row, forComponent: component)
        }
    }

    private func wheel(_ component: Int, at row: Int) -> (count: Int, row: Int) {
        let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
        return (count, min(row, max(0, count - 1)))
    }
}
