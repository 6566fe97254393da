import Testing
import TestTools

@testable import PickCommand

@Suite struct HelpTextTests {
    static let commands = CommandLine.subcommands.map { $0.declaration }

    @Test(arguments: commands.map(\.name), [false, true])
    func fitsEightyColumnsAndStandsInAFile(_ name: String, _ isFull: Bool) throws {
        let command = try #require(Self.commands.first { $0.name == name })
        let text = HelpText.of(command, isFull: isFull)
        #expect(text.split(separator: "\n").filter { $0.count > 80 } == [])
        try Golden.expect(text, named: "help-\(name)\(isFull ? "-all" : "").txt")
    }

    @Test func ofTheToolFitsToo() throws {
        let text = HelpText.ofTool(Self.commands)
        #expect(text.split(separator: "\n").filter { $0.count > 80 } == [])
        try Golden.expect(text, named: "help.txt")
    }

    @Test(arguments: commands.map(\.name))
    func declaresEachOptionOnce(_ name: String) throws {
        let command = try #require(Self.commands.first { $0.name == name })
        let long = command.allOptions.map(\.long)
        #expect(Set(long).count == long.count)
        let short = command.allOptions.compactMap(\.short)
        #expect(Set(short).count == short.count)
        #expect(command.allOptions.count { $0.isEssential } <= 12)
        #expect(!command.summary.hasSuffix("."))
        for option in command.allOptions { #expect(option.help.hasSuffix("."), "--\(option.long)") }
    }

    @Test(arguments: [
        ("a b c", 80, ["a b c"]), ("aa bb cc", 5, ["aa bb", "cc"]), ("longword x", 4, ["longword", "x"]),
        ("", 10, []),
    ])
    func wrapsAtSpaces(_ text: String, _ width: Int, _ lines: [String]) {
        #expect(TextWrapping.lines(text, width: width) == lines)
    }
}
