package import PickModel
package import PropertyList

/// Regions put together anew, as records of a name, a code and children.
package enum PlainRegions {
    /// A row that is put above some of its parent's children.
    package struct Group: Sendable, Equatable {
        package let name: String
        package let code: String

        package init(name: String, code: String) {
            self.name = name
            self.code = code
        }
    }

    /// Writes regions.
    ///
    /// - Parameters:
    ///   - dataset: The regions.
    ///   - isDropped: Whether a row is left out, with all that is below it.
    ///   - group: The row that shall stand above a row; nil where it stays where it is.
    /// - Returns: A document whose nodes have the places of the rows in the source.
    package static func write(
        _ dataset: Dataset,
        isDropped: (Int) -> Bool,
        group: (Int) -> Group?
    ) -> Document {
        let tree = dataset.tree
        var out = DocumentAssembler(tree.document, keepsPlaces: true)
        out.begin(.array)
        rows(0..<tree.count, of: tree, isDropped, group, to: &out)
        out.end()
        return out.finish()
    }

    private static func rows(
        _ range: Range<Int>,
        of tree: NamedTree,
        _ isDropped: (Int) -> Bool,
        _ group: (Int) -> Group?,
        to out: inout DocumentAssembler
    ) {
        // The rows of each group, which stands where its first one stood.
        var order: [(group: Group?, rows: [Int])] = []
        var places: [String: Int] = [:]
        var entry = range.lowerBound
        while entry < range.upperBound {
            if !isDropped(entry) {
                let above = group(entry)
                if let above, let place = places[above.code] {
                    order[place].rows.append(entry)
                } else {
                    if let above { places[above.code] = order.count }
                    order.append((above, [entry]))
                }
            }
            entry = tree.end(entry)
        }
        for (above, entries) in order {
            if let above, let first = entries.first {
                out.origin = place(first, of: tree)
                begin(above.name, code: above.code, to: &out)
                out.text(.key, "children")
                out.begin(.array)
            }
            for entry in entries {
                out.origin = place(entry, of: tree)
                begin(tree.name(entry), code: code(entry, of: tree), to: &out)
                if tree.end(entry) > entry + 1 {
                    out.text(.key, "children")
                    out.begin(.array)
                    rows(entry + 1..<tree.end(entry), of: tree, isDropped, group, to: &out)
                    // Children may stand before their parent's name.
                    out.origin = place(entry, of: tree)
                    out.end()
                }
                out.end()
            }
            if above != nil, let first = entries.first {
                out.origin = place(first, of: tree)
                out.end()
                out.end()
            }
        }
    }

    private static func begin(_ name: String, code: String?, to out: inout DocumentAssembler) {
        out.begin(.dict)
        out.text(.key, "name")
        out.text(.string, name)
        if let code {
            out.text(.key, "code")
            out.text(.string, code)
        }
    }

    private static func place(_ entry: Int, of tree: NamedTree) -> Range<Int> {
        tree.document.range(tree.nameNode(entry) ?? tree.sourceNode(entry))
    }

    private static func code(_ entry: Int, of tree: NamedTree) -> String? {
        tree.codeNode(entry).flatMap { tree.document.plainText($0) }
    }
}
