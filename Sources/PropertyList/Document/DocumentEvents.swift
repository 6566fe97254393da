/// Tells a ``Document`` as the events that a reader would have told, so that each output is written once.
package enum DocumentEvents {
    /// Tells the whole document.
    ///
    /// A key that a dict has twice comes once: the last value at the first one's place. Comments are left out.
    /// With `sortKeys` the keys of each dict come in the order of their code points. Costs O(n), with `sortKeys`
    /// O(n log n), and never recurses. Returns false when a function of `events` stopped it.
    @unsafe package static func replay(
        _ document: Document,
        into events: PropertyListEvents,
        sortKeys: Bool = false
    ) -> Bool {
        var walk = unsafe DocumentWalk(document, events, sortKeys: sortKeys)
        return walk.run()
    }
}
