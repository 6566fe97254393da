internal import PickJSON
internal import PickModel
internal import PickPresets

/// What `explain` tells about one front end.
struct PresetPage {
    let preset: Preset

    var page: Page {
        var blocks: [Page.Block] = preset.facts.map { .paragraph($0) }
        blocks.append(.table(rows.map { .init($0.label, $0.text) }))
        if let example = PresetExample.text(preset) {
            blocks += [
                .heading("An example, written by `convert --for \(preset.name)`"),
                .code(example.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)),
            ]
        }
        if !preset.provenance.isEmpty {
            blocks.append(.heading("How this is known"))
            blocks += preset.provenance.map { .paragraph($0.sentence) }
        }
        if Preset.named(preset.name) == nil, !preset.readingKeys.isEmpty {
            let pairs = preset.readingKeys.map(\.pair).joined(separator: ",")
            blocks.append(.paragraph("`--keys \(pairs)` reads such a file back."))
        }
        blocks.append(
            .paragraph(
                "`pickdata validate --for \(preset.name) FILE` says what in a file it would not take."
            )
        )
        return Page(title: "\(preset.name): \(preset.title)", blocks: blocks)
    }

    private var rows: [Page.Row] {
        let rules = preset.rules
        var rows: [Page.Row] = []
        if let shape = preset.regions { rows.append(.init("regions", Self.words(shape))) }
        if let shape = preset.menu { rows.append(.init("menus", Self.words(shape))) }
        rows.append(.init("written as", preset.formats.map(\.rawValue).joined(separator: ", ")))
        if preset.regions != nil {
            rows.append(.init("levels", Self.words(rules.levels)))
            rows.append(.init("rows that end early", Self.words(rules.depth)))
            rows.append(.init("rows without children", Self.words(rules.leaf)))
        }
        if let words = Self.words(rules) { rows.append(.init("values", words)) }
        if let words = Self.words(rules.code) { rows.append(.init("codes", words)) }
        if rules.order == .byCode { rows.append(.init("order", "that of the codes, whatever the file says")) }
        if !rules.forbidden.isEmpty {
            let values = rules.forbidden.map { $0.isEmpty ? "a blank one" : "`\($0)`" }
            rows.append(.init("values not taken", values.joined(separator: ", ")))
        }
        if !rules.reservedKeys.isEmpty {
            rows.append(.init("keys of its own", rules.reservedKeys.joined(separator: ", ")))
        }
        if !rules.fixedKeys.isEmpty {
            rows.append(.init("fixed keys", rules.fixedKeys.joined(separator: ", ")))
        }
        if rules.firstHasChildren { rows.append(.init("the first row", "needs children")) }
        if rules.breaksOnEmptyColumn { rows.append(.init("empty columns", "break it")) }
        return rows
    }

    private static func words(_ shape: PresetShape) -> String {
        let keys = shape.keyNames
        return shape.meaning + (keys.isEmpty ? "" : "; keys \(keys.joined(separator: ", "))")
    }

    private static func words(_ levels: ClosedRange<Int>) -> String {
        if levels.upperBound >= 64 {
            return levels.lowerBound > 1 ? "\(levels.lowerBound) and more" : "any number"
        }
        return levels.count == 1 ? "\(levels.lowerBound)" : "\(levels.lowerBound) to \(levels.upperBound)"
    }

    private static func words(_ depth: PresetRules.DepthRule) -> String {
        switch depth {
        case .any: "are taken"
        case .even(let padding): "are filled up to the last level (`--pad-depth \(padding.rawValue)`)"
        case .firstDeepest(let padding):
            "are taken, when the first row goes down to the last level; else they are filled up "
                + "(`--pad-depth \(padding.rawValue)`)"
        case .atLeast(let level, let padding):
            "are filled up to level \(level) (`--pad-depth \(padding.rawValue)`)"
        }
    }

    private static func words(_ leaf: PresetRules.LeafRule) -> String {
        switch leaf {
        case .omitted(breaks: true): "have no key for children: an empty list there breaks it"
        case .omitted(breaks: false): "have no key for children"
        case .emptyList: "have an empty list of children"
        }
    }

    private static func words(_ rules: PresetRules) -> String? {
        switch rules.value {
        case .none: rules.code.isRequired ? "the codes" : nil
        case .siblings: "once among the rows beside each other"
        case .tree: "once in all the data"
        case .leaves: "once among all rows without children"
        }
    }

    private static func words(_ code: PresetRules.CodeRule) -> String? {
        switch code {
        case .unused: nil
        case .optional: "are written where the data have them"
        case .required: "six digits for each row"
        case .required246:
            "six digits for each row, the first two and four those of the rows above: 330000, 330100, 330106"
        }
    }

    func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member("preset", preset.name)
        json.member("title", preset.title)
        json.member("regions", preset.regions?.word)
        json.member("menu", preset.menu?.word)
        json.key("keys")
        list(preset.keyNames, to: &json)
        json.key("formats")
        list(preset.formats.map(\.rawValue), to: &json)
        json.key("facts")
        list(preset.facts, to: &json)
        json.key("rules")
        json.beginObject()
        for row in rows { json.member(row.label, row.text) }
        json.endObject()
        json.key("provenance")
        list(preset.provenance.map(\.sentence), to: &json)
        json.member("example", PresetExample.text(preset))
        json.endObject()
    }

    private func list(_ texts: [String], to json: inout JSONWriter) {
        json.beginArray()
        for text in texts { json.string(text) }
        json.endArray()
    }
}

extension PresetShape {
    /// What the shape is, in a few words.
    var meaning: String {
        switch self {
        case .tree: "a tree of records"
        case .codeMaps: "a map of codes and names for each level"
        case .adjacency(let root): "a map of the places below each code, the first level under \(root)"
        case .splitAdjacency: "a map of the first level, and a map of the places below each code"
        case .nestedNames: "objects of one name each, lists of names at the end"
        case .columns(.text): "a list of columns, each a list of texts"
        case .columns(.record): "a list of columns, each a list of records"
        case .wheels: "the columns at the start, and the rows below each place by its positions"
        case .groups: "a list with one level of groups"
        case .options: "a list of options that name their group, and a list of the groups"
        case .select: "an element with one level of groups"
        case .facets: "a record for each row without children, with the path of each level"
        case .source: "source code with the data in it"
        }
    }
}
