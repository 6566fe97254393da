internal import PropertyList

/// `{columns:[["Aa"],["Bb"]], byParent:{"0":["Bb"]}}`: what a page needs that rebuilds its wheels.
extension ShapePlanner {
    func wheelTables(_ root: Int) -> TablePlan? {
        guard hints.keys.isEmpty, document.childCount(root) == 2 else { return nil }
        var roots: Int?
        var below: Int?
        for key in document.children(root) {
            if document.text(key, equals: "columns"), document.kind(key + 1) == .array,
                document.childCount(key + 1) > 0, areNames(key + 2)
            {
                roots = key + 2
            }
            if document.text(key, equals: "byParent"), document.kind(key + 1) == .dict,
                document.children(key + 1).allSatisfy({
                    document.withBytes($0, Self.arePositions) && areNames($0 + 1)
                })
            {
                below = key + 1
            }
        }
        guard let roots, let below else { return nil }
        return .wheels(TablePlan.Wheels(roots: roots, below: below))
    }

    private func areNames(_ node: Int) -> Bool {
        document.kind(node) == .array && document.children(node).allSatisfy { document.kind($0) == .string }
    }

    /// Whether a key is positions with hyphens between them: `0`, `3-11`.
    private static func arePositions(_ text: Span<UInt8>) -> Bool {
        var isDigit = false
        for index in 0..<text.count {
            let byte = text[index]
            if (0x30...0x39).contains(byte) {
                isDigit = true
            } else {
                guard byte == UInt8(ascii: "-"), isDigit else { return false }
                isDigit = false
            }
        }
        return isDigit
    }
}

extension TreeAssembler {
    /// Builds the tree of the rows below each row; rows whose parent is not there come last on the first level.
    mutating func wheels(_ table: TablePlan.Wheels) {
        var links = LinkedEntries()
        var known: [String: Int] = [:]
        for (position, row) in document.children(table.roots).enumerated() {
            let entry = links.add(.init(name: row, code: -1, source: row))
            links.link(entry, under: nil)
            known["\(position)"] = entry
        }
        var parents: [(key: Int, entries: Range<Int>)] = []
        for key in document.children(table.below) {
            let first = links.count
            let above = document.string(key)
            for (position, row) in document.children(key + 1).enumerated() {
                known["\(above)-\(position)"] = links.add(.init(name: row, code: -1, source: row))
            }
            parents.append((key, first..<links.count))
        }
        for (key, entries) in parents {
            let parent = known[document.string(key)]
            if parent == nil {
                findings.orphan(key, document, parent: document.string(key), among: table.below)
            }
            for entry in entries { links.link(entry, under: parent) }
        }
        emit(links)
    }
}
