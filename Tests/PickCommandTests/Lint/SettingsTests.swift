import Foundation
import TestTools
import Testing

@testable import PickCommand

@Suite struct SettingsTests {
    /// What `lint --show-settings` prints for `files`, with the working folder's configuration as it is given.
    private static func settings(_ configuration: String, _ arguments: [String]) throws -> [[String: Any]] {
        let folder = try TemporaryFolder()
        try folder.write(configuration, to: ".pickdata.json")
        try folder.write("", to: "a.plist")
        try folder.write("", to: "out")
        let output = Posix.openBoth(folder.path("out"))
        defer { close(output) }
        let line = ["lint", "--show-settings"] + arguments + [folder.path("a.plist")]
        let streams = Streams(input: -1, output: output, error: 2)
        #expect(CommandLine.run(arguments: line, environment: .fixed([:]), streams: streams) == 0)
        let answer = try JSONSerialization.jsonObject(with: Data(try folder.read("out").utf8))
        return try #require(answer as? [[String: Any]])
    }

    @Test func showsWhatHoldsForAFile() throws {
        let configuration = """
            {"ignore": ["PD1"], "wheelWidth": 8, "overrides": [{"files": "a.plist", "kind": "regions", "wheelWidth": 9}]}
            """
        let file = try #require(try Self.settings(configuration, ["--severity", "PD902=error"]).first)
        #expect(file["kind"] as? String == "regions")
        #expect(file["wheelWidth"] as? Int == 9)
        #expect((file["configuration"] as? String)?.hasSuffix(".pickdata.json") == true)
        let codes = try #require(file["codes"] as? [String: String])
        #expect(codes["PD139 duplicate-key"] == "off")
        #expect(codes["PD130 entity"] == "error")
        #expect(codes["PD902 stale-baseline"] == "error")
        #expect(codes["PD901 unused-suppression"] == "warning")
    }

    @Test func letsTheCommandLineWin() throws {
        let arguments = ["--kind", "menu", "--select", "PD139"]
        let file = try #require(
            try Self.settings(#"{"kind": "regions", "ignore": ["PD139"]}"#, arguments).first
        )
        #expect(file["kind"] as? String == "menu")
        let codes = try #require(file["codes"] as? [String: String])
        #expect(codes["PD139 duplicate-key"] == "warning")
        #expect(codes["PD901 unused-suppression"] == "off")
    }

    @Test func showsNoConfigurationWhenIsolated() throws {
        let file = try #require(try Self.settings(#"{"kind": "regions"}"#, ["--isolated"]).first)
        #expect(file["configuration"] is NSNull)
        #expect(file["kind"] as? String == "auto")
    }
}
