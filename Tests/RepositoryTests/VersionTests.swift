import Foundation
import TestTools
import Testing

/// `pickdata --version --verbose`, held to what others say about the same libraries.
@Suite struct VersionTests {
    private static func answer() throws -> [String] {
        let run = try Run(Repository.pickdata, ["--version", "--verbose"])
        #expect(run.status == 0)
        return String(decoding: run.output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test func namesTheToolTheReferenceAndTheCompiler() throws {
        let lines = try Self.answer()
        #expect(lines.count == 5)
        #expect(lines.first?.wholeMatch(of: /pickdata [0-9]+\.[0-9]+\.[0-9]+/) != nil)
        let reference = /cn, the divisions of China: 20[0-9]{2}-[0-9]{2}-[0-9]{2}, with changes since 1980/
        #expect(lines.contains { $0.wholeMatch(of: reference) != nil })
        #expect(lines.contains { $0.wholeMatch(of: /Swift: [0-9]+\.[0-9]+( or later)?/) != nil })
    }

    @Test(.enabled(if: Repository.xmllint != nil, "xmllint is not installed (libxml2-utils)"))
    func namesTheLibxml2ThatRuns() throws {
        let xmllint = try #require(Repository.xmllint)
        let told = try Run(xmllint, ["--version"]).errorText
        let number = try #require(told.firstMatch(of: /libxml version ([0-9]+)/).flatMap { Int($0.1) })
        let version = "libxml2: \(number / 10_000).\(number / 100 % 100).\(number % 100)"
        #expect(try Self.answer().contains(version))
    }

    /// Asks the system's library itself: Python's module may have another one inside.
    private static let askSQLite = """
        import ctypes, ctypes.util
        library = ctypes.CDLL(ctypes.util.find_library("sqlite3"))
        library.sqlite3_libversion.restype = ctypes.c_char_p
        print(library.sqlite3_libversion().decode(), end="")
        """

    @Test func namesTheSQLiteThatRuns() throws {
        // Says so aloud where there is none.
        guard let python = ExternalTool.python else { return }
        let run = try Run(
            URL(filePath: python.path),
            ["-c", Self.askSQLite]
        )
        let version = String(decoding: run.output, as: UTF8.self)
        #expect(try Self.answer().contains("SQLite: \(version)"), "\(run.errorText)")
    }
}
