/// A file of a bundle.
package struct BundleFile: Sendable {
    /// What a file is for.
    package enum Role: String, Sendable {
        case data, schema, types, readme
    }

    /// Its name in the bundle's folder.
    package let name: String
    package let role: Role
    /// The data format; nil for what is no data.
    package var format: String?
    /// The front end that it is for.
    package var preset: String?
    package let bytes: [UInt8]

    package init(
        _ name: String,
        _ role: Role,
        format: String? = nil,
        preset: String? = nil,
        _ bytes: [UInt8]
    ) {
        self.name = name
        self.role = role
        self.format = format
        self.preset = preset
        self.bytes = bytes
    }
}

/// What people say about a dataset; each may be missing, and all come from the configuration.
package struct DatasetFacts: Sendable, Equatable {
    package var name: String?
    package var version: String?
    package var licence: String?
    package var source: String?
    /// The day that the data are true for, `2024-12-31`.
    package var asOf: String?

    package init() {}

    /// The facts with the keys that the manifest has for them.
    var members: [(key: StaticString, value: String?)] {
        [("name", name), ("version", version), ("licence", licence), ("source", source), ("asOf", asOf)]
    }
}
