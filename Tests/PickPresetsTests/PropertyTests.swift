import PickExport
import PickDiagnostics
import PickModel
import PickPresets
import PropertyList
import TestTools
import Testing

/// What is written for a front end has the data's rows, and passes what is asked of data for it.
@Suite struct PropertyTests {
    static let jsonPresets = Preset.all.filter {
        $0.regions != nil && $0.formats[0] == .json && $0.regions != .source
    }
    static let plistPresets = Preset.all.filter { $0.formats[0] == .plist }

    /// Random regions: one to four levels, ragged or not, with good, bad or no codes, some names twice.
    static func data(_ seed: UInt64) throws -> Dataset {
        var random = SeededGenerator(seed: seed)
        let depth = Int.random(in: 2...4, using: &random)
        let isRagged = Bool.random(using: &random)
        let hasTwins = Int.random(in: 0..<4, using: &random) == 0
        let codes = Int.random(in: 0..<4, using: &random)
        func rows(_ level: Int, _ prefix: String) -> [Row] {
            let count = Int.random(in: 1...4, using: &random)
            return (1...count).map { number in
                let digits = prefix + (number + 10 < 100 ? "\(number + 10)" : "99")
                let isLeaf =
                    level == depth - 1 || isRagged && level > 0 && Int.random(in: 0..<3, using: &random) == 0
                let padded = digits + String(repeating: "0", count: max(0, 6 - digits.count))
                let value: String? =
                    switch codes {
                    case 0: nil
                    case 1: padded
                    case 2: digits
                    default: Int.random(in: 0..<8, using: &random) == 0 ? nil : padded
                    }
                return Row(
                    value: value,
                    name: hasTwins && number == 2 ? "甲1" : "\(["甲", "乙", "丙", "丁"][level])\(number)",
                    children: isLeaf
                        ? (isRagged && Bool.random(using: &random) ? [] : nil) : rows(level + 1, digits)
                )
            }
        }
        return try dataset(xml: Row.xml(rows(0, "")))
    }

    private static let hints = RecognitionHints(
        kind: .regions,
        keys: [.init(.name, "name"), .init(.code, "code"), .init(.children, "children")]
    )

    private func hasValues(_ rows: [Row]) -> Bool {
        rows.contains { $0.value != nil || hasValues($0.children ?? []) }
    }

    /// Rows of data with nothing but names and children, as deep as they are.
    private func names(_ rows: [Row]) -> [String] {
        rows.flatMap { row in
            [row.name] + names(row.children ?? []).map { "\(row.name)>\($0)" }
        }
    }

    private func edited(_ data: Dataset, _ preset: Preset) -> [Row] {
        guard case .regions(let regions) = TreeEditor.edit(data, preset.filled(TreeEdits(), data)).dataset
        else {
            return []
        }
        return Row.rows(regions.roots)
    }

    @Test(arguments: jsonPresets) func jsonThatIsWrittenIsTaken(_ preset: Preset) throws {
        var written = 0
        for seed in 1...120 as ClosedRange<UInt64> {
            let data = try Self.data(seed)
            guard let output = try? Exporter(preset: preset).write(data) else { continue }
            written += 1
            let rows = try ReadBack(preset, output.bytes).rows()
            let read = try dataset(xml: Row.xml(rows), Self.hints)
            let mode: ValueMode? = hasValues(rows) ? .code : preset.regions == .nestedNames ? .name : nil
            let faults = PresetCheck.faults(read, preset, mode, .file)
                .filter { $0.code.severity == .error && !$0.isAboutGroups(preset) }
            #expect(faults.map(\.message) == [], "seed \(seed)")
            if case .facets = preset.regions {
                #expect(rows.map(\.name) == paths(edited(data, preset), " > "))
            } else if preset.hasFlatGroups {
                #expect(names(rows).sorted() == flat(edited(data, preset)).sorted())
            } else {
                #expect(names(rows) == names(edited(data, preset)), "seed \(seed)")
            }
        }
        #expect(written > 5, "\(preset.name) was written \(written) times")
    }

    @Test(arguments: plistPresets) func propertyListThatIsWrittenIsTaken(_ preset: Preset) throws {
        var written = 0
        for seed in 1...120 as ClosedRange<UInt64> {
            let data = try Self.data(seed)
            guard let output = try? Exporter(preset: preset).write(data) else { continue }
            written += 1
            let read = try dataset(xml: output.bytes, RecognitionHints(kind: .regions))
            let mode = ValueChoice(read, preset, asked: nil, .file).mode
            let faults = PresetCheck.faults(read, preset, mode, .file).filter { $0.code.severity == .error }
            #expect(faults.map(\.message) == [], "seed \(seed)")
            guard case .regions(let regions) = read else { continue }
            #expect(names(Row.rows(regions.roots)) == names(edited(data, preset)), "seed \(seed)")
        }
        #expect(written > 5, "\(preset.name) was written \(written) times")
    }

    @Test(arguments: Preset.all) func writingIsTheSameEachTime(_ preset: Preset) throws {
        for seed in 1...10 as ClosedRange<UInt64> {
            let data = try Self.data(seed)
            #expect(
                (try? Exporter(preset: preset).write(data).bytes)
                    == (try? Exporter(preset: preset).write(data).bytes)
            )
        }
    }

    private func paths(_ rows: [Row], _ separator: String) -> [String] {
        rows.flatMap { row in
            (row.children ?? []).isEmpty
                ? [row.name] : paths(row.children ?? [], separator).map { row.name + separator + $0 }
        }
    }

    private func flat(_ rows: [Row]) -> [String] {
        rows.flatMap { row in
            [row.name] + paths(row.children ?? [], " / ").map { "\(row.name)>\($0)" }
        }
    }
}

extension Preset {
    /// Whether what is deeper than two levels is written in one row.
    var hasFlatGroups: Bool {
        switch regions {
        case .groups, .options, .select: true
        default: false
        }
    }
}

extension PresetFault {
    /// Groups have no value, and read back as rows they have no code.
    func isAboutGroups(_ preset: Preset) -> Bool {
        if case .facets = preset.regions { return code == .unfitKind }
        return false
    }
}
