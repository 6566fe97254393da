/// Tells a ``Document`` as the events that a reader would have told, so that each output is written once.
package enum DocumentEvents {
    /// Tells the whole document, or one value of it.
    ///
    /// A key that a dict has twice comes once: the last value at the first one's place. Comments are left out.
    /// With `sortKeys` the keys of each dict come in the order of their code points. Costs O(n), with `sortKeys`
    /// O(n log n), and never recurses. Returns false when a function of `events` stopped it.
    @unsafe package static func replay(
        _ document: Document,
        into events: PropertyListEvents,
        sortKeys: Bool = false,
        from node: Int? = nil
    ) -> Bool {
        var walk = unsafe DocumentWalk(document, events, sortKeys: sortKeys)
        return walk.run(from: node ?? document.root)
    }
}

extension Document {
    /// The same values with the keys of each dict in the order of their code points, and each key once.
    ///
    /// Comments are left out: what they stand beside has moved.
    package func sortedByKeys() -> Document {
        let sink = DocumentSink()
        _ = unsafe DocumentEvents.replay(self, into: sink.events, sortKeys: true)
        return sink.finish(format: format, encoding: encoding) ?? self
    }
}
