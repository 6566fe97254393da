import Foundation
import PickDiagnostics
import PickModel
import PickPresets
import PropertyList
import TestTools
import Testing

/// Data of a property list in the notation of examples, or in XML.
func dataset(_ notation: String) throws -> Dataset {
    try dataset(xml: try ExampleList(notation).xml)
}

func dataset(xml: [UInt8], _ hints: RecognitionHints = RecognitionHints()) throws -> Dataset {
    let reading = PropertyListReader.read(xml)
    let document = try #require(reading.document, "\(reading.findings.map(\.message))")
    let recognition = DatasetRecognizer.recognize(document, hints: hints)
    return try #require(recognition.dataset, "\(recognition.findings.map(\.message))")
}

/// A row as a test thinks of it.
struct Row: Equatable, CustomStringConvertible {
    var value: String?
    var name: String
    /// Nil where there is no list of children.
    var children: [Row]?

    var description: String {
        (value.map { "\($0) " } ?? "") + name
            + (children.map { "(\($0.map(\.description).joined(separator: ", ")))" } ?? "")
    }

    /// Records with codes and names, as a property list.
    static func xml(_ rows: [Row]) -> [UInt8] {
        func text(_ text: String) -> String {
            text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        }
        func list(_ rows: [Row]) -> String {
            let records = rows.map { row in
                let code = row.value.map { "<key>code</key><string>\(text($0))</string>" } ?? ""
                let children = row.children.map { "<key>children</key>\(list($0))" } ?? ""
                return "<dict>\(code)<key>name</key><string>\(text(row.name))</string>\(children)</dict>"
            }
            return "<array>\(records.joined())</array>"
        }
        return Array("<plist version=\"1.0\">\(list(rows))</plist>".utf8)
    }

    /// The rows of data; a row without children has a list only where the data have an empty one.
    static func rows(_ regions: RegionList) -> [Row] {
        regions.map { region in
            Row(
                value: region.code,
                name: region.name,
                children: region.childrenState == .present
                    ? rows(region.children) : region.childrenState == .empty ? [] : nil
            )
        }
    }
}

enum Sample {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "SampleData")

    static func dataset(_ name: String) throws -> Dataset {
        try PickPresetsTests.dataset(xml: [UInt8](try Data(contentsOf: folder.appending(path: name))))
    }

    /// Some provinces of `regions.plist`: one with a district level, one with cities that have none, one alone.
    static var someProvinces: Result<Dataset, any Error> {
        Result { try PickPresetsTests.dataset(xml: someProvincesXML ?? []) }
    }

    /// Read once, and not the dataset: of a global enumeration with objects in it LeakSanitizer sees no pointer.
    private static let someProvincesXML: [UInt8]? = {
        guard case .regions(let regions)? = try? dataset("regions.plist") else { return nil }
        return Row.xml(Row.rows(regions.roots).filter { ["天津市", "海南省", "台湾省"].contains($0.name) })
    }()
}
