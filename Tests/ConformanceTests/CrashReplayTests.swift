import Foundation
import PickDiagnostics
import PropertyList
import Testing

/// Every input that ever made a reader trap, hang or run out of memory, and a few that are made to.
@Suite struct CrashReplayTests {
    @Test(.timeLimit(.minutes(1)), arguments: CrashInput.all)
    func readsWithoutATrap(_ input: CrashInput) throws {
        let reading = PropertyListReader.read([UInt8](try Data(contentsOf: input.file)))
        #expect((reading.document == nil) == reading.findings.contains { $0.severity == .error })
        #expect(reading.findings.count <= 1001)
    }

    struct CrashInput: Sendable, CustomTestStringConvertible {
        let file: URL
        var testDescription: String { file.lastPathComponent }

        static var all: [CrashInput] {
            let folder = ConformanceCase.root.deletingLastPathComponent().appending(path: "Crashes")
            let names = try? FileManager.default.contentsOfDirectory(
                atPath: folder.path(percentEncoded: false)
            )
            return (names ?? []).sorted().map { CrashInput(file: folder.appending(path: $0)) }
        }
    }
}
