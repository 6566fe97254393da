import PickBytes
import PickDiagnostics
import PickExport
import PickModel
import PickPresets
import PropertyList
import TestTools
import Testing

/// What is written for a front end is read back as the same data, less what its shape is known to lose.
@Suite struct RoundTripTests {
    /// Source code that is not read.
    private static let unread: Set<PresetFormat> = [.swift, .kotlin, .html]
    static let regionPresets = Preset.all.filter { $0.regions != nil && !unread.contains($0.formats[0]) }
    static let menuPresets = Preset.all.filter { $0.menu != nil && !unread.contains($0.formats[0]) }
    static let writtenOnly = Preset.all.filter { unread.contains($0.formats[0]) }

    /// Levels, names and codes, a line for each row.
    private func lines(_ data: Dataset, codes: (Int) -> Bool = { _ in true }) -> [String] {
        let tree = data.tree
        return (0..<tree.count).map { entry in
            let code = codes(entry) ? tree.codeNode(entry).flatMap { tree.document.plainText($0) } : nil
            return "\(tree.level(entry)) \(tree.name(entry)) \(code ?? "–")"
        }
    }

    private func read(
        _ bytes: [UInt8],
        _ format: PresetFormat,
        _ kind: DatasetKind,
        layout: LayoutNotation? = nil
    ) throws -> Dataset {
        let reading = DataReader.read(bytes, name: "a.\(format.fileExtension)")
        let document = try #require(reading.document, "\(reading.findings.map(\.message))")
        let recognition = DatasetRecognizer.recognize(
            document,
            hints: RecognitionHints(kind: kind, layout: layout)
        )
        return try #require(
            recognition.dataset,
            "\(recognition.layout) \(recognition.findings.map(\.message))"
        )
    }

    /// The rows that the shape of the front end holds of data: without codes where it has none, names in one where it has
    /// one level of groups.
    private func expected(_ data: Dataset, _ preset: Preset, _ mode: ValueMode?) -> [String] {
        let tree = data.tree
        func hasCode(_ entry: Int) -> Bool {
            mode == .code && (preset.rules.value != .leaves || tree.end(entry) == entry + 1)
        }
        let rows = lines(data, codes: hasCode)
        guard preset.hasFlatGroups else { return rows }
        var flat: [String] = []
        var names: [String] = []
        for entry in 0..<tree.count {
            let level = tree.level(entry)
            guard level > 0 else {
                flat.append(rows[entry])
                continue
            }
            names.removeSubrange(min(level - 1, names.count)...)
            names.append(tree.name(entry))
            guard tree.end(entry) == entry + 1 else { continue }
            let code = hasCode(entry) ? tree.code(entry) : nil
            flat.append("1 \(names.joined(separator: " / ")) \(code ?? "–")")
        }
        return flat
    }

    private func hasTwins(_ data: Dataset) -> Bool {
        let preset = Preset.named("element")
        return preset.map { PresetCheck.faults(data, $0, .name, .output).contains { $0.code.id == "PD708" } }
            ?? false
    }

    @Test(arguments: regionPresets) func regionsAreReadBack(_ preset: Preset) throws {
        var written = 0
        for seed in 1...100 as ClosedRange<UInt64> {
            let data = try PropertyTests.data(seed)
            guard let output = try? Exporter(preset: preset).write(data) else { continue }
            // Of two rows of one path searches see one.
            if case .facets = preset.regions, hasTwins(data) { continue }
            written += 1
            let mode = ValueChoice(data, preset, asked: nil, .output).mode
            let repeats = preset.rules.depth.padding == .repeatParent
            // One province with one city alone could be a record with a list.
            let depth = data.tree.levelCounts.count
            let nested =
                String(repeating: "[{*:", count: depth - 1) + "[string]"
                + String(repeating: "}]", count: depth - 1)
            let layout = preset.regions == .nestedNames ? try LayoutNotation(nested) : nil
            let back = try PaddingRows.removed(
                from: read(output.bytes, preset.formats[0], .regions, layout: layout),
                repeats ? .all : .certain
            ).dataset
            #expect(lines(back) == expected(data, preset, mode), "seed \(seed)")
        }
        #expect(written > 5, "\(preset.name) was written \(written) times")
    }

    @Test(arguments: ValueMode.allCases) func valuesThatAreMadeAreNoCodes(_ mode: ValueMode) throws {
        for seed in 1...60 as ClosedRange<UInt64> {
            let data = try PropertyTests.data(seed)
            for name in ["element", "vant-picker", "select2", "tom-select", "algolia", "typescript"] {
                var exporter = try Exporter(preset: name)
                exporter.value = mode
                guard let output = try? exporter.write(data) else { continue }
                // Of rows with several names in one, only the path says nothing new.
                if exporter.preset.hasFlatGroups, mode == .name || mode == .index,
                    data.tree.levelCounts.count > 2
                {
                    continue
                }
                if name == "algolia", hasTwins(data) { continue }
                let read = try read(output.bytes, exporter.preset.formats[0], .regions)
                let back = PaddingRows.removed(from: read, .certain).dataset
                #expect(lines(back) == expected(data, exporter.preset, mode), "\(name) seed \(seed)")
            }
        }
    }

    @Test(arguments: menuPresets) func menusAreReadBack(_ preset: Preset) throws {
        for seed in 1...30 as ClosedRange<UInt64> {
            var random = SeededGenerator(seed: seed)
            let columns = (1...Int.random(in: 2...4, using: &random)).map { column in
                let rows = (1...Int.random(in: 2...5, using: &random)).map { "行\(column)-\($0)" }
                return "[" + rows.joined(separator: ", ") + "]"
            }
            let data = try dataset("[" + columns.joined(separator: ", ") + "]")
            let output = try Exporter(preset: preset).write(data)
            let back = try read(output.bytes, preset.formats[0], .menu)
            #expect(back.kind == .menu)
            #expect(lines(back) == lines(data), "seed \(seed)")
        }
    }

    /// A module holds what the JSON holds.
    @Test(arguments: [PresetFormat.js, .mjs]) func modulesAreReadBack(_ format: PresetFormat) throws {
        let data = try Sample.someProvinces.get()
        for preset in Self.regionPresets where preset.formats.contains(format) {
            let levels = preset.rules.levels.upperBound
            guard levels > 2, preset.rules.depth == .any, !preset.hasFlatGroups else { continue }
            let mode = ValueChoice(data, preset, asked: nil, .output).mode
            var out = ByteWriter()
            try PresetExport.write(data, for: preset, mode, .init(format), to: &out)
            #expect(
                lines(try read(out.bytes(), format, .regions)) == expected(data, preset, mode),
                "\(preset)"
            )
        }
    }

    @Test(arguments: writtenOnly) func sourceThatIsNotReadSaysSo(_ preset: Preset) throws {
        let bytes = try Exporter(preset: preset).write(try Sample.someProvinces.get()).bytes
        let reading = DataReader.read(bytes, name: "a.\(preset.formats[0].fileExtension)")
        #expect(reading.document == nil)
        #expect(reading.findings.count == 1 && reading.findings[0].message.contains("written and not read"))
    }
}
