package import PickJSON

/// How a property list becomes JSON, which has fewer types.
package struct JSONOptions: Sendable {
    /// What becomes of dates and data.
    package enum NonJSON: String, Sendable, CaseIterable {
        /// Dates as ISO-8601 text, data as base64 text.
        case string
        /// They are refused.
        case error
    }

    /// What becomes of reals that are not finite.
    package enum NonFinite: String, Sendable, CaseIterable {
        /// They are refused.
        case error
        case null
        /// As `"NaN"`, `"Infinity"` and `"-Infinity"`.
        case string
    }

    package var style: JSONStyle
    package var nonJSON: NonJSON
    package var nonFinite: NonFinite

    package init(style: JSONStyle = .pretty, nonJSON: NonJSON = .string, nonFinite: NonFinite = .error) {
        self.style = style
        self.nonJSON = nonJSON
        self.nonFinite = nonFinite
    }
}
