package import PickModel

/// The layouts that data can be brought into.
///
/// A new one is a name here and its shape below.
package enum TargetLayout: String, Sendable, CaseIterable {
    case classic, codes, hz, indexed, map

    /// The shape for data of a kind and depth; nil where the layout has none for such data.
    ///
    /// With `isIndex` the first level is called `initial`.
    package func shape(_ dataset: Dataset, isLone: Bool, isIndex: Bool = false) -> TreeShape? {
        let first = isIndex ? "initial" : "name"
        let depth = dataset.tree.levelCounts.count
        return switch (dataset.kind, self) {
        case (.regions, .classic): Self.records(first, "cities", .list(.text))
        // One level more, for the empty lists of the last one.
        case (.regions, .codes): Self.coded(depth: depth + 1, first: first)
        case (.regions, .hz): Self.records("state", "cities", Self.records("city", "areas", .list(.text)))
        case (.regions, .indexed): Self.indexed(Self.indexed(.list(.text)))
        case (.regions, .map): .names(.list(.text))
        case (.menu, .classic): isLone ? .list(.text) : .list(.list(.text))
        case (.menu, .codes): isLone ? Self.coded(depth: 1) : Self.columns(dataset)
        case (.menu, .map): Self.titled(dataset) ? .names(.list(.text)) : nil
        case (.menu, .hz), (.menu, .indexed): nil
        }
    }

    private static func records(_ name: String, _ children: String, _ below: TreeShape) -> TreeShape {
        .list(.record(TreeShape.Record(name: name, children: children, below: below)))
    }

    /// Whether each column has a title.
    private static func titled(_ dataset: Dataset) -> Bool {
        guard case .menu(let menu) = dataset else { return false }
        return menu.columns.allSatisfy { $0.title != nil }
    }

    /// `[{title, items:[{code, name}]}]`, or lists of records where the columns have no titles.
    private static func columns(_ dataset: Dataset) -> TreeShape {
        guard titled(dataset) else { return .list(coded(depth: 1)) }
        var column = TreeShape.Record(name: "title", children: "items", below: coded(depth: 1))
        column.hasAttributes = true
        return .list(.record(column))
    }

    /// `[{code, name, children:[…]}]`, as deep as the data.
    private static func coded(depth: Int, first: String = "name") -> TreeShape {
        var record = TreeShape.Record(name: "name", code: "code", hasAttributes: true)
        for _ in 1..<max(depth, 1) {
            let below = TreeShape.list(.record(record))
            record.children = "children"
            record.below = below
        }
        record.name = first
        return .list(.record(record))
    }

    /// `{"0":{North:…}, "1":{South:…}}`.
    private static func indexed(_ below: TreeShape) -> TreeShape { .positions(prefix: "", .names(below)) }
}

extension Dataset {
    /// Whether the first level is an index of letters.
    var hasLetterSections: Bool {
        guard kind == .regions, tree.count > 0 else { return false }
        var entry = 0
        while entry < tree.count {
            guard tree.flags(entry).contains(.section), tree.name(entry).count == 1 else { return false }
            entry = tree.end(entry)
        }
        return true
    }
}
