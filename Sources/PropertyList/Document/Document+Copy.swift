extension Document {
    /// The same document, places and comments too, with other texts for some keys, or as if it had been another format.
    package func copy(as format: Format? = nil, renaming: (_ key: Int) -> String? = { _ in nil }) -> Document
    {
        var builder = DocumentBuilder()
        var open: [Int] = []
        var comment = 0
        for node in 0...count {
            while let container = open.last, next(after: container) == node {
                add(commentsOf: node, in: container, from: &comment, to: &builder)
                builder.end(at: range(container).upperBound)
                open.removeLast()
            }
            add(commentsOf: node, in: nil, from: &comment, to: &builder)
            guard node < count else { break }
            let kind = kind(node)
            switch kind {
            case .dict, .array, .set:
                builder.begin(kind, at: range(node).lowerBound)
                open.append(node)
            default:
                if kind == .key, let text = renaming(node) {
                    builder.addText(kind, text, at: range(node))
                } else {
                    builder.addLeaf(node, of: self, at: range(node))
                }
            }
        }
        return builder.finish(format: format ?? self.format, encoding: encoding)
    }

    private func add(
        commentsOf node: Int,
        in container: Int?,
        from next: inout Int,
        to builder: inout DocumentBuilder
    ) {
        while next < comments.count, comments[next].node == node,
            container == nil || comments[next].container == container
        {
            builder.addComment(comments[next].text, at: comments[next].range)
            next += 1
        }
    }
}
