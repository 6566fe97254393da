import Foundation

/// An entry of `build` in `.pickdata.json`, as far as the build has to know it before the tool has run.
///
/// What is wrong with the section is not told here but by the tool, with its line and column.
struct ShippedFile: Decodable {
    /// The Swift file with the constants.
    static let accessors = "PickerData.swift"

    /// The picker data, from the folder of the target.
    let file: String
    private let to: String?
    private let `for`: String?
    private let output: String?

    private enum Key: String, CodingKey { case file, to, `for`, output }

    init(from decoder: any Decoder) throws {
        if let file = try? decoder.singleValueContainer().decode(String.self) {
            self.file = file
            (to, `for`, output) = (nil, nil, nil)
            return
        }
        let container = try decoder.container(keyedBy: Key.self)
        file = try container.decode(String.self, forKey: .file)
        to = try container.decodeIfPresent(String.self, forKey: .to)
        `for` = try container.decodeIfPresent(String.self, forKey: .for)
        output = try container.decodeIfPresent(String.self, forKey: .output)
    }

    /// The name of what is made of it; the tool follows the same rule.
    var outputName: String {
        if let output { return output }
        let format = to ?? (`for` == nil ? "bplist" : "json")
        let stem = URL(filePath: file).deletingPathExtension().lastPathComponent
        return "\(stem).\(Self.endings[format] ?? format)"
    }

    /// Endings of names that are not the names of their formats.
    private static let endings = ["bplist": "plist", "tagged": "tagged.json"]

    private struct Configuration: Decodable {
        let build: [ShippedFile]?
        let baseline: String?

        init?(_ bytes: Data) {
            let decoder = JSONDecoder()
            // Comments and trailing commas are allowed there.
            decoder.allowsJSON5 = true
            guard let read = try? decoder.decode(Self.self, from: bytes) else { return nil }
            self = read
        }
    }

    /// The entries of a configuration; none where it cannot be read.
    static func all(in configuration: Data) -> [ShippedFile] { Configuration(configuration)?.build ?? [] }

    /// The file of known findings, on which it depends what is an error.
    static func baseline(in configuration: Data) -> [String] {
        Configuration(configuration)?.baseline.map { [$0] } ?? []
    }
}
