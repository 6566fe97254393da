internal import PickBytes
internal import PickDiagnostics
internal import PickExport
internal import PickModel
internal import PickPresets

/// What the page offers to paste.
///
/// One place for all: a front end that `convert` writes for belongs here with its snippet and its JSON.
enum PreviewSnippets {
    static func all(for dataset: Dataset, at path: String) -> [PreviewSnippet] {
        let name = FileSystem.name(of: path)
        let word = ShellWord.text(name)
        return [
            PreviewSnippet(
                name: "JSON",
                snippet: "pickdata convert \(word) -o data.json",
                json: json(of: dataset)
            ),
            PreviewSnippet(
                name: "PickData",
                snippet: """
                    import PickData

                    let dataset = try Dataset(contentsOf: \(SwiftText.quoting(name)))
                    var picker = PickerState(dataset)
                    try picker.select(row: 0, inComponent: 0)
                    print(picker.selectedTitles, picker.selectedCodes)
                    """
            ),
        ] + frontEnds(for: dataset, word)
    }

    /// Data with more rows are not held to every front end while somebody waits for a page.
    private static let mostRows = 50_000
    /// There are many front ends, and of each a look is enough.
    private static let mostBytes = 2 * 1024

    /// The front ends that take the data as they are, each with what it takes of them first.
    private static func frontEnds(for dataset: Dataset, _ word: String) -> [PreviewSnippet] {
        guard dataset.tree.count <= mostRows else { return [] }
        return Preset.all.compactMap { preset in
            let edits = preset.filled(TreeEdits(), dataset)
            let edited = TreeEditor.edit(dataset, edits).dataset
            let mode = ValueChoice(edited, preset, asked: nil, .output).mode
            let faults = PresetCheck.faults(edited, preset, mode, .output)
            guard !faults.contains(where: { $0.code.severity == .error }) else { return nil }
            let format = preset.formats[0]
            return PreviewSnippet(
                name: preset.name,
                snippet:
                    "pickdata convert --for \(preset.name) \(word) -o \(preset.name).\(format.fileExtension)",
                json: json(of: edited, for: preset, mode),
                mostBytes: mostBytes
            )
        }
    }

    /// What `convert --for` writes of the first row of the first level; nil where that is no JSON.
    private static func json(of dataset: Dataset, for preset: Preset, _ mode: ValueMode?) -> [UInt8]? {
        guard [.json, .js, .mjs].contains(preset.formats[0]) else { return nil }
        var out = ByteWriter()
        let isMenu = dataset.kind == .menu
        let options = PresetExport.Options(
            preset.formats[0],
            part: isMenu || dataset.tree.count == 0
                ? nil : PresetExport.Part(0..<dataset.tree.end(0), position: 0)
        )
        do {
            try PresetExport.write(dataset, for: preset, mode, options, to: &out)
            return out.bytes()
        } catch {
            return nil
        }
    }

    /// What `convert` writes; nil where JSON cannot hold it.
    private static func json(of dataset: Dataset) -> [UInt8]? {
        var out = ByteWriter()
        do {
            try JSONStream.write(dataset.document, to: &out)
            return out.bytes()
        } catch {
            return nil
        }
    }
}

/// A literal of Swift.
enum SwiftText {
    static func quoting(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
