package import PropertyList

/// Several property lists as one, each under its own name, so that their tables are recognized together.
package struct TableJoin {
    /// One of the files.
    package struct Table {
        /// The file's name without its ending, which often says what the table holds.
        package let name: String
        package let document: Document

        package init(name: String, document: Document) {
            self.name = name
            self.document = document
        }
    }

    /// Where a place of the joined document stands.
    package struct Place {
        package let table: Int
        /// Bytes of that file.
        package let range: Range<Int>
    }

    /// `{province: […], city: […]}`; its places are those of the files, one file behind the other.
    package let document: Document
    /// How many values each file has beside its table, which are not in the joined document.
    package let besideCounts: [Int]
    /// Where the places of each file begin.
    private let starts: [Int]

    /// Nil when the files together are too big for one document.
    package init?(_ tables: [Table]) {
        var builder = DocumentBuilder()
        var starts: [Int] = []
        var besideCounts: [Int] = []
        var start = 0
        builder.begin(.dict, at: 0)
        for table in tables {
            let source = table.document
            let end = (0..<source.count).reduce(0) { max($0, source.range($1).upperBound) }
            starts.append(start)
            builder.addText(.key, table.name, at: start..<start)
            let (data, besideCount) = Self.data(source)
            besideCounts.append(besideCount)
            builder.addValue(data, of: source, shift: start)
            start += end + 1
            guard start <= Int(UInt32.max) else { return nil }
        }
        builder.end(at: start)
        guard !builder.hasOverflowed else { return nil }
        self.starts = starts
        self.besideCounts = besideCounts
        document = builder.finish(format: tables.first?.document.format ?? .xml, encoding: "UTF-8")
    }

    /// The file and the place in it of a place in the joined document.
    package func place(of range: Range<Int>) -> Place {
        let table = max((starts.lastIndex { $0 <= range.lowerBound }) ?? 0, 0)
        let start = starts[table]
        return Place(
            table: table,
            range: range.lowerBound - start..<max(range.upperBound, range.lowerBound) - start
        )
    }

    /// The node that holds the table, inside of what stands around it, and how many values stand beside it there.
    private static func data(_ document: Document) -> (node: Int, besideCount: Int) {
        var node = document.root
        var besideCount = 0
        for _ in 0..<16 {
            guard document.kind(node) == .dict else { break }
            let containers = document.children(node).filter { document.kind($0 + 1).isContainer }
            guard containers.count == 1, document.kind(containers[0] + 1) == .array,
                document.children(containers[0] + 1).allSatisfy({ document.kind($0) == .dict })
            else { break }
            besideCount += document.childCount(node) - 1
            node = containers[0] + 1
        }
        return (node, besideCount)
    }
}
