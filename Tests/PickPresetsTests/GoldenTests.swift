import PickExport
import PickModel
import PickPresets
import TestTools
import Testing

/// What is written for each front end, of the data in `SampleData`.
@Suite struct GoldenTests {
    @Test(arguments: Preset.all.filter { $0.regions != nil }) func regions(_ preset: Preset) throws {
        var exporter = Exporter(preset: preset)
        if preset.rules.levels.upperBound < 3 { exporter.levels = preset.rules.levels.upperBound }
        try expect(try exporter.write(try Sample.someProvinces.get()), preset, "\(preset.name)")
    }

    @Test(arguments: Preset.all.filter { $0.menu != nil }) func menu(_ preset: Preset) throws {
        try expect(
            try Exporter(preset: preset).write(try Sample.dataset("foods.plist")),
            preset,
            "\(preset.name)-menu"
        )
    }

    /// What is no source code of this package must not look like it.
    private func ending(_ preset: Preset) -> String {
        let ending = preset.formats[0].fileExtension
        return ending == "swift" || ending == "kt" ? "\(ending).txt" : ending
    }

    private func expect(_ output: Exporter.Output, _ preset: Preset, _ name: String) throws {
        let text = String(decoding: output.bytes, as: UTF8.self)
        try Golden.expect(text, named: "\(name).\(ending(preset))")
        try Golden.expect(output.notes.map { "\($0)\n" }.joined(), named: "\(name).notes")
    }
}
