internal import PickBytes
package import PickModel
internal import PickPresets
internal import PropertyList

/// A release of one dataset: its data in several formats, what describes them, and what proves them.
package enum DatasetBundle {
    /// All files of a bundle of these data files, in the order of their names.
    ///
    /// Each JSON file gets a schema and types. Nothing depends on when or where it is made.
    package static func files(
        _ data: [BundleFile],
        of dataset: Dataset,
        source: [UInt8],
        facts: DatasetFacts,
        tool: String
    ) -> [(name: String, bytes: [UInt8])] {
        var all = data
        for file in data where file.format == "json" { all += descriptions(of: file) }
        all.append(BundleFile("dataset.schema.json", .schema, Array(BundleSchemas.dataset.utf8)))
        all.append(BundleFile("manifest.schema.json", .schema, Array(BundleSchemas.manifest.utf8)))
        let readme = BundleReadme(facts: facts, dataset: dataset, data: data)
        all.append(BundleFile("README.md", .readme, Array(readme.text.utf8)))
        all.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        let manifest = BundleManifest(facts: facts, tool: tool, dataset: dataset, source: source, files: all)
        var files = all.map { (name: $0.name, bytes: $0.bytes) }
        files.append((BundleManifest.name, manifest.bytes()))
        files.append((BundleSums.name, BundleSums(of: files).bytes))
        return files.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// The schema of all that is written for a front end; nil for one of the user's own, whose files speak for themselves.
    private static func schema(for preset: String) -> [UInt8]? {
        guard let preset = Preset.named(preset), PresetSchema.isThere(for: preset) else { return nil }
        var out = ByteWriter()
        PresetSchema.write(preset, to: &out)
        return out.bytes()
    }

    /// The schema and the types of a JSON file.
    private static func descriptions(of file: BundleFile) -> [BundleFile] {
        guard let document = DataReader.read(file.bytes, name: file.name).document else { return [] }
        let shape = JSONShape.of(document)
        let stem = String(file.name.dropLast(".json".count))
        return [
            BundleFile(
                "\(stem).schema.json",
                .schema,
                preset: file.preset,
                file.preset.flatMap(schema) ?? shape.schema(title: file.name)
            ),
            BundleFile(
                "\(stem).d.ts",
                .types,
                preset: file.preset,
                Array(shape.typeScript(of: file.name).utf8)
            ),
        ]
    }
}
