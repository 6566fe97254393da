internal import PickBytes
internal import PickExport
internal import PickModel

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
                name: "Swift",
                snippet: """
                    import PickData

                    let dataset = try Dataset(contentsOf: \(SwiftText.quoting(name)))
                    var picker = PickerState(dataset)
                    try picker.select(row: 0, inComponent: 0)
                    print(picker.selectedTitles, picker.selectedCodes)
                    """
            ),
        ]
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
