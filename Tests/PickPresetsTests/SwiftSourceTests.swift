import Foundation
import PickExport
import PickModel
import PickPresets
import TestTools
import Testing

/// What is written as Swift source is compiled and run by Swift itself.
@Suite struct SwiftSourceTests {
    private static let compiler = ExternalTool("swiftc")

    private static var hostile: Result<Dataset, any Error> {
        Result {
            let names = ["a\"b", "c\\d", "e\\(f)g", "h\ni", "\u{202E}j", "init", "k\u{0301}", "#\"l\"#"]
            return try dataset(
                xml: Row.xml([
                    Row(
                        value: "1",
                        name: "一",
                        children: names.enumerated().map { Row(value: "1\($0)", name: $1) }
                    ),
                    Row(value: "2", name: "二", children: [Row(value: "20", name: "三")]),
                ])
            )
        }
    }

    @Test(.enabled(if: compiler != nil), arguments: [false, true])
    func regionsAreCompiledAndHoldTheData(_ isHostile: Bool) throws {
        let data = try isHostile ? Self.hostile.get() : Sample.someProvinces.get()
        guard case .regions(let regions) = data, let compiler = Self.compiler else {
            Issue.record("no regions")
            return
        }
        let folder = try TemporaryFolder()
        let source = try Exporter(preset: "swift").write(data).bytes
        try folder.write(String(decoding: source, as: UTF8.self), to: "Regions.swift")
        try folder.write(
            """
            func show(_ regions: [Region], _ level: Int) {
                for region in regions {
                    print(level, Array(region.id.utf8), Array(region.name.utf8))
                    show(region.children, level + 1)
                }
            }
            show(Region.all, 0)

            """,
            to: "main.swift"
        )
        let tool = folder.path("regions")
        let files = [folder.path("Regions.swift"), folder.path("main.swift")]
        let compiled = try compiler.run(["-swift-version", "6", "-warnings-as-errors", "-o", tool] + files)
        #expect(compiled.status == 0, "\(String(decoding: compiled.output, as: UTF8.self))")
        let process = Process()
        process.executableURL = URL(filePath: tool)
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        var lines: [String] = []
        func show(_ list: RegionList, _ level: Int) {
            for region in list {
                lines.append("\(level) \(Array((region.code ?? "").utf8)) \(Array(region.name.utf8))")
                show(region.children, level + 1)
            }
        }
        show(regions.roots, 0)
        #expect(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init) == lines)
        #expect(lines.count > 8)
    }
}
