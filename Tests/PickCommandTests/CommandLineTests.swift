import Foundation
import Testing
import TestTools

@testable import PickCommand

@Suite struct CommandLineTests {
    private func run(_ arguments: [String], output: Int32) throws -> (code: Int32, error: String) {
        let folder = try TemporaryFolder()
        try folder.write("", to: "err")
        let error = Posix.openBoth(folder.path("err"))
        defer { close(error) }
        let streams = Streams(input: -1, output: output, error: error)
        let code = CommandLine.run(arguments: arguments, environment: .fixed([:]), streams: streams)
        return (code, try folder.read("err"))
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func failsWhenStandardOutputIsFull() throws {
        let full = Posix.openBoth("/dev/full")
        defer { close(full) }
        let outcome = try run(["--help"], output: full)
        #expect(outcome.code == 2)
        #expect(outcome.error == "pickdata: cannot write standard output: No space left on device\n")
    }

    @Test func isQuietWhenTheReaderOfAPipeHasGoneAway() throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let outcome = try run(["validate", "--help"], output: pipe.fileHandleForWriting.fileDescriptor)
        #expect(outcome.code == 0)
        #expect(outcome.error == "")
    }

    @Test func saysThatStandardInputCannotBeRead() throws {
        let pipe = Pipe()
        let outcome = try run(["validate", "-q", "-"], output: pipe.fileHandleForWriting.fileDescriptor)
        #expect(outcome.code == 2)
        #expect(outcome.error == "pickdata: cannot read <stdin>: Bad file descriptor\n")
    }

    @Test func showsProgressOfLongWorkAndErasesIt() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "err")
        let error = Posix.openBoth(folder.path("err"))
        defer { close(error) }
        Progress.during(3, on: error, isOn: true) { progress in
            progress.advance()
            usleep(1_500_000)
        }
        let text = try folder.read("err")
        #expect(text.hasPrefix("\r\u{1B}[K1 of 3 files, 1 s …"))
        #expect(text.hasSuffix("…\r\u{1B}[K"))
    }

    @Test func showsNoProgressOfShortWorkOrWithoutATerminal() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "err")
        let error = Posix.openBoth(folder.path("err"))
        defer { close(error) }
        Progress.during(3, on: error, isOn: true) { _ in }
        Progress.during(3, on: error) { progress in progress.advance() }
        #expect(try folder.read("err") == "")
    }
}
