import Foundation
import PickBytes
import PickExport
import PickPresets
import TestTools
import Testing

/// `Schemas/presets` has a JSON Schema for each front end that takes JSON.
@Suite struct PresetSchemaTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Schemas/presets")
    private static let presets = Preset.all.filter { PresetSchema.isThere(for: $0) }

    private static func file(_ preset: Preset) -> URL { folder.appending(path: "\(preset.name).schema.json") }

    @Test(arguments: presets) func fileIsWhatTheTableSays(_ preset: Preset) throws {
        var out = ByteWriter()
        PresetSchema.write(preset, to: &out)
        try Golden.expect(
            String(decoding: out.bytes(), as: UTF8.self),
            in: Self.file(preset).path,
            sourceLocation: #_sourceLocation
        )
    }

    @Test func thereIsNoOtherFile() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        #expect(names == Self.presets.map { "\($0.name).schema.json" }.sorted())
    }

    /// An independent validator reads what is written for random data, and refuses it when it is spoiled.
    @Test(arguments: presets) func outputIsValid(_ preset: Preset) throws {
        let line = """
            import json, sys
            try: import jsonschema
            except ImportError: sys.exit(3)
            schema = json.load(open(sys.argv[1]))
            jsonschema.Draft202012Validator.check_schema(schema)
            validator = jsonschema.Draft202012Validator(schema)
            for text in json.load(sys.stdin):
                data = json.loads(text.removeprefix("module.exports = "))
                for error in validator.iter_errors(data): print("invalid", text[:200], error.message[:200])
                spoiled = {"data": data} if isinstance(data, list) else [data]
                if validator.is_valid(spoiled): print("takes anything", text[:200])
            """
        var texts: [String] = []
        for seed in 1...60 as ClosedRange<UInt64> {
            if let output = try? Exporter(preset: preset).write(try PropertyTests.data(seed)) {
                texts.append(String(decoding: output.bytes, as: UTF8.self))
            }
        }
        if preset.menu != nil {
            let output = try Exporter(preset: preset).write(try dataset("[[粥, 面], [茶, 水]]"))
            texts.append(String(decoding: output.bytes, as: UTF8.self))
        }
        #expect(!texts.isEmpty)
        let input = try JSONSerialization.data(withJSONObject: texts)
        guard
            let run = try ExternalTool.python?.run(
                ["-c", line, Self.file(preset).path],
                input: [UInt8](input)
            )
        else {
            return
        }
        guard run.status != 3 else {
            print("SKIPPED: Python has no package jsonschema, so no output is held to its schema")
            return
        }
        #expect(run.status == 0)
        #expect(String(decoding: run.output, as: UTF8.self) == "")
    }
}
