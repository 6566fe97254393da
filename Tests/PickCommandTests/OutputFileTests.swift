import Foundation
import PickBytes
import Testing
import TestTools

@testable import PickCommand

@Suite struct OutputFileTests {
    private static func write(_ text: String, to path: String) throws {
        let file = try OutputFile(path)
        var writer = ByteWriter(to: .descriptor(file.descriptor))
        writer.append(text)
        writer.flush()
        guard writer.failure == 0 else {
            throw OutputFailure(path: path, reason: SystemFailure(number: writer.failure))
        }
        try file.commit()
    }

    private static func abandon(_ path: String) throws {
        let file = try OutputFile(path)
        var writer = ByteWriter(to: .descriptor(file.descriptor))
        writer.append("half")
        writer.flush()
    }

    private func mode(_ path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return try #require(attributes[.posixPermissions] as? Int)
    }

    @Test func makesANewFileAndLeavesNothingBeside() throws {
        let folder = try TemporaryFolder()
        try Self.write("new", to: folder.path("a.json"))
        #expect(try folder.read("a.json") == "new")
        #expect(try folder.names() == ["a.json"])
        let mask = umask(0)
        umask(mask)
        #expect(try mode(folder.path("a.json")) == 0o666 & ~Int(mask))
    }

    @Test(arguments: [0o600, 0o644, 0o755, 0o640])
    func keepsTheModeOfTheFileThatItReplaces(_ bits: Int) throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a.json")
        try FileManager.default.setAttributes([.posixPermissions: bits], ofItemAtPath: folder.path("a.json"))
        try Self.write("new", to: folder.path("a.json"))
        #expect(try folder.read("a.json") == "new")
        #expect(try mode(folder.path("a.json")) == bits)
    }

    @Test func leavesTheOldFileWhenItIsNotCommitted() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a.json")
        try Self.abandon(folder.path("a.json"))
        try Self.abandon(folder.path("b.json"))
        #expect(try folder.read("a.json") == "old")
        #expect(try folder.names() == ["a.json"])
    }

    @Test func replacesWhatALinkLeadsTo() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "deep/real.json")
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: folder.path("link.json"), withDestinationPath: "second.json")
        try manager.createSymbolicLink(
            atPath: folder.path("second.json"),
            withDestinationPath: "deep/real.json"
        )
        try Self.write("new", to: folder.path("link.json"))
        #expect(try folder.read("deep/real.json") == "new")
        #expect(try manager.destinationOfSymbolicLink(atPath: folder.path("link.json")) == "second.json")
        // Also where the link's target is not there yet.
        try manager.createSymbolicLink(
            atPath: folder.path("dangling.json"),
            withDestinationPath: "deep/made.json"
        )
        try Self.write("made", to: folder.path("dangling.json"))
        #expect(try folder.read("deep/made.json") == "made")
        #expect(try folder.names() == ["dangling.json", "deep", "link.json", "second.json"])
    }

    @Test func refusesALinkThatLeadsToItself() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(atPath: folder.path("a"), withDestinationPath: "a")
        let error = #expect(throws: OutputFailure.self) { try Self.write("x", to: folder.path("a")) }
        #expect(error?.reason.number == ELOOP)
    }

    @Test(arguments: [("none/a.json", ENOENT), ("folder", EISDIR), ("file/a.json", ENOTDIR), ("", ENOENT)])
    func saysWhyAFileCannotBeMade(_ name: String, _ number: Int32) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "folder/x")
        try folder.write("", to: "file")
        let path = name.isEmpty ? "" : folder.path(name)
        let error = #expect(throws: OutputFailure.self) { try Self.write("x", to: path) }
        #expect(error?.reason.number == number)
        #expect(try folder.names() == ["file", "folder"])
    }

    @Test func takesTheLongestName() throws {
        let folder = try TemporaryFolder()
        let name = String(repeating: "省", count: 83) + ".json"
        try Self.write("new", to: folder.path(name))
        #expect(try folder.names() == [name])
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func reportsAFullDevice() throws {
        let error = #expect(throws: OutputFailure.self) { try Self.write("x", to: "/dev/full") }
        #expect(error?.description == "cannot write /dev/full: No space left on device")
    }

    @Test func continuesAnOpenDescriptor() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "out")
        let descriptor = Posix.openBoth(folder.path("out"))
        defer { close(descriptor) }
        Posix.writeText("first ", to: descriptor)
        try Self.write("second", to: "/dev/fd/\(descriptor)")
        Posix.writeText(" third", to: descriptor)
        #expect(try folder.read("out") == "first second third")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link"),
            withDestinationPath: "/dev/fd/\(descriptor)"
        )
        try Self.write(" fourth", to: folder.path("link"))
        #expect(try folder.read("out") == "first second third fourth")
        #expect(try folder.names() == ["link", "out"])
    }

    @Test func beginsAnew() throws {
        let folder = try TemporaryFolder()
        let file = try OutputFile(folder.path("a.json"))
        Posix.writeText("a long first attempt", to: file.descriptor)
        let isRewound = file.rewind()
        #expect(isRewound)
        Posix.writeText("second", to: file.descriptor)
        try file.commit()
        #expect(try folder.read("a.json") == "second")
        let direct = try OutputFile("/dev/null")
        let isDirectRewound = direct.rewind()
        #expect(!isDirectRewound)
    }

    @Test func writesIntoAPipeDirectly() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("pipe")
        #expect(Posix.makePipe(path))
        // Opened for both so that neither side waits for the other.
        let reader = Posix.openBoth(path)
        defer { close(reader) }
        try Self.write("through", to: path)
        #expect(Posix.readText(reader) == "through")
        #expect(try folder.names() == ["pipe"])
    }

    @Test func removesTheFilesOfDeadRunsAndNoOthers() async throws {
        let folder = try TemporaryFolder()
        // No process has a number above the system's limit of 2^22.
        let dead = ".a.json.pickdata-999999999-abc123"
        let alive = ".a.json.pickdata-\(getpid())-abc123"
        for name in [
            dead, alive, ".a.json.pickdata-x-abc123", ".pickdata-999999999-toolong",
            "pickdata-999999999-abc123",
        ] {
            try folder.write("", to: name)
        }
        try Self.write("new", to: folder.path("b.json"))
        #expect(
            try folder.names()
                == [
                    alive, ".a.json.pickdata-x-abc123", ".pickdata-999999999-toolong", "b.json",
                    "pickdata-999999999-abc123",
                ].sorted()
        )
    }

    @Test func leavesALockedFileOfAnotherRunAlone() throws {
        let folder = try TemporaryFolder()
        let name = ".a.json.pickdata-999999999-abc123"
        try folder.write("", to: name)
        let other = Posix.openBoth(folder.path(name))
        #expect(flock(other, LOCK_EX) == 0)
        LeftoverFiles.remove(in: folder.path)
        #expect(try folder.names() == [name])
        close(other)
        LeftoverFiles.remove(in: folder.path)
        #expect(try folder.names() == [])
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func leavesTheOldFileAndNoLitterWhenASignalEndsTheRun(_ number: Int32) async throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a.json")
        let path = folder.path("a.json")
        await #expect(processExitsWith: .signal(number)) {
            [path = path as String, number = number as Int32] in
            let file = try OutputFile(path)
            var writer = ByteWriter(to: .descriptor(file.descriptor))
            writer.append("half")
            writer.flush()
            let names = try FileManager.default.contentsOfDirectory(
                atPath: (path as NSString).deletingLastPathComponent
            )
            guard names.count == 2 else { exit(9) }
            Posix.unblockSignals()
            raise(number)
        }
        #expect(try folder.names() == ["a.json"])
        #expect(try folder.read("a.json") == "old")
    }

    @Test func leavesOneFileAfterAKillThatTheNextRunRemoves() async throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a.json")
        let path = folder.path("a.json")
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            let file = try OutputFile(path)
            Posix.writeText("half", to: file.descriptor)
            kill(getpid(), SIGKILL)
        }
        #expect(try folder.names().count == 2)
        #expect(try folder.read("a.json") == "old")
        try Self.write("new", to: path)
        #expect(try folder.names() == ["a.json"])
        #expect(try folder.read("a.json") == "new")
    }

    /// As nobody, since the rights of files do not bind root.
    @Test func refusesAFolderAndAFileThatMayNotBeWritten() async throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "locked/a.json")
        try folder.write("old", to: "open/b.json")
        Posix.setMode(0o444, of: folder.path("open/b.json"))
        Posix.setMode(0o777, of: folder.path("open"))
        Posix.setMode(0o666, of: folder.path("locked/a.json"))
        Posix.setMode(0o555, of: folder.path("locked"))
        let path = folder.path
        await #expect(processExitsWith: .success) { [path = path as String] in
            if geteuid() == 0 { setuid(65534) }
            for name in ["locked/a.json", "locked/new.json", "open/b.json"] {
                do throws(OutputFailure) {
                    _ = try OutputFile(path + "/" + name)
                    exit(9)
                } catch {
                    if error.reason.number != EACCES { exit(8) }
                }
            }
        }
        #expect(try folder.read("locked/a.json") == "old")
        #expect(try folder.read("open/b.json") == "old")
        Posix.setMode(0o755, of: folder.path("locked"))
    }

    @Test func turnsAFileSizeLimitIntoAFailure() async throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "a.json")
        let path = folder.path("a.json")
        await #expect(processExitsWith: .success) { [path = path as String] in
            signal(SIGXFSZ, SIG_IGN)
            Posix.limitFileSize(1000)
            do {
                try OutputFileTests.write(String(repeating: "x", count: 5000), to: path)
                exit(9)
            } catch let error as OutputFailure {
                if error.reason.number != EFBIG { exit(8) }
            }
        }
        #expect(try folder.read("a.json") == "old")
        #expect(try folder.names() == ["a.json"])
    }
}
