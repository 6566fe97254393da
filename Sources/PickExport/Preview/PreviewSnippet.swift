/// One offer of the box for programmers: what to paste, and the JSON that goes with it.
package struct PreviewSnippet: Sendable, Equatable {
    /// What it is for: the name of a format or of a front end.
    package var name: String
    /// The lines to paste.
    package var snippet: String
    /// The data in that shape; nil where there is nothing to show.
    ///
    /// What is longer than a page can show is cut.
    package var json: String?
    /// Whether the JSON was cut.
    package private(set) var isCut = false

    /// So many bytes of JSON are enough to see how it looks.
    package static let mostBytes = 8 * 1024

    package init(name: String, snippet: String, json: [UInt8]? = nil, mostBytes: Int = Self.mostBytes) {
        self.name = name
        self.snippet = snippet
        guard let json else { return }
        var shown = json[...]
        if shown.count > mostBytes {
            shown = shown.prefix(mostBytes)
            // At the end of a line, so that no character is cut; JSON in one line has spaces or quotes at least.
            let end = shown.lastIndex(of: 0x0A) ?? shown.lastIndex { $0 < 0x80 } ?? shown.startIndex
            shown = shown[..<end]
            isCut = true
        }
        self.json = String(decoding: shown, as: UTF8.self)
    }
}
