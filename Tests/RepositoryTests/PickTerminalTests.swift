import Foundation
import TestTools
import Testing

/// Runs `Tests/Tools/pick-pty.py`, which turns the wheels in a pseudo-terminal.
@Suite struct PickTerminalTests {
    @Test func wheelsTurnInATerminal() throws {
        // Says so aloud where there is none.
        guard let python = ExternalTool.python else { return }
        let script = "Tests/Tools/pick-pty.py"
        let run = try Run(URL(filePath: python.path), [script, "--tool", Repository.pickdata.path])
        let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("ok ") }.count >= 20)
        #expect(
            run.status == 0,
            "\(lines.filter { !$0.hasPrefix("ok ") }.joined(separator: "\n"))\n\(run.errorText)"
        )
    }
}
