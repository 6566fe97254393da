internal import PickBytes
internal import PickJSON
package import PickModel

/// What a bundle says about itself: `manifest.json`.
///
/// It has neither a time nor a path, so that the same data give the same bytes.
package struct BundleManifest: Sendable {
    package static let name = "manifest.json"
    /// The version of the manifest's own form.
    static let version = 1

    package var facts: DatasetFacts
    package var tool: String
    package var dataset: Dataset
    /// The bytes that the data were read from.
    package var source: [UInt8]
    package var files: [BundleFile]

    package init(
        facts: DatasetFacts,
        tool: String,
        dataset: Dataset,
        source: [UInt8],
        files: [BundleFile]
    ) {
        self.facts = facts
        self.tool = tool
        self.dataset = dataset
        self.source = source
        self.files = files
    }

    /// The file; its last member is the SHA-256 of the file with nothing between that member's quotes.
    package func bytes() -> [UInt8] {
        let digest = SHA256.hexadecimal(bytes(digest: ""))
        return bytes(digest: digest)
    }

    private func bytes(digest: String) -> [UInt8] {
        var out = ByteWriter()
        out.appendJSON { json in
            json.beginObject()
            json.key(plain: "$schema")
            json.string(plain: "manifest.schema.json")
            json.key(plain: "manifestVersion")
            json.integer(Self.version)
            json.key(plain: "tool")
            json.beginObject()
            json.key(plain: "name")
            json.string(plain: "pickdata")
            json.key(plain: "version")
            json.string(tool)
            json.endObject()
            json.key(plain: "dataset")
            json.beginObject()
            for (key, value) in facts.members {
                guard let value else { continue }
                json.key(plain: key)
                json.string(value)
            }
            json.endObject()
            writeCounts(to: &json)
            json.key(plain: "source")
            json.beginObject()
            json.key(plain: "bytes")
            json.integer(source.count)
            json.key(plain: "sha256")
            json.string(SHA256.hexadecimal(source))
            json.endObject()
            json.key(plain: "files")
            json.beginArray()
            for file in files { write(file, to: &json) }
            json.endArray()
            json.key(plain: "sha256")
            json.string(digest)
            json.endObject()
        }
        return out.bytes()
    }

    private func writeCounts(to json: inout JSONWriter) {
        let tree = dataset.tree
        json.key(plain: "kind")
        json.string(dataset.kind.rawValue)
        json.key(plain: "rows")
        json.integer(tree.count)
        var coded = [Int](repeating: 0, count: tree.levelCounts.count)
        for entry in 0..<tree.count where tree.codeNode(entry) != nil { coded[tree.level(entry)] += 1 }
        json.key(plain: "levels")
        json.beginArray()
        for (level, count) in tree.levelCounts.enumerated() {
            json.beginObject()
            json.key(plain: "rows")
            json.integer(count)
            json.key(plain: "withCode")
            json.integer(coded[level])
            json.endObject()
        }
        json.endArray()
    }

    private func write(_ file: BundleFile, to json: inout JSONWriter) {
        json.beginObject()
        json.key(plain: "name")
        json.string(file.name)
        json.key(plain: "role")
        json.string(file.role.rawValue)
        if let format = file.format {
            json.key(plain: "format")
            json.string(format)
        }
        if let preset = file.preset {
            json.key(plain: "preset")
            json.string(preset)
        }
        json.key(plain: "bytes")
        json.integer(file.bytes.count)
        json.key(plain: "sha256")
        json.string(SHA256.hexadecimal(file.bytes))
        json.endObject()
    }
}
