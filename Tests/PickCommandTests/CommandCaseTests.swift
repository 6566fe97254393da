import Foundation
import Testing
import TestTools

/// Runs the cases of `Tests/Cases` one by one, each in a copy of its folder.
@Suite(.serialized) struct CommandCaseTests {
    @Test(arguments: CommandCase.all)
    func doesWhatTheFolderSays(_ item: CommandCase) throws {
        let outcome = try item.run()
        let here = SourceLocation(fileID: #fileID, filePath: #filePath, line: #line, column: 1)
        func expect(_ text: String, _ name: String) throws {
            try Golden.expect(text, in: item.folder.appending(path: name).path, sourceLocation: here)
        }
        try expect(outcome.output, "expout")
        try expect(outcome.error, "experr")
        try expect(outcome.code == 0 ? "" : "\(outcome.code)\n", "code")
        guard Golden.isRecording else {
            #expect(outcome.files == (try item.expectedFiles()))
            return
        }
        let folder = item.folder.appending(path: "expected")
        try? FileManager.default.removeItem(at: folder)
        for (path, text) in outcome.files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }).write(to: file)
        }
    }

    @Test func findsCases() { #expect(CommandCase.all.count > 10) }

    /// A number is a case's short name, so no two of an area may share one.
    @Test func eachNumberStandsOnceInItsArea() {
        let numbers = CommandCase.all.map { item in
            let area = item.folder.deletingLastPathComponent().lastPathComponent
            return "\(area)/\(item.folder.lastPathComponent.prefix(4))"
        }
        let twice = Dictionary(grouping: numbers) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
        #expect(twice.isEmpty)
        #expect(numbers.allSatisfy { $0.suffix(4).allSatisfy(\.isNumber) })
    }
}
