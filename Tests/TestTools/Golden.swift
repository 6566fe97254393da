package import Testing

internal import Foundation

/// Files that hold what is expected.
package enum Golden {
    /// Whether `PICKDATA_RECORD=1` asks to write expectations; tests that do it fail all the same.
    package static let isRecording = ProcessInfo.processInfo.environment["PICKDATA_RECORD"] == "1"

    /// Expects `actual` to be what the file `Golden/name` beside the test's own file holds.
    package static func expect(
        _ actual: String,
        named name: String,
        testFile: String = #filePath,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let file = URL(filePath: testFile).deletingLastPathComponent().appending(path: "Golden/\(name)")
        try expect(actual, in: file.path, sourceLocation: sourceLocation)
    }

    /// Expects `actual` to be what the file at `path` holds; nothing where there is no file.
    package static func expect(_ actual: String, in path: String, sourceLocation: SourceLocation) throws {
        let file = URL(filePath: path)
        guard isRecording else {
            let expected = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
            #expect(
                actual == expected,
                "\(file.lastPathComponent) differs; PICKDATA_RECORD=1 records it",
                sourceLocation: sourceLocation
            )
            return
        }
        try? FileManager.default.removeItem(at: file)
        if !actual.isEmpty {
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(actual.utf8).write(to: file)
        }
        Issue.record("recorded \(file.lastPathComponent)", sourceLocation: sourceLocation)
    }
}
