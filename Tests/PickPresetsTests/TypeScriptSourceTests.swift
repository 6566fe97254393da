import PickExport
import PickModel
import PickPresets
import PropertyList
import TestTools
import Testing

/// What is written as TypeScript, and the types beside the JSON of a bundle, are compiled by TypeScript itself.
@Suite struct TypeScriptSourceTests {
    private static let compiler = ExternalTool("tsc")

    private static func hostile() throws -> Dataset {
        let names = ["a\"b", "c\\d", "${e}", "h\ni", "\u{2028}j", "</script>", "`k`", "*/"]
        return try dataset(
            xml: Row.xml([
                Row(
                    value: "1",
                    name: "一",
                    children: names.enumerated().map { Row(value: "1\($0)", name: $1) }
                )
            ])
        )
    }

    private func check(_ folder: TemporaryFolder, _ files: [String]) throws {
        guard let compiler = Self.compiler else { return }
        let compiled = try compiler.run(
            ["--strict", "--noEmit", "--target", "es2019", "--module", "commonjs"] + files.map(folder.path)
        )
        #expect(compiled.status == 0, "\(String(decoding: compiled.output, as: UTF8.self))")
    }

    @Test(.enabled(if: compiler != nil)) func theConstantsAreCompiled() throws {
        let folder = try TemporaryFolder()
        var files: [String] = []
        let data = try [
            Sample.someProvinces.get(), Self.hostile(), Sample.dataset("foods.plist"),
            dataset("[{name: 甲}, {name: 乙}]"),
        ]
        for (index, data) in data.enumerated() {
            let source = try Exporter(preset: "typescript").write(data).bytes
            let name = data.kind == .menu ? "columns" : "regions"
            let use =
                data.kind == .menu
                ? "const first: string = columns[0][0];"
                : "const first: string = regions[0].id + regions[0].name + (regions[0].children ?? []).length;"
            files += ["data\(index).ts", "use\(index).ts"]
            try folder.write(String(decoding: source, as: UTF8.self), to: "data\(index).ts")
            try folder.write(
                "import { \(name) } from \"./data\(index)\";\n\(use)\nvoid first;\n",
                to: "use\(index).ts"
            )
        }
        try check(folder, files)
    }

    /// What is read-only cannot be changed: the compiler that says nothing above would say nothing at all.
    @Test(.enabled(if: compiler != nil)) func theConstantsCannotBeChanged() throws {
        guard let compiler = Self.compiler else { return }
        let folder = try TemporaryFolder()
        let source = try Exporter(preset: "typescript").write(Sample.someProvinces.get()).bytes
        try folder.write(String(decoding: source, as: UTF8.self), to: "data.ts")
        try folder.write("import { regions } from \"./data\";\nregions[0].name = \"\";\n", to: "use.ts")
        let outcome = try compiler.run(["--strict", "--noEmit", folder.path("use.ts")])
        #expect(String(decoding: outcome.output, as: UTF8.self).contains("read-only"))
    }

    /// The JSON of a bundle, put into a program as it is, is what the `.d.ts` beside it says.
    @Test(.enabled(if: compiler != nil)) func theTypesOfABundleTakeItsJSON() throws {
        let folder = try TemporaryFolder()
        var files: [String] = []
        let data = try [
            Sample.someProvinces.get(), Self.hostile(), Sample.dataset("foods.plist"),
            dataset("[{name: 广东, pop-2020: 1, cities: [广州]}, {name: 浙江, new: true, cities: [杭州]}]"),
        ]
        for (index, data) in data.enumerated() {
            var outputs = [try BundleFormat.json.file(data)]
            for preset in Preset.all where preset.formats[0] == .json {
                guard let bytes = try? Exporter(preset: preset).write(data).bytes else { continue }
                outputs.append(
                    BundleFile("\(preset.name).json", .data, format: "json", preset: preset.name, bytes)
                )
            }
            let bundle = DatasetBundle.files(outputs, of: data, source: [], facts: DatasetFacts(), tool: "0")
            for file in bundle where file.name.hasSuffix(".d.ts") {
                let stem = String(file.name.dropLast(5))
                let json = try #require(bundle.first { $0.name == "\(stem).json" })
                try folder.write(String(decoding: file.bytes, as: UTF8.self), to: "\(index)/\(file.name)")
                try folder.write(
                    "import type { Data } from \"./\(stem)\";\nexport const value: Data = "
                        + String(decoding: json.bytes, as: UTF8.self).replacing("\u{2028}", with: "\\u2028")
                        + ";\n",
                    to: "\(index)/use-\(stem).ts"
                )
                files += ["\(index)/\(file.name)", "\(index)/use-\(stem).ts"]
            }
        }
        #expect(files.count > 80)
        try check(folder, files)
    }
}
