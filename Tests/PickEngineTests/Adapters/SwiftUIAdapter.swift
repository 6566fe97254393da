import PickEngine
import PickModel

struct WheelsView: View {
    @State var state: PickerState

    var body: some View {
        HStack {
            ForEach(0..<state.numberOfComponents, id: \.self) { component in
                Picker("", selection: selection(component)) {
                    ForEach(0..<state.numberOfRows(inComponent: component), id: \.self) { row in
                        Text(state.title(forRow: row, inComponent: component) ?? "")
                    }
                }
                .pickerStyle(.wheel)
            }
        }
    }

    func selection(_ component: Int) -> Binding<Int> {
        Binding(
            get: { state.selectedRow(inComponent: component) ?? 0 },
            // A row that is gone leaves everything as it was.
            set: { _ = try? state.select(row: $0, inComponent: component) }
        )
    }
}
