internal import PickBytes
internal import PickDiagnostics
internal import PickJSON
internal import PickReporters

/// Reads and writes baselines.
enum BaselineFile {
    private static let version: Int64 = 1

    /// The name of a file in the baseline at `path`: the way from there to it.
    static func name(of file: AbsolutePath, in path: String) -> String {
        file.text(relativeTo: AbsolutePath(path).folder)
    }

    /// The text of a baseline: sorted, so that a change of the data is a small change of it.
    static func text(of baseline: Baseline) -> [UInt8] {
        var out = ByteWriter()
        out.appendJSON { json in
            json.beginObject()
            json.key("version")
            json.integer(version)
            json.key("files")
            json.beginObject()
            for file in baseline.sortedFiles {
                json.key(file)
                json.beginArray()
                for (entry, count) in baseline.sortedEntries(of: file) {
                    json.beginObject()
                    json.member("code", entry.code)
                    if let code = KnownCodes.all.first(where: { $0.id == entry.code }) {
                        json.member("name", code.name)
                    }
                    if !entry.dataPath.isEmpty { json.member("path", entry.dataPath) }
                    if count > 1 { json.member("count", count) }
                    json.endObject()
                }
                json.endArray()
            }
            json.endObject()
            json.endObject()
        }
        return out.bytes()
    }

    /// Reads a baseline; nil when there are faults.
    static func read(_ bytes: [UInt8], path: String) -> (baseline: Baseline?, faults: FileReport) {
        let source = SourceText(text: bytes, map: OffsetMap(shift: 0))
        var finding: Diagnostic?
        var baseline = Baseline()
        do throws(JSONFault) {
            let document = try JSONReader.read(bytes)
            do throws(Misfit) {
                baseline = try Self.baseline(document)
            } catch {
                finding = Diagnostic(.configurationValue, error.message, at: document.range(error.node))
            }
        } catch {
            finding = error.diagnostic(.configurationSyntax)
        }
        let report = FileReport(path: path, findings: finding.map { [$0] } ?? [], source: source)
        return (finding == nil ? baseline : nil, report)
    }

    private struct Misfit: Error {
        var node: Int
        var message: String
    }

    private static func baseline(_ document: JSONDocument) throws(Misfit) -> Baseline {
        let root = document.root
        guard let files = document.value(root, forKey: "files"), document.kind(files) == .object,
            let number = document.value(root, forKey: "version")
        else { throw Misfit(node: root, message: "This is no baseline: `version` and `files` are expected.") }
        guard document.integer(number) == version else {
            throw Misfit(
                node: number,
                message: "This baseline is of another version than \(version): write it anew."
            )
        }
        var baseline = Baseline()
        for file in document.children(files) {
            guard document.kind(file + 1) == .array else {
                throw Misfit(node: file + 1, message: "A list of findings is expected here.")
            }
            for item in document.children(file + 1) {
                guard let code = document.value(item, forKey: "code"), document.kind(code) == .string else {
                    throw Misfit(node: item, message: "A finding of a baseline is an object with a `code`.")
                }
                let path = document.value(item, forKey: "path").map { document.string($0) } ?? ""
                let count = document.value(item, forKey: "count").map { document.integer($0) } ?? 1
                guard let count, (1...1_000_000_000).contains(count) else {
                    throw Misfit(node: item, message: "`count` is a whole number from 1.")
                }
                let entry = Baseline.Entry(code: document.string(code), dataPath: path)
                baseline.add(entry, of: document.string(file), count: Int(count))
            }
        }
        return baseline
    }
}
