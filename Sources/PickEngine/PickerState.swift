public import PickModel

/// A picker without a screen: which wheels there are, what they show, and what is selected.
///
/// Titles, numbers of rows and the selection all come from this one value, so a wheel can never be asked for a row of
/// a list that is gone. The words are UIKit's: a component is a wheel, a row is one of its titles.
///
/// ```swift
/// var picker = PickerState(try Dataset(contentsOf: "cities.plist"))
/// let change = try picker.select(row: 10, inComponent: 0)
/// change.reloaded       // 1..<2: the cities follow the province
/// picker.selectedTitles // ["浙江省", "杭州市"]
/// ```
///
/// At first row 0 is selected in every wheel. In a menu each wheel stands alone. In regions the wheel of a region's
/// children follows the wheel that it is in, and goes to row 0 whenever something is selected above it. There it
/// depends on the data how many wheels there are: a region without a list of children ends them, and one with an empty
/// list is followed by a wheel without rows.
///
/// Selecting looks at the rows of the wheels that it opens and at nothing else, however large the tree is.
public struct PickerState: Sendable {
    /// What is picked from.
    public let dataset: Dataset
    let tree: NamedTree
    var wheels: [Wheel] = []
    /// Made by the first draw over leaves.
    var leaves: LeafIndex?
    /// How many entries of the tree were looked at to open wheels, which is what selecting costs.
    package internal(set) var visitedCount = 0

    /// A picker over a dataset, with row 0 selected in every wheel.
    public init(_ dataset: Dataset) {
        self.dataset = dataset
        tree = dataset.tree
        switch dataset {
        case .menu:
            var column = 0
            while column < tree.count {
                appendWheel(below: column)
                column = tree.end(column)
            }
        case .regions: openWheels(below: nil)
        }
    }

    /// How many wheels there are now.
    public var numberOfComponents: Int { wheels.count }

    /// How many rows a wheel has; 0 for one that is not there.
    public func numberOfRows(inComponent component: Int) -> Int {
        wheels.indices.contains(component) ? wheels[component].rows.count : 0
    }

    /// What a row shows; nil where there is no such row.
    public func title(forRow row: Int, inComponent component: Int) -> String? {
        entry(forRow: row, inComponent: component)?.name
    }

    /// The code of a row; nil where it has none or there is no such row.
    public func code(forRow row: Int, inComponent component: Int) -> String? {
        entry(forRow: row, inComponent: component)?.code
    }

    /// What else the data say about a row, such as its pinyin.
    public func attributes(forRow row: Int, inComponent component: Int) -> [Attribute] {
        entry(forRow: row, inComponent: component)?.attributes ?? []
    }

    /// The row that is selected in a wheel; nil for a wheel without rows and for one that is not there.
    public func selectedRow(inComponent component: Int) -> Int? {
        wheels.indices.contains(component) ? wheels[component].selectedRow : nil
    }

    /// The title of a wheel: the column's in a menu where the data give one, else nil.
    public func title(ofComponent component: Int) -> String? {
        guard dataset.kind == .menu, wheels.indices.contains(component),
            let column = wheels[component].parent,
            tree.nameNode(column) != nil
        else { return nil }
        return tree.name(column)
    }

    /// The selected row of each wheel; nil for a wheel without rows.
    public var selectedRows: [Int?] { wheels.map(\.selectedRow) }

    /// The selected title of each wheel, for the labels that follow it; nil for a wheel without rows.
    public var selectedTitles: [String?] { selectedEntries.map { $0?.name } }

    /// The selected row's code for each wheel; nil where there is none.
    public var selectedCodes: [String?] { selectedEntries.map { $0?.code } }

    /// What ``select(path:)`` takes to come back here.
    ///
    /// In regions the names from the first wheel on; in a menu a title for each column, empty for one without rows.
    public var selectedPath: [String] {
        switch dataset {
        case .menu: selectedEntries.map { $0?.name ?? "" }
        case .regions: selectedEntries.compactMap { $0?.name }
        }
    }

    /// The selected row of each wheel as a place of the data.
    package var selectedEntries: [Region?] {
        wheels.map { wheel in wheel.selectedEntry.map { Region(tree: tree, index: $0) } }
    }

    /// A row as a place of the data; nil where there is no such row.
    package func entry(forRow row: Int, inComponent component: Int) -> Region? {
        guard wheels.indices.contains(component), wheels[component].rows.indices.contains(row) else {
            return nil
        }
        return Region(tree: tree, index: wheels[component].entry(row))
    }
}
