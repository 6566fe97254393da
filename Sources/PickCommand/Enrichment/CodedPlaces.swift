internal import PickExport
internal import PickModel
internal import PickPresets
internal import PickReference
internal import PickReporters
internal import PropertyList

/// Makes places that got their codes from the reference fit for a front end that knows places by them.
///
/// No code is made up. Rows below 台湾, 香港 and 澳门, which the reference does not judge and has no codes for, are left
/// out. Where codes have to begin with those of their parents, a county that stands beside prefectures is put below
/// what the code list has above it: 市辖区 (110100), 省直辖县级行政区划 (419000).
struct CodedPlaces {
    private let dataset: Dataset
    private let preset: Preset
    private let names: DatasetNames
    private var dropped: [Int] = []
    /// What the dropped rows stood under.
    private var bereft: [Int] = []
    private var isDropped: [Bool]
    private var groups: [Int: PlainRegions.Group] = [:]

    /// The data as the front end can take them, and what to tell.
    static func fit(_ dataset: Dataset, _ preset: Preset) -> (dataset: Dataset, sentences: [String]) {
        guard dataset.kind == .regions, preset.rules.code.isRequired else { return (dataset, []) }
        var places = CodedPlaces(dataset, preset)
        places.dropUnjudged()
        if preset.rules.code == .required246, preset.rules.levels.upperBound > 2 { places.group() }
        guard !places.dropped.isEmpty || !places.groups.isEmpty else { return (dataset, []) }
        let document = PlainRegions.write(
            dataset,
            isDropped: { places.isDropped[$0] },
            group: { places.groups[$0] }
        )
        let recognition = DatasetRecognizer.recognize(
            document,
            hints: RecognitionHints(kind: .regions),
            evidence: ChinaEvidence()
        )
        guard let fit = recognition.dataset, fit.kind == .regions else { return (dataset, []) }
        return (fit, places.sentences)
    }

    private init(_ dataset: Dataset, _ preset: Preset) {
        self.dataset = dataset
        self.preset = preset
        names = DatasetNames(dataset.tree)
        isDropped = [Bool](repeating: false, count: dataset.tree.count)
    }

    private var tree: NamedTree { dataset.tree }

    /// The division that an entry is; nil where that is not sure.
    private func division(_ entry: Int) -> Division? { names.unit(of: entry).map(names.table.division) }

    private mutating func dropUnjudged() {
        var entry = 0
        while entry < tree.count {
            let end = tree.end(entry)
            let isUnjudged = division(entry).map { $0.level == 1 && $0.code >= "700000" } ?? false
            guard isUnjudged else {
                entry += 1
                continue
            }
            var open = [entry]
            var below = entry + 1
            while below < end {
                while let last = open.last, tree.end(last) <= below { open.removeLast() }
                if tree.codeNode(below) == nil {
                    dropped.append(below)
                    if let parent = open.last, bereft.last != parent { bereft.append(parent) }
                    // What is below a row goes with it.
                    for gone in below..<tree.end(below) { isDropped[gone] = true }
                    below = tree.end(below)
                } else {
                    open.append(below)
                    below += 1
                }
            }
            entry = end
        }
    }

    private mutating func group() {
        var codes: Set<String> = []
        var counties: [(entry: Int, parent: Int, above: String)] = []
        var province = 0
        for entry in 0..<tree.count {
            guard let code = tree.codeNode(entry).flatMap({ tree.document.plainText($0) }) else { continue }
            codes.insert(code)
            if tree.level(entry) == 0 { province = entry }
            guard tree.level(entry) == 1, tree.end(entry) == entry + 1, code.utf8.count == 6,
                !code.hasSuffix("00"), division(entry)?.level == 3
            else { continue }
            counties.append((entry, province, code.prefix(4) + "00"))
        }
        for county in counties where !codes.contains(county.above) {
            guard let name = name(of: county.above, in: county.parent) else { continue }
            groups[county.entry] = PlainRegions.Group(name: name, code: county.above)
        }
    }

    /// What the code list has for four digits: a prefecture, or a row that is none.
    private func name(of code: String, in province: Int) -> String? {
        if let known = names.table.division(code: code) { return known.name }
        guard let above = division(province), code.hasPrefix(above.code.prefix(2)) else { return nil }
        switch (above.kind, code.dropFirst(2).prefix(2)) {
        case (.municipality, "01"): return "市辖区"
        case (.municipality, "02"): return "县"
        case (.province, "90"): return "省直辖县级行政区划"
        case (.autonomousRegion, "90"): return "自治区直辖县级行政区划"
        default: return nil
        }
    }

    private var sentences: [String] {
        var sentences: [String] = []
        if !dropped.isEmpty {
            let parents = Self.unique(bereft).map { tree.name($0) }
            sentences.append(
                "\(Self.rows(dropped.count, "is", "are")) left out, for the reference has no codes below "
                    + parents.map { PrintableText.escaping($0) }.joined(separator: ", ") + ": "
                    + NameList.few(dropped.map { tree.name($0) })
            )
        }
        if !groups.isEmpty {
            let all = groups.keys.sorted().compactMap { groups[$0] }
            let above = Self.unique(all.map { "\($0.name) (\($0.code))" })
            sentences.append(
                "\(Self.rows(groups.count, "of level 2 has", "of level 2 have")) the code of a county, and now "
                    + "\(groups.count == 1 ? "stands" : "stand") on level 3, below \(NameList.few(above)), as in the code list"
            )
        }
        return sentences
    }

    private static func rows(_ count: Int, _ one: String, _ many: String) -> String {
        count == 1 ? "1 row \(one)" : "\(count) rows \(many)"
    }

    private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
        var seen: Set<Value> = []
        return values.filter { seen.insert($0).inserted }
    }
}
