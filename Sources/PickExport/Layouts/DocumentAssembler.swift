internal import PropertyList

/// Puts a new document together, of parts of an old one and of new texts.
///
/// Places of the new nodes count up from node to node, so that comments, which come along with what they stand
/// before, keep their order. Or they are those of the source, for findings that have to point there.
struct DocumentAssembler: ~Copyable {
    private let source: Document
    private var builder = DocumentBuilder()
    private var place = 0
    private let keepsPlaces: Bool
    /// Where in the source stands what is written next; asked for where places are kept.
    var origin = 0..<0
    /// The comments that stand before a node of the source, in order.
    private var comments: [Int: [Int]] = [:]

    /// How many comments of the source have no place yet.
    private(set) var commentsLeft: Int

    init(_ source: Document, keepsPlaces: Bool = false) {
        self.source = source
        self.keepsPlaces = keepsPlaces
        commentsLeft = source.comments.count
        for (index, comment) in source.comments.enumerated() {
            comments[comment.node, default: []].append(index)
        }
    }

    consuming func finish() -> Document {
        builder.finish(format: source.format, encoding: source.format == .binary ? nil : "UTF-8")
    }

    mutating func begin(_ kind: NodeKind) {
        builder.begin(kind, at: keepsPlaces ? origin.lowerBound : step())
    }

    mutating func end() { builder.end(at: keepsPlaces ? origin.upperBound : step()) }

    mutating func text(_ kind: NodeKind, _ text: String) {
        builder.addText(kind, text, at: keepsPlaces ? origin : stepOver())
    }

    /// Copies a value with all that is in it and the comments before and in it.
    mutating func copy(_ node: Int) {
        var open: [Int] = []
        let end = source.next(after: node)
        var node = node
        while node < end {
            while let container = open.last, source.next(after: container) == node { close(container, &open) }
            comments(before: node, in: open.last)
            let kind = source.kind(node)
            origin = source.range(node)
            if kind.isContainer {
                begin(kind)
                open.append(node)
            } else {
                leaf(node)
            }
            node += 1
        }
        while let container = open.last { close(container, &open) }
    }

    private mutating func close(_ container: Int, _ open: inout [Int]) {
        comments(before: source.next(after: container), in: container)
        origin = source.range(container)
        end()
        open.removeLast()
    }

    private mutating func leaf(_ node: Int) {
        builder.addLeaf(node, of: source, at: keepsPlaces ? origin : stepOver())
    }

    /// Writes the comments that stand before a node of the source; with `container` only those inside of that.
    mutating func comments(before node: Int, in container: Int?) {
        guard commentsLeft > 0, let found = comments[node] else { return }
        var rest: [Int] = []
        for index in found {
            let comment = source.comments[index]
            guard container == nil || comment.container == container else {
                rest.append(index)
                continue
            }
            builder.addComment(comment.text, at: stepOver())
            commentsLeft -= 1
        }
        comments[node] = rest.isEmpty ? nil : rest
    }

    /// A place of one byte, and the end of it.
    private mutating func stepOver() -> Range<Int> {
        let place = step()
        _ = step()
        return place..<place + 1
    }

    /// The next place, which no other node has.
    private mutating func step() -> Int {
        place += 1
        return place
    }
}
