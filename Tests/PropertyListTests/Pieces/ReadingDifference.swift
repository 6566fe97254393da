import PickDiagnostics
import PropertyList

extension PropertyListReading {
    /// The first thing that is not the same in another reading; nil when nothing can tell the two apart.
    func difference(from other: PropertyListReading) -> String? {
        for (mine, its) in zip(findings, other.findings) where mine != its { return "\(mine), and \(its)" }
        guard findings.count == other.findings.count else {
            return "\(findings.count) findings, and \(other.findings.count)"
        }
        guard source?.text == other.source?.text else { return "the texts differ" }
        switch (document ?? remains?.document, other.document ?? other.remains?.document) {
        case (nil, nil): return nil
        case (let mine?, let its?): return mine.difference(from: its)
        default: return "one has a document"
        }
    }
}

extension Document {
    fileprivate func difference(from other: Document) -> String? {
        guard count == other.count else { return "\(count) nodes, and \(other.count)" }
        guard encoding == other.encoding, format == other.format else { return "the encodings differ" }
        for node in 0..<count {
            guard kind(node) == other.kind(node), range(node) == other.range(node),
                next(after: node) == other.next(after: node), string(node) == other.string(node),
                data(node) == other.data(node), bits(node) == other.bits(node)
            else {
                return
                    "node \(node): \(kind(node)) at \(range(node)), and \(other.kind(node)) at \(other.range(node))"
            }
        }
        guard comments == other.comments else { return "the comments differ" }
        return nil
    }
}
