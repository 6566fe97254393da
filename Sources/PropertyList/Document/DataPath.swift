/// A place in a document to find the path of: a node, and perhaps a byte that lies behind it.
package struct DocumentPlace: Sendable {
    package var node: Int
    /// When this byte lies behind the node, the path is that of the container which holds both.
    package var offset: Int?

    package init(node: Int, offset: Int? = nil) {
        self.node = node
        self.offset = offset
    }
}

extension Document {
    /// The place of a node in the data: `$` for the root, `$[3].cities[1]` further in.
    ///
    /// A key of letters, digits, `_` and `-` follows a dot; any other is written `["…"]` with `"` and `\` escaped.
    /// Linear in the document: use `paths(of:)` for many nodes.
    public func path(of node: Int) -> String { paths(of: [DocumentPlace(node: node)]).first ?? "$" }

    /// The paths of many places, in one sweep over the document.
    ///
    /// `places` may be in any order.
    package func paths(of places: [DocumentPlace]) -> [String] {
        var paths = [String](repeating: "$", count: places.count)
        var sweep = PathSweep(document: self)
        for index in places.indices.sorted(by: { places[$0].node < places[$1].node }) {
            sweep.advance(to: places[index].node)
            paths[index] = sweep.path(places[index])
        }
        return paths
    }

    /// The last node that begins at or before a byte of the source; nil before the root.
    ///
    /// Only for documents whose nodes stand in the order of the source: XML and tagged JSON.
    package func lastNode(startingAtOrBefore offset: Int) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if range(middle).lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}

/// Walks a document front to back and knows at each node which containers are open.
private struct PathSweep {
    private struct Step {
        var container: Int
        var end: Int
        var isDict: Bool
        /// The key that was met last.
        var key: Int
        /// The position of the child that was met last.
        var position: Int
    }

    let document: Document
    private var steps: [Step] = []
    private var next = 0

    init(document: Document) { self.document = document }

    /// Goes on until `node` is the last one that was met.
    mutating func advance(to node: Int) {
        let last = min(node, document.count - 1)
        while next <= last {
            while let step = steps.last, next >= step.end { steps.removeLast() }
            let kind = document.kind(next)
            if let top = steps.indices.last {
                if kind == .key {
                    steps[top].key = next
                } else if !steps[top].isDict {
                    steps[top].position += 1
                }
            }
            if kind.isContainer {
                let end = document.next(after: next)
                steps.append(Step(container: next, end: end, isDict: kind == .dict, key: next, position: -1))
            }
            next += 1
        }
    }

    func path(_ place: DocumentPlace) -> String {
        var path = "$"
        for (index, step) in steps.enumerated() where step.container < place.node {
            if let offset = place.offset {
                // The byte lies behind the child that the path would go on to.
                let child = index + 1 < steps.count ? steps[index + 1].container : place.node
                let isKeyOfIt = document.kind(child) == .key
                if document.range(child).upperBound <= offset, !isKeyOfIt { return path }
            }
            if step.isDict {
                Document.append(key: document.string(step.key), to: &path)
            } else {
                path += "[\(step.position)]"
            }
        }
        return path
    }
}

extension Document {
    /// Adds the step into a dict to a path.
    static func append(key: String, to path: inout String) {
        let isPlain = key.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
            default: !scalar.isASCII && scalar.properties.isAlphabetic
            }
        }
        if isPlain, !key.isEmpty {
            path += "." + key
            return
        }
        path += "[\""
        for scalar in key.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { path += "\\" }
            path.unicodeScalars.append(scalar)
        }
        path += "\"]"
    }
}
