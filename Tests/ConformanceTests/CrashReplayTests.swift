import Foundation
import PickDiagnostics
import PropertyList
import TestTools
import Testing

/// Every input that ever made a reader trap, hang or run out of memory, and a few that are made to.
@Suite struct CrashReplayTests {
    /// The limit is for an input that hangs; it must leave room for the other tests of a busy machine.
    @Test(.timeLimit(.minutes(30)), arguments: CrashInput.all)
    func readsWithoutATrap(_ input: CrashInput) throws {
        let bytes = [UInt8](try Data(contentsOf: input.file))
        var reading = PropertyListReader.read([])
        #expect(processorSeconds { reading = PropertyListReader.read(bytes) } < 30)
        #expect((reading.document == nil) == reading.findings.contains { $0.severity == .error })
        #expect(reading.findings.count <= 1001)
        let length = reading.source?.text.count ?? 0
        for finding in reading.findings {
            for range in [finding.range] + finding.notes.map(\.range) {
                #expect(range.map { $0.upperBound <= length } ?? true, "\(finding.message)")
            }
        }
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
