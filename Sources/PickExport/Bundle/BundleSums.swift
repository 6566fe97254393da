internal import PickBytes

/// The file `SHA256SUMS`, as `sha256sum -c` reads it: a line for each other file, in the order of their names.
struct BundleSums {
    static let name = "SHA256SUMS"

    let lines: [(name: String, digest: String)]

    /// The sums of files.
    init(of files: [(name: String, bytes: [UInt8])]) {
        let sorted = files.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        lines = sorted.map { ($0.name, SHA256.hexadecimal($0.bytes)) }
    }

    /// What the file's bytes say; nil where they are not exactly what ``bytes`` would be.
    init?(_ bytes: [UInt8]) {
        var lines: [(name: String, digest: String)] = []
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            guard let mark = line.firstIndex(of: " "), line[mark...].hasPrefix("  ") else { return nil }
            lines.append((String(line[mark...].dropFirst(2)), String(line[..<mark])))
        }
        self.lines = lines
        let names = lines.map(\.name)
        let isSorted = zip(names, names.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        guard isSorted, self.bytes == bytes else { return nil }
    }

    var bytes: [UInt8] { Array(lines.map { "\($0.digest)  \($0.name)\n" }.joined().utf8) }
}
