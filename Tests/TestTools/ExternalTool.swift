internal import Foundation

/// A program outside the package that serves as an independent judge.
package struct ExternalTool: Sendable {
    package let path: String

    /// The tool called `name` on the search path; nil, said aloud, where there is none.
    package init?(_ name: String) {
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/usr/local/bin"
        let candidates = folders.split(separator: ":").map { "\($0)/\(name)" }
        guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
            print("SKIPPED: \(name) is not installed, so nothing is compared with it")
            return nil
        }
        path = found
    }

    package static let python = ExternalTool("python3")
    /// CoreFoundation's own; a plutil comes with Swift too.
    package static let plutil = ExternalTool("plutil")

    /// What came of a run.
    package struct Outcome: Sendable {
        package let status: Int32
        package let output: [UInt8]
    }

    /// Runs the tool to its end with `input` on its standard input.
    package func run(_ arguments: [String], input: [UInt8] = []) throws -> Outcome {
        // A file and not a pipe: a pipe would block a tool that writes before it has read everything.
        let file = FileManager.default.temporaryDirectory.appending(path: "pickdata-\(UUID().uuidString)")
        try Data(input).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.standardInput = try FileHandle(forReadingFrom: file)
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: [UInt8](bytes))
    }
}
