import TestTools
import Testing

@Suite struct GeneratedTests {
    private static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
        .joined(separator: "/")

    @Test(arguments: [["Scripts/generate-reference.py", "--check"], ["Reference/cn/check.py"]])
    func `the tables in the sources are those of Reference, which agree with each other`(command: [String])
        throws
    {
        guard let python = ExternalTool.python else { return }
        let arguments = ["\(Self.root)/\(command[0])"] + command.dropFirst()
        let outcome = try python.run(arguments)
        #expect(outcome.status == 0, "\(String(decoding: outcome.output, as: UTF8.self))")
    }
}
