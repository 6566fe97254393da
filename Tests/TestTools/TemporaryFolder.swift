package import Foundation

/// A folder of one test, deleted with the last reference to it.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws {
        let name = "pickdata-test-\(UUID().uuidString)"
        let folder = FileManager.default.temporaryDirectory.appending(path: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Without links, so that paths can be compared.
        url = folder.resolvingSymlinksInPath()
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    package var path: String { url.path }

    /// The path of something inside.
    package func path(_ name: String) -> String { url.appending(path: name).path }

    /// Writes a file, and the folders that lead to it.
    package func write(_ text: String, to name: String) throws {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    package func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
    }

    /// The names inside, sorted.
    package func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    }
}
