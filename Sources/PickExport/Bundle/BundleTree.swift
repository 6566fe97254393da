internal import PickDiagnostics
internal import PickModel
internal import PropertyList

/// What all formats of a bundle hold of its data: kind, levels, names and codes.
struct BundleTree {
    let kind: DatasetKind
    private let tree: NamedTree

    init(_ dataset: Dataset) {
        kind = dataset.kind
        tree = dataset.tree
    }

    /// Reads data of a format; nil, with a reason, where that gives none.
    static func read(_ bytes: [UInt8], name: String, kind: DatasetKind) -> (tree: BundleTree?, reason: String)
    {
        let reading =
            DataKind(Array(bytes.prefix(1024)), name: nil) == .database
            ? DatabaseReader.read(bytes) : DataReader.read(bytes, name: name)
        guard let document = reading.document else {
            return (nil, reading.findings.first { $0.severity == .error }?.message ?? "it cannot be read")
        }
        let recognition = DatasetRecognizer.recognize(document, hints: RecognitionHints(kind: kind))
        guard let dataset = recognition.dataset else {
            return (nil, recognition.findings.first?.message ?? "no picker data are in it")
        }
        return (BundleTree(dataset), "")
    }

    var levelCounts: [Int] { tree.levelCounts }
    var count: Int { tree.count }

    /// The first difference to other data, in words; nil where there is none.
    func difference(to other: BundleTree, withCodes: Bool) -> String? {
        if kind != other.kind { return "it holds \(other.kind.rawValue) and not \(kind.rawValue)" }
        for entry in 0..<min(count, other.count) {
            let own = text(tree.nameNode(entry)) ?? ""
            let name = other.text(other.tree.nameNode(entry)) ?? ""
            if own != name || tree.level(entry) != other.tree.level(entry) {
                return "row \(entry + 1) is '\(name)' and not '\(own)'"
            }
            guard withCodes else { continue }
            let code = text(tree.codeNode(entry))
            if code != other.text(other.tree.codeNode(entry)) { return "the code of '\(own)' is another" }
        }
        return count == other.count ? nil : "it has \(other.count) rows and not \(count)"
    }

    private func text(_ node: Int?) -> String? { node.flatMap { tree.document.plainText($0) } }
}
