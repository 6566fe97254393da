import PickData

// Constants of the generated PickerData.swift, each with the type of its data.
print(PickerData.cities.roots.count, "provinces; the first:", PickerData.cities.roots.first?.name ?? "")
print(
    PickerData.foods.columns.count,
    "columns; today:",
    PickerData.foods.columns.compactMap { $0.rows.first?.title }
)
print("for the page:", PickerData.cityOptions.lastPathComponent)

// The wheels of a picker begin with the same value.
var wheels = PickerState(.regions(PickerData.cities))
try wheels.select(row: 10, inComponent: 0)
print("wheels:", wheels.selectedTitles.compactMap { $0 })
