public import PropertyList
internal import PickDiagnostics

/// Finds picker data in a property list, whatever layout they have.
public enum DatasetRecognizer {
    /// Recognizes the layout of a property list and reads its data.
    ///
    /// - Parameters:
    ///   - document: The property list.
    ///   - hints: What is known about the file; it overrules what would be guessed.
    ///   - evidence: What is known about names, to settle layouts that could be read in two ways.
    /// - Returns: The data and how sure they are, or why there are none.
    public static func recognize(
        _ document: Document,
        hints: RecognitionHints = .init(),
        evidence: (any NameEvidence)? = nil
    ) -> Recognition {
        recognize(document, hints: hints, evidence: evidence, .whole)
    }

    /// The same, by as many threads as `work` says: what comes of it is the same with each number of them.
    package static func recognize(
        _ document: Document,
        hints: RecognitionHints,
        evidence: (any NameEvidence)?,
        _ work: RecognitionWork
    ) -> Recognition {
        if let facets = FacetRecords(document), hints.keys.isEmpty,
            hints.layout == nil || hints.layout == facets.layout
        {
            return recognize(facets, hints, evidence, work)
        }
        var planner = ShapePlanner(document, hints, evidence, work)
        var plan = Plan(node: document.root, slot: Slot(Tally()))
        do throws(ShapeFailure) {
            try planner.planRoot(&plan)
        } catch {
            let notation = PlanNotation(document: document, entries: planner.keys.entries)
            return refused(error, LayoutNotation(notation.shape(plan)), document)
        }
        if let failure = unknownKeys(hints.keys, document) {
            let notation = PlanNotation(document: document, entries: planner.keys.entries)
            return refused(failure, LayoutNotation(notation.shape(plan)), document)
        }
        return finish(plan, planner, document, hints, work)
    }

    /// Records for a search are recognized by what they stand for.
    private static func recognize(
        _ facets: FacetRecords,
        _ hints: RecognitionHints,
        _ evidence: (any NameEvidence)?,
        _ work: RecognitionWork
    ) -> Recognition {
        var hints = hints
        hints.layout = nil
        hints.keys = facets.keys
        var recognition = recognize(facets.tree(), hints: hints, evidence: evidence, work)
        recognition.layout = facets.layout
        recognition.family = "K9"
        recognition.reasons.insert("each record has the whole path on each level", at: 0)
        recognition.place = nil
        recognition.isUnfolded = true
        recognition.levels = facets.levels
        recognition.dataset = recognition.dataset.map(facets.withoutLists)
        return recognition
    }

    private static func finish(
        _ plan: Plan,
        _ planner: consuming ShapePlanner,
        _ document: Document,
        _ hints: RecognitionHints,
        _ work: RecognitionWork
    ) -> Recognition {
        let levels = PlanLevels(plan, document, planner.keys)
        let decision = KindDecision(plan, levels, document, planner.keys, planner.evidence)
        let layout = LayoutNotation(
            PlanNotation(document: document, entries: planner.keys.entries).shape(plan)
        )
        let remarks = settled(planner.remarks + decision.remarks, hints, decision)
        var recognition = Recognition(
            kind: decision.kind,
            layout: layout,
            family: LayoutFamily.code(plan, levels, decision),
            verdict: remarks.map(\.verdict).max() ?? .certain,
            reasons: remarks.reduce(into: []) { $0.addOnce($1.reason) },
            overrules: remarks.compactMap(\.overrule),
            findings: guesses(remarks, plan, document),
            unplaced: [],
            languages: [],
            levels: levels.levels.map { Recognition.LevelKeys($0, sections: false) }
        )
        let kind = hints.kind ?? decision.kind
        if decision.hasSections, kind == .regions, !recognition.levels.isEmpty {
            recognition.levels[0].isSections = true
        }
        guard kind == decision.kind || decision.isFree else {
            recognition.findings.append(
                mismatch(asked: kind, levels, layout, document)
            )
            return recognition
        }
        recognition.kind = kind
        recognition.place = PlanTreeShape(document: document, entries: planner.keys.entries)
            .place(plan, isLone: kind == .menu && decision.isLone)
        recognition.assemble(plan, planner.releaseKeys(), decision, hints, document, work)
        if let failure = recognition.excess {
            return refused(failure, layout, document)
        }
        return recognition
    }

    /// Keys that were given, none of which the file has, or none of those for the name.
    private static func unknownKeys(_ keys: [RecognitionHints.Key], _ document: Document) -> ShapeFailure? {
        guard !keys.isEmpty else { return nil }
        var known: Set<String> = []
        let given = Set(keys.map(\.key))
        for node in 0..<document.count where document.kind(node) == .key {
            let text = document.string(node)
            if given.contains(text) { known.insert(text) }
        }
        // Codes and children may be missing in data that are right all the same; a name may not.
        let names = keys.filter { $0.role == .name }
        let needed = names.isEmpty || known.isEmpty ? keys : names
        if let first = needed.first, !needed.contains(where: { known.contains($0.key) }) {
            return ShapeFailure(
                node: document.root,
                problem:
                    "no key of the file is '\(first.key)', which '\(first.role.rawValue)=\(first.key)' names",
                isHint: true
            )
        }
        return nil
    }

    /// What the user said is no guess any more.
    private static func settled(
        _ remarks: [Remark],
        _ hints: RecognitionHints,
        _ decision: KindDecision
    ) -> [Remark] {
        remarks.map { remark in
            guard remark.verdict != .certain else { return remark }
            if hints.layout != nil { return Remark(verdict: .certain, reason: "--layout says so") }
            guard let option = remark.overrule else { return remark }
            let isSaid =
                (hints.kind != nil && option.hasPrefix("--kind"))
                || (!hints.keys.isEmpty && option.hasPrefix("--keys"))
            return isSaid
                ? Remark(verdict: .certain, reason: "\(option.prefix { $0 != " " }) says so") : remark
        }
    }

    private static func guesses(_ remarks: [Remark], _ plan: Plan, _ document: Document) -> [Diagnostic] {
        remarks.filter { $0.verdict == .ambiguous }.map { remark in
            let node = remark.node > 0 ? remark.node : plan.node
            return Diagnostic(
                .guessedLayout,
                "The layout is a guess: \(remark.reason). \(remark.overrule.map { "'\($0)' says it otherwise." } ?? "")",
                at: document.range(node),
                dataPath: document.path(of: node)
            )
        }
    }

    private static func mismatch(
        asked: DatasetKind,
        _ levels: PlanLevels,
        _ layout: LayoutNotation,
        _ document: Document
    ) -> Diagnostic {
        let found =
            asked == .menu
            ? "regions of \(levels.depth) levels" : "a menu of independent columns"
        return Diagnostic(
            .kindMismatch,
            "This is \(found), '\(layout)', and not \(asked == .menu ? "a menu" : "regions").",
            at: document.range(document.root),
            dataPath: "$"
        )
    }

    private static func refused(
        _ failure: ShapeFailure,
        _ layout: LayoutNotation,
        _ document: Document
    ) -> Recognition {
        let looks =
            failure.node == document.root
            ? "" : " Up to there it looks like '\(layout)'."
        let message =
            failure.isHint
            ? "The layout or the keys that were given do not fit: \(failure.problem)."
            : "No picker data were recognized: \(failure.problem).\(looks)"
        let finding = Diagnostic(
            failure.isHint ? .layoutMismatch : .notADataset,
            message,
            at: document.range(failure.node),
            dataPath: document.path(of: failure.node)
        )
        return Recognition(
            layout: layout,
            reasons: [failure.problem],
            overrules: ["--kind plist"],
            findings: [finding],
            brokenAt: failure.node,
            unplaced: [],
            languages: [],
            levels: []
        )
    }
}

extension Recognition {
    /// Where the data are deeper than any are: dictionaries of codes or positions in each other are levels without names.
    fileprivate var excess: ShapeFailure? {
        let most = NamedTreeBuilder.deepest
        guard let tree = dataset?.tree, tree.levelCounts.count > most,
            let entry = (0..<tree.count).first(where: { tree.level($0) == most })
        else { return nil }
        return ShapeFailure(node: tree.sourceNode(entry), problem: "more than \(most) levels")
    }

    /// Builds the data as the plan says.
    fileprivate mutating func assemble(
        _ plan: Plan,
        _ keys: consuming KeyTable,
        _ decision: KindDecision,
        _ hints: RecognitionHints,
        _ document: Document,
        _ work: RecognitionWork
    ) {
        var plans = SlotPlans()
        let root = plans.add(plan.slot)
        var assembler = TreeAssembler(document, keys, plans, language: hints.language)
        let isLone = kind == .menu && decision.isLone
        let column = isLone ? assembler.builder.open(name: NamedTree.none, source: plan.node) : -1
        switch plan.tables {
        case .parallel(let roots, let below)?: assembler.parallel(roots: roots, below: below)
        case .records(let tables)?: assembler.records(tables)
        case .codeMaps(let maps)?: assembler.codeMaps(maps)
        case .adjacency(let table)?: assembler.adjacency(table)
        case .nodes(let table)?: assembler.nodes(table)
        case .paths(let table)?: assembler.paths(table)
        case .columns(let table)?: assembler.columns(table)
        case .options(let table)?: assembler.options(table)
        case .menu(let tables)?: assembler.menu(tables)
        case .wheels(let table)?: assembler.wheels(table)
        case nil:
            assembler.reserve(nodes: document.count)
            if plan.isItem {
                assembler.item(plan.node, assembler.plans[root])
            } else {
                assembler.children(of: plan.node, root, work)
            }
        }
        if isLone {
            assembler.builder.insert(.section, column)
            assembler.builder.close(column)
        }
        if decision.hasSections, kind == .regions { assembler.builder.markRootsAsSections() }
        languages = assembler.languages
        unplaced = assembler.findings.unplaced
        cutCodes = assembler.findings.cutCodes
        if assembler.findings.repeatedCount > 0 {
            let count = assembler.findings.repeatedCount
            reasons.append(
                "\(count) value\(count == 1 ? "" : "s") of repeated keys left out: the last one of each counts"
            )
        }
        let (whole, found) = assembler.finish(ownAttributes: plan.ownAttributes)
        let tree = DerivedValues.removed(from: whole)
        findings = (findings + found).sorted {
            ($0.range?.lowerBound ?? 0, $0.code.id) < ($1.range?.lowerBound ?? 0, $1.code.id)
        }
        // Tables of rows and maps of maps are as deep as their rows say.
        switch plan.tables {
        case .adjacency?, .nodes?, .wheels?:
            if let level = levels.first {
                levels = [LevelKeys](repeating: level, count: tree.levelCounts.count)
            }
        case .records(let tables)? where tables.count == 1:
            if let level = levels.first {
                levels = [LevelKeys](repeating: level, count: tree.levelCounts.count)
            }
        default: break
        }
        dataset = kind == .menu ? .menu(Menu(tree: tree)) : .regions(Regions(tree: tree))
        reasons += neglected(hints)
    }
}

extension Recognition.LevelKeys {
    fileprivate init(_ level: PlanLevels.Level, sections: Bool) {
        self.init(
            names: level.names,
            codes: level.codes,
            children: level.children,
            attributes: level.attributes,
            orderIsLost: level.isMap,
            isIndexed: level.isPositions,
            isSections: sections
        )
    }
}
