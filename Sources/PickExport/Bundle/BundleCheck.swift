internal import PickBytes
internal import PickJSON
internal import PickModel

/// Holds the files of a bundle to its manifest, its sums, and each other.
package enum BundleCheck {
    /// Something that is not as the manifest says.
    package struct Problem: Equatable, Sendable {
        /// The file; the manifest where the bundle as a whole is wrong.
        package let file: String
        package let message: String
    }

    /// Every problem of a folder's files, each with its name and content; none for a bundle as it was written.
    package static func problems(_ files: [(name: String, bytes: [UInt8])]) -> [Problem] {
        var check = Check(files)
        check.run()
        return check.problems
    }
}

private struct Check {
    private let files: [(name: String, bytes: [UInt8])]
    private let contents: [String: [UInt8]]
    /// The SHA-256 of each file, made once.
    private let digests: [String: String]
    /// What `SHA256SUMS` says; nil where it is no list of sums.
    private let sums: BundleSums?
    private(set) var problems: [BundleCheck.Problem] = []

    private struct Entry {
        var name: String
        var format: String?
        var preset: String?
    }

    init(_ files: [(name: String, bytes: [UInt8])]) {
        self.files = files
        contents = Dictionary(files.map { ($0.name, $0.bytes) }) { first, _ in first }
        digests = contents.mapValues { SHA256.hexadecimal($0) }
        sums = contents[BundleSums.name].flatMap { BundleSums($0) }
    }

    private mutating func fail(_ message: String, _ file: String = BundleManifest.name) {
        problems.append(.init(file: file, message: message))
    }

    mutating func run() {
        guard let manifest = contents[BundleManifest.name] else {
            return fail("the manifest is missing, so this is no bundle")
        }
        let document: JSONDocument
        do {
            document = try JSONReader.read(manifest)
        } catch {
            return fail("the manifest is not JSON: \(error.message)")
        }
        checkDigest(document, manifest)
        guard let entries = entries(document) else { return }
        let names = Set(entries.map(\.name))
        for file in files where ![BundleManifest.name, BundleSums.name].contains(file.name) {
            if !names.contains(file.name) { fail("the manifest does not name it", file.name) }
        }
        checkSums()
        if problems.isEmpty { checkData(document, entries) }
    }

    /// `SHA256SUMS` has a line for each other file, and nothing else; it is blamed for nothing that the file itself is.
    private mutating func checkSums() {
        guard contents[BundleSums.name] != nil else { return fail("the file is missing", BundleSums.name) }
        guard let sums else {
            return fail(
                "it is no list of sums as bundles have it: a line for each file, in the order of their names",
                BundleSums.name
            )
        }
        for (name, digest) in sums.lines {
            guard let actual = digests[name] else {
                if !problems.contains(where: { $0.file == name }) { fail("the file is missing", name) }
                continue
            }
            // A file that is not as the manifest says was told already.
            if digest != actual, !problems.contains(where: { $0.file == name }) {
                fail("its line for \(name) has another SHA-256 than the file", BundleSums.name)
            }
        }
        let known = Set(sums.lines.map(\.name))
        for file in files where file.name != BundleSums.name && !known.contains(file.name) {
            fail("it has no line for \(file.name)", BundleSums.name)
        }
    }

    /// The manifest's own digest is that of its bytes with nothing between the digest's quotes.
    private mutating func checkDigest(_ document: JSONDocument, _ manifest: [UInt8]) {
        guard let node = document.value(document.root, forKey: "sha256"), document.kind(node) == .string
        else {
            return fail("`sha256` is missing: the manifest's own SHA-256")
        }
        let range = document.range(node)
        let blank = manifest[..<(range.lowerBound + 1)] + manifest[(range.upperBound - 1)...]
        if SHA256.hexadecimal(Array(blank)) != document.string(node) {
            fail("the manifest was changed: its SHA-256 is another")
        }
    }

    private mutating func entries(_ document: JSONDocument) -> [Entry]? {
        let root = document.root
        guard let version = document.value(root, forKey: "manifestVersion").flatMap({ document.integer($0) })
        else {
            fail("`manifestVersion` is missing")
            return nil
        }
        guard version == BundleManifest.version else {
            fail(
                "the manifest has version \(version), and this tool knows \(BundleManifest.version): use a newer one"
            )
            return nil
        }
        guard let list = document.value(root, forKey: "files"), document.kind(list) == .array else {
            fail("`files` is missing: the list of the files")
            return nil
        }
        var entries: [Entry] = []
        var names: Set<String> = []
        for node in document.children(list) {
            guard let name = text(document, node, "name"), let digest = text(document, node, "sha256"),
                let count = document.value(node, forKey: "bytes").flatMap({ document.integer($0) })
            else {
                fail("an entry of `files` lacks name, bytes or sha256")
                continue
            }
            guard names.insert(name).inserted else {
                fail("the manifest names it twice", name)
                continue
            }
            entries.append(
                Entry(
                    name: name,
                    format: text(document, node, "format"),
                    preset: text(document, node, "preset")
                )
            )
            guard let bytes = contents[name] else {
                fail("the file is missing", name)
                continue
            }
            if bytes.count != count {
                fail("it has \(bytes.count) bytes, and the manifest says \(count)", name)
            } else if digests[name] != digest {
                fail("it was changed: its SHA-256 is not that of the manifest", name)
            }
        }
        return entries
    }

    private func text(_ document: JSONDocument, _ object: Int, _ key: StaticString) -> String? {
        guard let node = document.value(object, forKey: key), document.kind(node) == .string else {
            return nil
        }
        return document.string(node)
    }

    // MARK: - The data

    /// The files of one dataset hold the same, and as much as the manifest says; those of front ends can be read.
    private mutating func checkData(_ document: JSONDocument, _ entries: [Entry]) {
        guard let kind = text(document, document.root, "kind").flatMap({ DatasetKind(rawValue: $0) }) else {
            return fail("`kind` is neither menu nor regions")
        }
        var first: (tree: BundleTree, name: String)?
        let own = entries.filter { $0.format != nil && $0.preset == nil }
        // JSON has everything, so the others are held to it.
        for entry in own.filter({ $0.format == "json" }) + own.filter({ $0.format != "json" }) {
            guard let bytes = contents[entry.name] else { continue }
            let (tree, reason) = BundleTree.read(bytes, name: entry.name, kind: kind)
            guard let tree else {
                fail("it holds no data: \(reason)", entry.name)
                continue
            }
            guard let known = first else {
                first = (tree, entry.name)
                checkCounts(document, tree, entry)
                continue
            }
            let withCodes = kind == .regions || entry.format != "csv"
            if let difference = known.tree.difference(to: tree, withCodes: withCodes) {
                fail("it does not agree with \(known.name): \(difference)", entry.name)
            }
        }
    }

    private mutating func checkCounts(_ document: JSONDocument, _ tree: BundleTree, _ entry: Entry) {
        let rows = document.value(document.root, forKey: "rows").flatMap { document.integer($0) }
        if rows != Int64(tree.count) {
            fail("it has \(tree.count) rows, and the manifest says otherwise", entry.name)
        }
        guard let levels = document.value(document.root, forKey: "levels") else {
            return fail("`levels` is missing")
        }
        let counts = document.children(levels).map { level in
            document.value(level, forKey: "rows").flatMap { document.integer($0) } ?? -1
        }
        if counts != tree.levelCounts.map({ Int64($0) }) {
            fail("its levels have other counts than the manifest says", entry.name)
        }
    }
}
