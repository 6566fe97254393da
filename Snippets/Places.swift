import PickData

switch try Dataset(contentsOf: "SampleData/cities.plist") {
case .regions(let regions):
    for province in regions.roots {
        print(province.name, province.children.map(\.name))
    }
case .menu(let menu):
    for column in menu.columns {
        print(column.title ?? "–", column.rows.map(\.title))
    }
}
