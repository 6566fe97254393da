internal import PickDiagnostics
internal import PickModel
internal import PropertyList

/// Takes away the fixes whose outcome would be the next fault: an empty name, a name that stands beside it already, a
/// key that is there already, a list without rows.
///
/// Each fix is looked at alone and together with the others for the same text, since all may be applied in one pass.
struct FixGuard {
    private let tree: NamedTree
    private let document: Document
    /// Where each name stands again, by its node.
    private let references: [Int: [NameReference]]
    /// The keys of each dictionary that was asked about.
    private var keys: [Int: Set<[UInt8]>] = [:]

    init(_ tree: NamedTree) {
        self.tree = tree
        document = tree.document
        references = Dictionary(grouping: tree.references, by: \.name)
    }

    /// Takes away the fixes that may not be given.
    mutating func screen(_ items: inout [RuleFindings.Item]) {
        var texts: [Int: Outcome] = [:]
        var removals: [Int: [Int]] = [:]
        for (index, item) in items.enumerated() {
            switch item.change?.kind {
            case .replace?: texts[item.node, default: Outcome()].items.append(index)
            case .remove(let node)?: removals[node, default: []].append(index)
            case nil: break
            }
        }
        guard !texts.isEmpty || !removals.isEmpty else { return }
        for (node, outcome) in texts {
            let all = outcomes(of: outcome.items.compactMap { items[$0].change }, node)
            texts[node]?.texts = all
            var isRefused = all.contains(where: Self.isBlank)
            for text in all where !isRefused { isRefused = takesKey(text, node) }
            texts[node]?.isRefused = isRefused
        }
        refuse(&texts, removals: &removals)
        for (_, outcome) in texts where outcome.isRefused {
            for index in outcome.items { items[index].change = nil }
        }
        for (_, indices) in removals { for index in indices { items[index].change = nil } }
    }

    /// What the fixes of one text lead to.
    private struct Outcome {
        var items: [Int] = []
        var texts: [String] = []
        var isRefused = false
    }

    // MARK: - Texts

    /// The text after each change alone, after all safe ones, and after all.
    private func outcomes(of changes: [TextChange], _ node: Int) -> [String] {
        let old = Array(document.string(node).utf8)
        var sets = changes.map { [$0] }
        if changes.count > 1 {
            sets.append(changes.filter { $0.safety == .safe })
            sets.append(changes)
        }
        return sets.map { set in
            var parts: [(part: Range<Int>, text: String)] = []
            for change in set {
                guard case .replace(let more) = change.kind else { continue }
                parts += more
            }
            parts.sort { $0.part.lowerBound < $1.part.lowerBound }
            var text: [UInt8] = []
            var place = 0
            for (part, new) in parts where part.lowerBound >= place && part.upperBound <= old.count {
                text += old[place..<part.lowerBound]
                text += new.utf8
                place = part.upperBound
            }
            return String(decoding: text + old[place...], as: UTF8.self)
        }
    }

    private static func isBlank(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(\.isBlank) }

    /// Whether a dictionary whose key repeats the name has the new key already.
    private mutating func takesKey(_ text: String, _ node: Int) -> Bool {
        for reference in references[node] ?? [] {
            guard let dict = reference.dict else { continue }
            let old = Array(document.string(reference.place).utf8)
            let end = reference.offset + document.string(node).utf8.count
            guard end <= old.count else { return true }
            let bytes = old[..<reference.offset] + text.utf8 + old[end...]
            let known = keys[dict] ?? Set(document.children(dict).map { Array(document.string($0).utf8) })
            keys[dict] = known
            if known.contains(Array(bytes)) { return true }
        }
        return false
    }

    // MARK: - Siblings

    /// Refuses texts that stand beside their entry already, and keeps in `removals` those that are refused.
    private func refuse(_ texts: inout [Int: Outcome], removals: inout [Int: [Int]]) {
        var changed: [Int: [Int]] = [:]
        var removed: [Int: [Int]] = [:]
        var nodes = BitTable(0..<document.count)
        for node in texts.keys { nodes.insert(node) }
        for node in removals.keys { nodes.insert(node) }
        let table = EntryTable(tree)
        var open: [Int] = []
        for entry in 0..<table.count {
            while let last = open.last, table.end(last) <= entry { open.removeLast() }
            let parent = open.last ?? -1
            if let node = table.nameNode(entry), nodes.contains(node), texts[node] != nil {
                changed[parent, default: []].append(node)
            }
            let source = table.sourceNode(entry)
            if nodes.contains(source), removals[source] != nil {
                removed[parent, default: []].append(source)
            }
            if table.end(entry) > entry + 1 { open.append(entry) }
        }
        for (parent, nodes) in changed { refuse(nodes, under: parent, &texts) }
        for (parent, nodes) in removed where count(under: parent) > nodes.count {
            for node in nodes { removals[node] = nil }
        }
    }

    private func refuse(_ nodes: [Int], under parent: Int, _ texts: inout [Int: Outcome]) {
        // How many siblings have a text now, and how many may get it.
        var counts: [String: Int] = [:]
        forEachChild(of: parent) { child in
            // No fix makes a text longer than this: only short ones are looked at, and few of their bytes become more.
            guard let node = tree.nameNode(child),
                unsafe document.bytes(node).count <= 4 * TextScanner.longestText,
                let text = document.plainText(node)
            else { return }
            counts[text, default: 0] += 1
        }
        var wanted: [String: Int] = [:]
        for node in nodes { for text in Set(texts[node]?.texts ?? []) { wanted[text, default: 0] += 1 } }
        for node in nodes {
            let old = document.string(node)
            let isTaken = texts[node]?.texts.contains { text in
                counts[text, default: 0] > (text == old ? 1 : 0) || wanted[text, default: 0] > 1
            }
            if isTaken ?? false { texts[node]?.isRefused = true }
        }
    }

    private func count(under parent: Int) -> Int {
        var count = 0
        forEachChild(of: parent) { _ in count += 1 }
        return count
    }

    private func forEachChild(of parent: Int, _ body: (Int) -> Void) {
        var child = parent + 1
        let end = parent < 0 ? tree.count : tree.end(parent)
        while child < end {
            body(child)
            child = tree.end(child)
        }
    }
}
