internal import PickDiagnostics
internal import PickExport
internal import PickModel
internal import PickReference
internal import PropertyList

/// How picker data are changed between reading and writing: their rows, their layout, the names of their keys.
struct Rearrangement: Sendable, Equatable {
    var edits = TreeEdits()
    /// Nil to keep the source's layout.
    var layout: TargetLayout?
    var renames: [KeyPairs.Pair] = []
    /// The kind that the user says the data are.
    var kind: DatasetKind?
    /// Whose readings `--sort pinyin` takes.
    var profile = ProfileName.auto

    /// Whether nothing is to be changed.
    var isEmpty: Bool { edits.isEmpty && layout == nil && renames.isEmpty }

    /// Whether the document is made anew from the data, and does not only get other keys.
    var makesDocument: Bool { !edits.isEmpty || layout != nil }

    /// Changed data, and what to tell about it.
    struct Outcome {
        var document: Document
        /// Whether the nodes' places are those of the source.
        var hasSourcePlaces: Bool
        /// Whether it is the source itself.
        var isSource = false
        var sentences: [String]
    }

    /// Why data cannot be changed as asked.
    struct Refusal: Error {
        let finding: Diagnostic

        init(_ message: String) { finding = Diagnostic(.unfitLayout, message, at: nil) }

        init(_ message: String, at node: Int, of document: Document) {
            finding = Diagnostic(
                .unfitLayout,
                message,
                at: document.range(node),
                dataPath: document.path(of: node)
            )
        }
    }

    /// The data with the rows that are wanted, in no layout yet.
    func edited(_ dataset: Dataset) throws(Refusal) -> (dataset: Dataset, sentences: [String]) {
        if dataset.kind == .menu, edits.needsLevels {
            throw Refusal(
                "This is a menu, whose columns have no levels: `--levels`, `--pad-depth`, `--municipalities` and "
                    + "`--sections` are for regions, and `--kind regions` reads a list of names as such."
            )
        }
        let reading = edits.order == .pinyin ? reading(of: dataset) : nil
        let (edited, notes) = TreeEditor.edit(dataset, edits, reading: reading)
        guard edits.makesSections else { return (edited, notes.sentences) }
        let readingOfRows = self.reading(of: edited)
        let (sectioned, more) = edited.sectioned(
            leaves: edits.sections == .leafInitial,
            order: edits.order,
            reading: readingOfRows
        )
        var sentences = notes.sentences + more.sentences
        if more.unknown > 0, readingOfRows == nil, profile == .auto {
            sentences.append(
                "the reference was not asked, for level 1 is not that of China: `--profile cn` asks it"
            )
        }
        return (sectioned, sentences)
    }

    /// The readings of names, where the reference knows them.
    private func reading(of dataset: Dataset) -> ((Int) -> String?)? {
        guard profile.holdsChina(dataset.tree, dataset.kind) else { return nil }
        let names = DatasetNames(dataset.tree)
        return { names.reading(of: $0) }
    }

    /// The data in the layout that is wanted.
    func apply(_ dataset: Dataset, _ recognition: Recognition) throws(Refusal) -> Outcome {
        let source = dataset.document
        if recognition.isUnfolded, layout == nil {
            throw Refusal(
                "The rows of '\(recognition.layout)' are parts of its texts and cannot be changed there: choose a layout "
                    + "with `--as`."
            )
        }
        guard !makesDocument else { return try rewrite(dataset, recognition) }
        guard !renames.isEmpty else {
            return Outcome(document: source, hasSourcePlaces: true, isSource: true, sentences: [])
        }
        let renamed = KeyRename.apply(names, to: dataset)
        if let clash = renamed.clash { throw Self.clash(clash.key, at: clash.dict, of: source) }
        let sentences = unused { renamed.counts[$0] == nil }
        return Outcome(document: renamed.document, hasSourcePlaces: true, sentences: sentences)
    }

    private func rewrite(_ original: Dataset, _ recognition: Recognition) throws(Refusal) -> Outcome {
        let source = original.document
        var (dataset, sentences) = try edited(original)
        let layout = layout ?? layoutWithoutPlace(original, dataset)
        if let layout, self.layout == nil {
            sentences.append("the layout becomes '\(layout.rawValue)'; `--as` chooses another")
        }
        let (document, losses) = try write(&dataset, recognition, as: layout)
        if losses.clashes > 0 {
            throw Self.clash(losses.firstClash ?? "", at: source.root, of: source)
        }
        let words = layout.map { "'\($0.rawValue)'" } ?? "the layout"
        if layout == nil, let level = losses.rows.keys.min() {
            throw Refusal(
                "The layout '\(recognition.layout)' has no place for level \(level + 1): choose one that has, such as "
                    + "`--as codes`."
            )
        }
        if losses.codelessKeys > 0 {
            let count = losses.codelessKeys
            throw Refusal(
                "The layout '\(recognition.layout)' has codes for keys, and \(count) new row\(count == 1 ? " has" : "s have") "
                    + "none: choose another, such as `--as codes`."
            )
        }
        sentences += leftOut(recognition)
        sentences += losses.sentences(words)
        sentences += unused { !losses.renamed.contains($0) }
        // What changed nothing shall not change a byte.
        if document.hasSameValue(as: source), losses.comments == 0 {
            return Outcome(document: source, hasSourcePlaces: true, isSource: true, sentences: sentences)
        }
        return Outcome(document: document, hasSourcePlaces: false, sentences: sentences)
    }

    /// The layout for data whose first level is a new one, or is gone; nil where the source has a place for them.
    private func layoutWithoutPlace(_ original: Dataset, _ dataset: Dataset) -> TargetLayout? {
        guard edits.makesSections || edits.sections == .none && original.hasSections else { return nil }
        return TargetLayout.holding(dataset)
    }

    private func write(
        _ dataset: inout Dataset,
        _ recognition: Recognition,
        as layout: TargetLayout?
    ) throws(Refusal) -> (document: Document, losses: LayoutLosses) {
        guard let layout else {
            guard let place = recognition.place else {
                throw Refusal(
                    "Rows of '\(recognition.layout)' stand in several tables and cannot be changed there: choose a "
                        + "layout with `--as`."
                )
            }
            return LayoutWriter.write(dataset, in: place, renames: names)
        }
        if dataset.kind == .regions, dataset.tree.levelCounts.count == 1, layout != .codes {
            throw Refusal(
                hasLists(dataset.tree)
                    ? "`--as \(layout.rawValue)` needs two levels, and no row has anything below it: choose `--as codes`."
                    : "`--as \(layout.rawValue)` needs two levels, and this table has one: name it together with the "
                        + "tables of its parents or children, or choose `--as codes`."
            )
        }
        let isLone = recognition.place?.isLone ?? false && dataset.kind == .menu
        if case .menu(let menu) = dataset, layout == .map, menu.columns.contains(where: { $0.title == nil }) {
            throw Refusal(
                "`--as map` needs a title for each column of the menu, and there are columns without one."
            )
        }
        guard
            var written = LayoutWriter.write(
                dataset,
                as: layout,
                isLone: isLone,
                isIndex: edits.makesSections,
                renames: names
            )
        else {
            throw Refusal("`--as \(layout.rawValue)` is a layout of regions, and this is a menu.")
        }
        if written.losses.namelessKeys > 0 {
            let count = written.losses.namelessKeys
            throw Refusal(
                "`--as \(layout.rawValue)` has names for keys, and \(count) row\(count == 1 ? " has" : "s have") no name: "
                    + "choose another layout."
            )
        }
        if written.losses.numberKeys > 0 {
            throw Refusal(
                "`--as \(layout.rawValue)` has names for keys, and all names of a level are numbers, which would be read as "
                    + "positions or codes: choose another layout."
            )
        }
        written.losses.neededKind = try neededKind(dataset, layout, isLone, written)
        return written
    }

    /// The kind that has to be said when the written data are read again; nil for none.
    ///
    /// Refused where they would be read as other data, unless that is the kind alone and the user says it.
    private func neededKind(
        _ dataset: Dataset,
        _ layout: TargetLayout,
        _ isLone: Bool,
        _ written: (document: Document, losses: LayoutLosses)
    ) throws(Refusal) -> DatasetKind? {
        // Keys that got names which nobody knows are what the user wanted.
        let plain =
            renames.isEmpty ? written : LayoutWriter.write(dataset, as: layout, isLone: isLone) ?? written
        func misreading(_ kind: DatasetKind?) -> LayoutMisreading? {
            LayoutMisreading.find(
                in: plain.document,
                of: dataset,
                plain.losses,
                kind: kind,
                evidence: ChinaEvidence()
            )
        }
        let words: String
        switch misreading(nil) {
        case nil: return nil
        case .nothing(let reason):
            words = "cannot hold these names so that they are read again (\(reason)): choose another layout."
        case .row(let name):
            words = "has no way to write '\(name)' so that it is read as what it is: choose another layout."
        case .kind(let other):
            if let kind, misreading(kind) == nil { return kind }
            let what = other == .menu ? "the columns of a menu" : "regions"
            words =
                "would write these data so that they are read as \(what): choose another layout, or say `--kind "
                + "\(dataset.kind)` here and whenever they are read."
        }
        throw Refusal("`--as \(layout.rawValue)` \(words)")
    }

    private func hasLists(_ tree: NamedTree) -> Bool {
        (0..<tree.count).contains { !tree.flags($0).isDisjoint(with: [.childrenEmpty, .childrenMissing]) }
    }

    /// What recognition has put into no part of the data.
    private func leftOut(_ recognition: Recognition) -> [String] {
        let count = recognition.unplaced.count
        guard count > 0 else { return [] }
        return [
            "\(count) value\(count == 1 ? " is" : "s are") left out: no part of the layout has a place for \(count == 1 ? "it" : "them")"
        ]
    }

    private var names: [String: String] {
        Dictionary(renames.map { ($0.left, $0.right) }) { $1 }
    }

    private func unused(_ isUnused: (String) -> Bool) -> [String] {
        renames.filter { isUnused($0.left) }.map { "no key '\($0.left)' was there to be renamed" }
    }

    private static func clash(_ key: String, at node: Int, of document: Document) -> Refusal {
        Refusal("`--rename` would give a record the key '\(key)' twice.", at: node, of: document)
    }
}
