import Foundation
import TestTools

/// The repository around the code: where it is, and how its programs run.
enum Repository {
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of the built command, which lies beside the tests.
    static let products: URL = {
        #if canImport(Darwin)
            final class Marker {}
            return Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
        #else
            return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        #endif
    }()

    static let pickdata = products.appending(path: "pickdata")

    /// libxml2's own validator of RELAX NG, or nil where it is not installed.
    static let xmllint = ExternalTool("xmllint").map { URL(filePath: $0.path) }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The rows of a table with a header line; columns are parted by tabs.
    static func rows(_ path: String) throws -> [[String]] {
        try text(path).split(separator: "\n").dropFirst().map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// The property lists below some folders, as paths from the root, in the order of their names.
    static func propertyLists(below folders: [String]) -> [String] {
        folders.flatMap { files(below: $0, ending: ".plist") }.sorted()
    }

    /// The files below a folder whose names end so, as paths from the root, in the order of their names.
    static func files(below folder: String, ending: String) -> [String] {
        let names = try? FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        return (names ?? []).filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }.sorted()
    }
}

/// A program that ran to its end.
struct Run {
    let status: Int32
    let signalled: Bool
    let output: Data
    let errors: Data

    var errorText: String { String(decoding: errors, as: UTF8.self) }

    /// Runs a program in the root of the repository.
    ///
    /// Its output goes through files, which never fill up as pipes do.
    init(_ program: URL, _ arguments: [String], path: URL? = nil) throws {
        let folder = try TemporaryFolder()
        let files = ["output", "errors"].map { folder.url.appending(path: $0) }
        for file in files { try Data().write(to: file) }

        var environment = ProcessInfo.processInfo.environment
        for name in ["GITHUB_ACTIONS", "FORCE_COLOR", "CLICOLOR_FORCE"] { environment[name] = nil }
        if let path { environment["PATH"] = path.path + ":" + (environment["PATH"] ?? "") }

        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = Repository.root
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit()

        status = process.terminationStatus
        signalled = process.terminationReason == .uncaughtSignal
        output = try Data(contentsOf: files[0])
        errors = try Data(contentsOf: files[1])
    }
}
