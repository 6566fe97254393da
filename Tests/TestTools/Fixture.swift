internal import Foundation

/// Files of `Tests/Fixtures`.
package enum Fixture {
    /// The bytes of the file at `path` in `Tests/Fixtures`.
    package static func bytes(_ path: String) throws -> [UInt8] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return [UInt8](try Data(contentsOf: tests.appending(path: "Fixtures").appending(path: path)))
    }
}
