internal import PickThreads
internal import PropertyList

extension TreeAssembler {
    /// Keys that are copied for each part must be few.
    private static let mostKeys = 4096

    /// Emits what stands in the container that holds all data.
    mutating func children(of node: Int, _ slot: Int32, _ work: RecognitionWork) {
        let plan = plans[slot]
        let end = document.next(after: node)
        let jobs = work.jobs(forNodes: end - node)
        guard jobs > 1, plans.areRecords, document.kind(node) == .array, plan.items >= 0,
            keys.entries.count <= Self.mostKeys
        else {
            children(of: node, plan)
            return
        }
        items(node + 1..<end, plan.items, jobs: jobs, partSize: work.partSize)
    }

    /// Emits the items of a list like ``items(_:_:)``, several parts of it at once.
    ///
    /// Parts end between two items. What comes of one does not hang on the others, so that joined in their order they are what
    /// one thread builds.
    private mutating func items(_ nodes: Range<Int>, _ slot: Int32, jobs: Int, partSize: Int) {
        let seed = TreeSeed(self, slot)
        let cutter = PartCutter(nodes, document, size: partSize)
        OrderedWork.run(jobs: jobs, lead: jobs + 2) {
            cutter.next()
        } work: { range in
            TreePart(seed, range)
        } consume: { part in
            join(part)
            return true
        }
    }

    private mutating func join(_ part: TreePart) {
        builder.append(part.assembler.builder)
        findings.append(part.assembler.findings)
        for language in part.assembler.languages { languages.addOnce(language) }
    }
}

/// What each part begins with.
private final class TreeSeed: @unchecked Sendable {
    // Sendable although unchecked: nothing is written after `init`.
    private let document: Document
    private let keys: KeyTable
    private let plans: SlotPlans
    private let language: String?
    private let depth: Int
    let slot: Int32

    init(_ assembler: borrowing TreeAssembler, _ slot: Int32) {
        document = assembler.document
        keys = KeyTable(copyOf: assembler.keys)
        plans = SlotPlans(copyOf: assembler.plans)
        language = assembler.language
        depth = assembler.builder.depth
        self.slot = slot
    }

    func assembler(forNodes count: Int) -> TreeAssembler {
        var assembler = TreeAssembler(
            document,
            KeyTable(copyOf: keys),
            SlotPlans(copyOf: plans),
            language: language,
            depth: depth
        )
        assembler.reserve(nodes: count)
        return assembler
    }
}

/// The tree of one part.
private final class TreePart: @unchecked Sendable {
    // Sendable although unchecked: one thread writes it, and hands it on.
    private(set) var assembler: TreeAssembler

    init(_ seed: TreeSeed, _ nodes: Range<Int>) {
        var assembler = seed.assembler(forNodes: nodes.count)
        assembler.items(nodes, assembler.plans[seed.slot])
        self.assembler = assembler
    }
}

/// Cuts the items of a list into parts.
private final class PartCutter: @unchecked Sendable {
    // Sendable although unchecked: one thread at a time asks for the next part.
    private let document: Document
    private let size: Int
    private let end: Int
    private var place: Int

    init(_ nodes: Range<Int>, _ document: Document, size: Int) {
        self.document = document
        self.size = size
        place = nodes.lowerBound
        end = nodes.upperBound
    }

    func next() -> Range<Int>? {
        guard place < end else { return nil }
        let start = place
        while place < end, place - start < size { place = document.next(after: place) }
        return start..<place
    }
}
