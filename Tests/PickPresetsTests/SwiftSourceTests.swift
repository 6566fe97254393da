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
        let printed = try run(
            try Exporter(preset: "swift").write(data).bytes,
            """
            func show(_ regions: [Region], _ level: Int) {
                for region in regions {
                    print(level, Array(region.id.utf8), Array(region.name.utf8))
                    show(region.children, level + 1)
                }
            }
            show(Region.all, 0)

            """,
            compiler
        )
        var lines: [String] = []
        func show(_ list: RegionList, _ level: Int) {
            for region in list {
                lines.append("\(level) \(Array((region.code ?? "").utf8)) \(Array(region.name.utf8))")
                show(region.children, level + 1)
            }
        }
        show(regions.roots, 0)
        #expect(printed == lines)
        #expect(lines.count > 8)
    }

    @Test(.enabled(if: compiler != nil)) func aMenuIsCompiledAndHoldsTheData() throws {
        guard let compiler = Self.compiler else { return }
        let rows = [["粥", "a\"b", "c\\(d)"], ["茶"]]
        let columns = rows.map { column in
            "<array>" + column.map { "<string>\($0)</string>" }.joined() + "</array>"
        }
        let data = try dataset(
            xml: Array("<plist version=\"1.0\"><array>\(columns.joined())</array></plist>".utf8)
        )
        let printed = try run(
            try Exporter(preset: "swift").write(data).bytes,
            "for column in Menu.columns { print(column.map { Array($0.utf8) }) }\n",
            compiler
        )
        #expect(printed == rows.map { column in "\(column.map { Array($0.utf8) })" })
    }

    /// Compiles what was written together with a program, and runs that.
    private func run(_ source: [UInt8], _ program: String, _ compiler: ExternalTool) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write(String(decoding: source, as: UTF8.self), to: "Data.swift")
        try folder.write(program, to: "main.swift")
        let tool = folder.path("tool")
        let files = [folder.path("Data.swift"), folder.path("main.swift")]
        let compiled = try compiler.run(["-swift-version", "6", "-warnings-as-errors", "-o", tool] + files)
        #expect(compiled.status == 0, "\(String(decoding: compiled.output, as: UTF8.self))")
        let process = Process()
        process.executableURL = URL(filePath: tool)
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
