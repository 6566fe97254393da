import Foundation
import PickEngine
import PickModel

final class WheelsController: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    private(set) var state: PickerState
    /// Called with the titles that are selected, one for each wheel, for the labels that follow them.
    var onChange: ([String?]) -> Void = { _ in }

    init(_ dataset: Dataset) { state = PickerState(dataset) }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { state.numberOfComponents }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        state.numberOfRows(inComponent: component)
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        state.title(forRow: row, inComponent: component)
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let change = try? state.select(row: row, inComponent: component)
        // No change: a wheel that was still turning while its list changed names a row that is gone.
        if change?.changesNumberOfComponents ?? true {
            pickerView.reloadAllComponents()
        } else {
            change?.reloaded.forEach { pickerView.reloadComponent($0) }
        }
        follow(in: pickerView)
    }

    /// For the random button.
    func turnAtRandom(_ pickerView: UIPickerView) {
        var generator = SystemRandomNumberGenerator()
        let change = state.randomize(using: &generator)
        if change.changesNumberOfComponents || !change.reloaded.isEmpty { pickerView.reloadAllComponents() }
        follow(in: pickerView)
    }

    /// Turns the wheels of the view to where those of the state are.
    func follow(in pickerView: UIPickerView) {
        for (component, row) in state.selectedRows.enumerated() {
            if let row, pickerView.selectedRow(inComponent: component) != row {
                pickerView.selectRow(row, inComponent: component, animated: true)
            }
        }
        onChange(state.selectedTitles)
    }
}
