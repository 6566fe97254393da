import Foundation
import Testing
import TestTools

/// The built command, and programs of other people that judge what it writes.
enum Oracle {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let root = tests.deletingLastPathComponent()

    /// The command lies beside the tests.
    private static let products: URL = {
        #if canImport(Darwin)
            final class Marker {}
            return Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
        #else
            return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        #endif
    }()

    static let hasPython = ExternalTool.python != nil
    static let plutil = ExternalTool("plutil")
    static let plistutil = ExternalTool("plistutil")

    /// A property list that the command is tried on.
    struct Sample: Sendable, CustomTestStringConvertible {
        let file: URL
        var testDescription: String { file.lastPathComponent }
    }

    /// The sample data of the repository.
    static let datasets = samples(in: root.appending(path: "SampleData"))
    /// Those whose names are in one language: of several, CSV has one, which the oracle cannot know.
    static let datasetsOfOneLanguage = datasets.filter { !$0.file.lastPathComponent.contains("bilingual") }
    /// The sample data, and property lists of every type.
    static let propertyLists = datasets + samples(in: tests.appending(path: "Fixtures/Oracle"))

    private static func samples(in folder: URL) -> [Sample] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".plist") }.sorted().map {
            Sample(file: folder.appending(path: $0))
        }
    }

    /// Converts `source` to a file of that format in `folder`.
    static func convert(_ source: URL, to format: String, in folder: TemporaryFolder) throws -> URL {
        let output = folder.url.appending(path: "\(UUID().uuidString).\(format)")
        let pickdata = products.appending(path: "pickdata")
        try run(pickdata, ["convert", source.path, "--to", format, "-o", output.path])
        return output
    }

    /// Bundles `source` in all formats, and lets readers of Python judge the folder.
    static func judgeBundle(of source: URL, in folder: TemporaryFolder) throws {
        let output = folder.url.appending(path: "bundle")
        try run(
            products.appending(path: "pickdata"),
            ["bundle", source.path, "-o", output.path, "--to", "json,csv,plist,bplist,sqlite"]
        )
        try run(products.appending(path: "pickdata"), ["bundle", "--verify", output.path])
        let python = try #require(ExternalTool.python)
        try run(
            URL(filePath: python.path),
            [tests.appending(path: "Tools/check-bundle.py").path, output.path]
        )
    }

    /// Lets plistlib, json or csv compare what was written with its source.
    static func judge(_ kind: String, source: URL, output: URL) throws {
        let python = try #require(ExternalTool.python)
        let script = tests.appending(path: "Tools/oracle.py")
        try run(URL(filePath: python.path), [script.path, kind, source.path, output.path])
    }

    /// Runs a program, which must succeed.
    static func run(_ program: URL, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let words = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let call = ([program.lastPathComponent] + arguments).joined(separator: " ")
        try #require(
            process.terminationReason == .exit && process.terminationStatus == 0,
            "\(call): \(String(decoding: words, as: UTF8.self))"
        )
    }
}
