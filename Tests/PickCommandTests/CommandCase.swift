import Foundation
import TestTools
import Testing

@testable import PickCommand

/// A folder of `Tests/Cases`: a command line, its input files, and what must come of it.
///
/// `cmd` holds the line: `NAME=VALUE … pickdata ARGUMENT … [< FILE]`, words separated by spaces, in single quotes where
/// they contain some. `expout` and `experr` hold what it writes (no file: nothing), `code` the exit status (no file:
/// 0), the folder `expected` the files that it makes or changes. Everything else is input.
struct CommandCase: Sendable, CustomTestStringConvertible {
    let folder: URL

    var testDescription: String {
        "\(folder.deletingLastPathComponent().lastPathComponent)/\(folder.lastPathComponent)"
    }

    static let all: [CommandCase] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Cases")
        let manager = FileManager.default
        let areas = (try? manager.contentsOfDirectory(atPath: root.path).sorted()) ?? []
        return areas.flatMap { area in
            let names =
                (try? manager.contentsOfDirectory(atPath: root.appending(path: area).path).sorted()) ?? []
            return names.map { CommandCase(folder: root.appending(path: area).appending(path: $0)) }
        }.filter { manager.fileExists(atPath: $0.folder.appending(path: "cmd").path) }
    }()

    private static let ownFiles: Set<String> = ["cmd", "expout", "experr", "code", "expected"]

    /// What came of a run.
    struct Outcome {
        var output: String
        var error: String
        var code: Int32
        /// The files that were made or changed, by their paths.
        var files: [String: String]
    }

    struct BadCommand: Error {
        let line: String
    }

    /// Runs the line in a copy of the folder.
    ///
    /// Changes the process's current folder, so only one case may run at a time.
    func run() throws -> Outcome {
        let work = try TemporaryFolder()
        let streams = try TemporaryFolder()
        let manager = FileManager.default
        for name in try manager.contentsOfDirectory(atPath: folder.path) where !Self.ownFiles.contains(name) {
            try manager.copyItem(at: folder.appending(path: name), to: work.url.appending(path: name))
        }
        let before = try Self.contents(of: work)
        let line = try String(contentsOf: folder.appending(path: "cmd"), encoding: .utf8)
        let command = try Self.parse(line)
        for name in ["out", "err"] { try streams.write("", to: name) }
        let input = try FileHandle(
            forReadingFrom: command.input.map { work.url.appending(path: $0) } ?? URL(filePath: "/dev/null")
        )
        let output = try FileHandle(forWritingTo: streams.url.appending(path: "out"))
        let error = try FileHandle(forWritingTo: streams.url.appending(path: "err"))

        let old = manager.currentDirectoryPath
        guard manager.changeCurrentDirectoryPath(work.path) else { throw CocoaError(.fileNoSuchFile) }
        let code = CommandLine.run(
            arguments: command.arguments,
            environment: .fixed(command.environment),
            streams: Streams(
                input: input.fileDescriptor,
                output: output.fileDescriptor,
                error: error.fileDescriptor
            )
        )
        _ = manager.changeCurrentDirectoryPath(old)

        var files = try Self.contents(of: work)
        for (name, text) in before where files[name] == text { files[name] = nil }
        return Outcome(
            output: try streams.read("out"),
            error: try streams.read("err"),
            code: code,
            files: files
        )
    }

    /// The expected files, by their paths.
    func expectedFiles() throws -> [String: String] {
        try Self.contents(below: folder.appending(path: "expected"))
    }

    private static func contents(of folder: TemporaryFolder) throws -> [String: String] {
        try contents(below: folder.url)
    }

    private static func contents(below folder: URL) throws -> [String: String] {
        let manager = FileManager.default
        guard manager.fileExists(atPath: folder.path) else { return [:] }
        var contents: [String: String] = [:]
        for path in try manager.subpathsOfDirectory(atPath: folder.path) {
            let file = folder.appending(path: path)
            var isFolder: ObjCBool = false
            guard unsafe manager.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue
            else {
                continue
            }
            // Latin-1 keeps every byte of a binary file.
            contents[path] = String(try Data(contentsOf: file).map { Character(Unicode.Scalar($0)) })
        }
        return contents
    }

    private struct Line {
        var environment: [String: String] = [:]
        var arguments: [String] = []
        var input: String?
    }

    private static func parse(_ line: String) throws -> Line {
        var result = Line()
        var words = try words(of: line)[...]
        while let word = words.first, word != "pickdata" {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { throw BadCommand(line: line) }
            result.environment[String(parts[0])] = String(parts[1])
            words.removeFirst()
        }
        guard words.popFirst() == "pickdata" else { throw BadCommand(line: line) }
        while let word = words.popFirst() {
            if word == "<" {
                guard let file = words.popFirst() else { throw BadCommand(line: line) }
                result.input = file
            } else {
                result.arguments.append(word)
            }
        }
        return result
    }

    private static func words(of line: String) throws -> [String] {
        var words: [String] = []
        var word: String?
        var isQuoted = false
        for character in line {
            if character == "'" {
                isQuoted.toggle()
                word = word ?? ""
            } else if character.isWhitespace, !isQuoted {
                if let finished = word { words.append(finished) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        guard !isQuoted else { throw BadCommand(line: line) }
        return words + [word].compactMap { $0 }
    }
}
