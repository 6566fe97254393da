internal import PickBytes
internal import PickDiagnostics
internal import PickJSON
package import PickModel
internal import PropertyList

/// The formats of a bundle's data, which all hold the same.
package enum BundleFormat: String, Sendable, CaseIterable {
    case json, csv, plist, bplist, sqlite

    /// Why the data cannot be written in a format; a sentence.
    package struct Failure: Error {
        package let message: String
    }

    /// The name of the file.
    package var fileName: String { "data.\(rawValue)" }

    /// The data in this format; JSON and property lists in the layout that holds all of them.
    package func file(_ dataset: Dataset) throws(Failure) -> BundleFile {
        var out = ByteWriter()
        do {
            switch self {
            case .csv: try CSVExport.write(dataset, to: &out, CSVOptions(shape: .nodes, usesLineFeeds: true))
            case .sqlite: try DatabaseExport.write(dataset, to: &out)
            case .json: try JSONStream.write(Self.canonical(dataset), to: &out)
            case .plist: _ = try XMLWriter.write(Self.canonical(dataset), to: &out)
            case .bplist: BinaryWriter.write(Self.canonical(dataset), to: &out)
            }
        } catch let failure as SQLiteFailure {
            throw Failure(message: failure.words)
        } catch let failure as PropertyListWriterError {
            throw Failure(message: failure.description)
        } catch let failure as JSONStream.Failure {
            throw Failure(message: "JSON has no place for the value at byte \(failure.offset) of the source.")
        } catch {
            throw Failure(message: "A text has a NUL character, which readers of CSV cannot take.")
        }
        let file = BundleFile(fileName, .data, format: rawValue, out.bytes())
        // What cannot be read back as it was has no place in a bundle.
        let (tree, reason) = BundleTree.read(file.bytes, name: fileName, kind: dataset.kind)
        guard let tree else { throw Failure(message: "Read back, \(fileName) has no data: \(reason)") }
        let withCodes = dataset.kind == .regions || self != .csv
        if let difference = BundleTree(dataset).difference(to: tree, withCodes: withCodes) {
            throw Failure(message: "Read back, \(fileName) is not the same: \(difference).")
        }
        return file
    }

    /// `[{code, name, children:[…]}]`, or a menu's lists.
    private static func canonical(_ dataset: Dataset) -> Document {
        let isPlainMenu: Bool
        if case .menu(let menu) = dataset {
            let tree = dataset.tree
            isPlainMenu =
                menu.columns.allSatisfy { $0.title == nil }
                && (0..<tree.count).allSatisfy {
                    tree.codeNode($0) == nil && tree.attributeNodes($0).isEmpty
                }
        } else {
            isPlainMenu = false
        }
        let layout: TargetLayout = isPlainMenu ? .classic : .codes
        return LayoutWriter.write(dataset, as: layout, isLone: false)?.document ?? dataset.document
    }
}
