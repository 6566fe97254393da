import Foundation
import TestTools
import Testing

/// Runs `Tests/Tools/lint-watch.py`: changes, new and lost files, configurations, a terminal, signals.
@Suite struct LintWatchTests {
    @Test func looksAgainAtWhatChanges() throws {
        // Says so aloud where there is none.
        guard let python = ExternalTool.python else { return }
        let script = "Tests/Tools/lint-watch.py"
        let run = try Run(URL(filePath: python.path), [script, "--tool", Repository.pickdata.path])
        let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
        #expect(lines.count >= 21)
        #expect(run.status == 0, "\(lines.filter { !$0.hasPrefix("ok ") })\n\(run.errorText)")
    }
}
