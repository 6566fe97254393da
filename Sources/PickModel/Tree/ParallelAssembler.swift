internal import PropertyList

extension TreeAssembler {
    /// Builds the tree of parallel tables: a list of names, and maps from a name or a path of names to lists.
    mutating func parallel(roots: Int, below: [Int]) {
        var tables = below.map { NameTable($0 + 1, document) }
        for name in document.children(roots + 1) {
            parallel(name, path: [name], level: 0, &tables)
        }
        for table in tables {
            for key in table.unused { findings.unlisted(key, document) }
        }
    }

    private mutating func parallel(_ name: Int, path: [Int], level: Int, _ tables: inout [NameTable]) {
        let entry = builder.open(name: UInt32(truncatingIfNeeded: name), source: name)
        defer { builder.close(entry) }
        guard level < tables.count else { return }
        guard let found = tables[level].find(path, document) else {
            builder.insert(.childrenMissing, entry)
            return
        }
        let key = found.key
        guard tables[level].take(key) else {
            builder.insert(.childrenMissing, entry)
            findings.shared(key, document)
            return
        }
        var offset = 0
        for part in path[found.first...] {
            builder.addReference(to: part, at: key, offset: offset, dict: tables[level].node)
            offset += document.withBytes(part) { $0.count } + found.separatorLength
        }
        let value = key + 1
        guard document.kind(value) == .array else {
            findings.unexpected(value, document, "a list of names")
            return
        }
        if value + 1 == document.next(after: value) { builder.insert(.childrenEmpty, entry) }
        for child in document.children(value) {
            guard document.kind(child) == .string else {
                findings.unexpected(child, document, "a name")
                continue
            }
            parallel(child, path: path + [child], level: level + 1, &tables)
        }
    }
}

/// A map from a name, or from a path of names joined by one sign, to a list.
private struct NameTable {
    private var keys: [Int: [Int]] = [:]
    private var used: Set<Int> = []
    private let all: [Int]
    /// The dictionary that it is.
    let node: Int

    private static let separators = ["-", "_", "", "/", ".", ",", "|", " ", ":", ">", "–", "、"]

    init(_ map: Int, _ document: Document) {
        node = map
        all = Array(document.children(map))
        for key in all { keys[document.textHash(key), default: []].append(key) }
    }

    var unused: [Int] { all.filter { !used.contains($0) } }

    /// Takes the list under a key; false when another name has it already, so that nothing is multiplied.
    mutating func take(_ key: Int) -> Bool { used.insert(key).inserted }

    /// A key, with the first name of the path that is in it and how long the signs between its names are.
    struct Match {
        var key: Int
        var first: Int
        var separatorLength = 0
    }

    /// The key for a path: the whole path joined, or its last names alone.
    func find(_ path: [Int], _ document: Document) -> Match? {
        if let last = path.last, let key = lookUp(document.string(last), document) {
            return Match(key: key, first: path.count - 1)
        }
        guard path.count > 1 else { return nil }
        let names = path.map { document.string($0) }
        for first in 0..<names.count - 1 {
            for separator in Self.separators {
                if let key = lookUp(names[first...].joined(separator: separator), document) {
                    return Match(key: key, first: first, separatorLength: separator.utf8.count)
                }
            }
        }
        return nil
    }

    private func lookUp(_ text: String, _ document: Document) -> Int? {
        var hasher = Hasher()
        var copy = text
        copy.withUTF8 { bytes in unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
        for key in keys[hasher.finalize()] ?? [] where document.string(key).utf8.elementsEqual(text.utf8) {
            return key
        }
        return nil
    }
}
