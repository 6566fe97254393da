/// How picker data become lines of CSV.
package struct CSVOptions: Sendable, Equatable {
    /// What a line of regions is.
    package enum Shape: String, Sendable, CaseIterable {
        /// A line for each path to a region without children, with the names on the way.
        case paths
        /// A line for each region, with the number of its parent.
        case nodes
    }

    package var shape = Shape.paths
    /// Lines end in LF; else in CR LF, as RFC 4180 asks.
    package var usesLineFeeds = false
    /// The file begins with a byte order mark.
    package var hasByteOrderMark = false

    package init(shape: Shape = .paths, usesLineFeeds: Bool = false, hasByteOrderMark: Bool = false) {
        self.shape = shape
        self.usesLineFeeds = usesLineFeeds
        self.hasByteOrderMark = hasByteOrderMark
    }
}
