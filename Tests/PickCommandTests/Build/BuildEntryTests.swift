import Foundation
import Testing

@testable import PickCommand

@Suite struct BuildEntryTests {
    @Test(
        arguments: [
            (BuildEntry(file: "Data/cities.plist", range: 0..<0), "cities.plist"),
            (BuildEntry(file: "cities.json", range: 0..<0), "cities.plist"),
            (BuildEntry(file: "a.b.plist", format: .tagged, range: 0..<0), "a.b.tagged.json"),
            (BuildEntry(file: "cities.plist", preset: "element", range: 0..<0), "cities.json"),
            (BuildEntry(file: "cities.plist", format: .mjs, preset: "element", range: 0..<0), "cities.mjs"),
            (BuildEntry(file: "a.plist", preset: "html", output: "a.html", range: 0..<0), "a.html"),
            (BuildEntry(file: ".plist", range: 0..<0), ".plist.plist"),
        ]
    )
    func namesWhatIsShipped(_ entry: BuildEntry, _ name: String) {
        #expect(entry.outputName == name)
    }

    /// The plugin names the files before the tool has run, by a table of its own.
    @Test func thePluginKnowsTheEndingsOfAllFormats() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let plugin = root.appending(path: "Plugins/PickDataBuild/ShippedFile.swift")
        let source = try String(contentsOf: plugin, encoding: .utf8)
        let table = try #require(source.firstMatch(of: /endings = \[(.*)\]/)).1
        let endings = table.matches(of: /"(\w+)": "([\w.]+)"/).map { [String($0.1), String($0.2)] }
        let others = DataFormat.allCases.filter { $0.fileExtension != $0.rawValue }
        #expect(endings == others.map { [$0.rawValue, $0.fileExtension] })
    }
}
