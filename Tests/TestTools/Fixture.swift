package import Foundation

/// Files of `Tests/Fixtures`.
package enum Fixture {
    /// The bytes of the file at `path` in `Tests/Fixtures`.
    package static func bytes(_ path: String) throws -> [UInt8] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return [UInt8](try Data(contentsOf: tests.appending(path: "Fixtures").appending(path: path)))
    }

    /// Every property list of the repository's tests and samples.
    package static var propertyLists: [URL] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let samples = tests.deletingLastPathComponent().appending(path: "SampleData")
        return [tests, samples].flatMap { folder in
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "plist" }
        }
        .sorted { $0.path < $1.path }
    }
}
