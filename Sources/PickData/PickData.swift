/// Picker data of property lists for apps: load a file, whatever layout it has, and walk over columns or regions.
///
/// ```swift
/// import PickData
///
/// switch try Dataset(contentsOf: "cities.plist") {
/// case .menu(let menu):
///     for column in menu.columns { print(column.title ?? "", column.rows.map(\.title)) }
/// case .regions(let regions):
///     for province in regions.roots {
///         print(province.name, province.code ?? "", province.children.map(\.name))
///     }
/// }
/// ```
///
/// `PickerState` is the picker itself, without a screen: the rows of its wheels, what is selected, and what follows.
///
/// `Exporter` writes the data as one of many front ends takes them, and refuses what that would break on.
///
/// `Dataset` reads property lists, JSON in the shapes of front ends, and CSV; `DataReader` reads all of them into a
/// `Document` with findings and their places.
///
/// `PropertyListReader` gives the property list itself as a `Document`, with its findings and their places, and
/// `DatasetRecognizer` says what layout it has, how sure that is, and what would overrule it.
@_exported public import PickDiagnostics
@_exported public import PickEngine
@_exported public import PickExport
@_exported public import PickModel
@_exported public import PickPresets
@_exported public import PropertyList
