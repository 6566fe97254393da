internal import PickExport
internal import PickModel
internal import PickReporters

/// Writes `PickerData.swift`: a constant for each file that an app ships.
///
/// Imports state no access level: a level here would make those of the app's own files ambiguous.
enum AccessorSource {
    static let fileName = "PickerData.swift"
    /// The functions that constants are made with; a constant of such a name would hide one.
    static let helpers = ["shippedFile", "shippedDataset", "shippedMenu", "shippedRegions"]

    /// One constant.
    struct Member {
        let name: String
        /// The shipped file.
        let file: String
        /// What it was made of.
        let source: String
        /// What it holds; nil where the app gets its place.
        let kind: DatasetKind?
    }

    static func text(_ members: [Member]) -> String {
        let kinds = DatasetKind.allCases.filter { kind in members.contains { $0.kind == kind } }
        var text = "// Made by pickdata. Changes belong into the data or .pickdata.json, not here.\n\n"
        if !members.isEmpty { text += "import Foundation\n" }
        if !kinds.isEmpty { text += "import PickData\n" }
        if !members.isEmpty { text += "\n" }
        text +=
            "/// The picker data of this module, which were checked when it was built.\nenum PickerData {\n"
        text += members.map(declaration).joined(separator: "\n")
        text += "}\n"
        for kind in kinds { text += "\n" + reader(of: kind) }
        if !kinds.isEmpty { text += "\n" + dataset }
        if !members.isEmpty { text += "\n" + file }
        return text
    }

    private static func declaration(_ member: Member) -> String {
        let source = PrintableText.escaping(FileSystem.name(of: member.source))
        let name = SwiftIdentifier.written(member.name)
        let file = SwiftLiteral.text(FileSystem.name(of: member.file))
        guard let kind = member.kind else {
            return
                "    /// The file that was made of `\(source)`.\n    static let \(name): URL = shippedFile(\(file))\n"
        }
        return """
                /// What `\(source)` holds.
                static let \(name): PickData.\(type(of: kind)) = shipped\(type(of: kind))(\(file))

            """
    }

    /// What data of a kind are called in `PickData`.
    private static func type(of kind: DatasetKind) -> String {
        switch kind {
        case .menu: "Menu"
        case .regions: "Regions"
        }
    }

    private static func reader(of kind: DatasetKind) -> String {
        """
        private func shipped\(type(of: kind))(_ name: String) -> PickData.\(type(of: kind)) {
            guard case .\(kind.rawValue)(let data) = shippedDataset(name) else {
                preconditionFailure("\\(name) has changed: build the module anew")
            }
            return data
        }

        """
    }

    private static let dataset = """
        private func shippedDataset(_ name: String) -> Dataset {
            do {
                return try Dataset(contentsOf: shippedFile(name).path)
            } catch {
                preconditionFailure("\\(name) has changed (\\(error)): build the module anew")
            }
        }

        """

    private static let file = """
        private func shippedFile(_ name: String) -> URL {
            #if SWIFT_PACKAGE
                let bundle = Bundle.module
            #else
                let bundle = Bundle(for: ShippedMark.self)
            #endif
            guard let file = bundle.url(forResource: name, withExtension: nil) else {
                preconditionFailure("\\(name) is not in the bundle: build the module anew")
            }
            return file
        }

        #if !SWIFT_PACKAGE
            /// Stands in the module whose bundle has the files.
            private final class ShippedMark {}
        #endif

        """
}
