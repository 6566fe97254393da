internal import PickBytes
internal import PickJSON
internal import PickModel

/// The data of a page as JSON: columns instead of objects, since a name, a count and a code are all that most rows have.
///
/// `names` and `counts` go through the tree, parents before their children: how many children follow, 0 for none, -1 for
/// an empty list. `codes` is as long as the last row with one. An attribute has the numbers of the entries that have it
/// in `at` (all of them where that is not there) and their `values`.
struct PreviewData {
    let page: PreviewPage

    /// More findings than these are counted only.
    private static let mostFindings = 1000

    private var tree: NamedTree { page.dataset.tree }

    func write(to out: inout ByteWriter) {
        out.appendJSON(.compact) { json in
            json.beginObject()
            json.member("file", page.file)
            json.member("kind", page.dataset.kind.rawValue)
            json.member("layout", page.layout)
            json.member("version", page.version)
            writeTree(&json)
            writeFlags(&json)
            PreviewAttributes(tree: tree).write(to: &json)
            writeFindings(&json)
            writeSnippets(&json)
            json.endObject()
        }
    }

    private func writeTree(_ json: inout JSONWriter) {
        let tree = tree
        json.key(plain: "names")
        json.beginArray()
        for entry in 0..<tree.count {
            if tree.nameNode(entry) == nil { json.null() } else { json.string(tree.name(entry)) }
        }
        json.endArray()
        json.key(plain: "counts")
        json.beginArray()
        for count in childCounts() { json.integer(count) }
        json.endArray()
        guard let last = (0..<tree.count).last(where: { tree.codeNode($0) != nil }) else { return }
        json.key(plain: "codes")
        json.beginArray()
        for entry in 0...last {
            if let code = tree.code(entry) { json.string(code) } else { json.null() }
        }
        json.endArray()
    }

    /// How many children each entry has, in one pass; -1 for an empty list.
    private func childCounts() -> [Int] {
        let tree = tree
        let isMenu = page.dataset.kind == .menu
        var counts = [Int](repeating: 0, count: tree.count)
        var open: [Int] = []
        for entry in 0..<tree.count {
            let level = tree.level(entry)
            open.removeSubrange(min(level, open.count)...)
            if let parent = open.last { counts[parent] += 1 }
            open.append(entry)
            let isEmptyColumn = isMenu && level == 0 && tree.end(entry) == entry + 1
            if tree.flags(entry).contains(.childrenEmpty) || isEmptyColumn { counts[entry] = -1 }
        }
        return counts
    }

    private func writeFlags(_ json: inout JSONWriter) {
        let tree = tree
        let isMenu = page.dataset.kind == .menu
        list("sentinels", &json) { (tree.level($0) > 0 || !isMenu) && Sentinel.isOne(tree, $0) }
        if !isMenu { list("sections", &json) { tree.flags($0).contains(.section) } }
    }

    /// The entries that something is true of; nothing where there are none.
    private func list(_ name: StaticString, _ json: inout JSONWriter, where isTrue: (Int) -> Bool) {
        let entries = (0..<tree.count).filter(isTrue)
        guard !entries.isEmpty else { return }
        json.key(plain: name)
        json.beginArray()
        for entry in entries { json.integer(entry) }
        json.endArray()
    }

    private func writeFindings(_ json: inout JSONWriter) {
        let findings = page.findings
        json.key(plain: "findingCounts")
        json.beginObject()
        for severity in ["error", "warning", "info"] {
            json.member(severity, findings.count { $0.severity == severity })
        }
        json.endObject()
        json.key(plain: "findings")
        json.beginArray()
        if !findings.isEmpty {
            let places = EntryPlaces(tree)
            for finding in findings.prefix(Self.mostFindings) {
                json.beginObject()
                json.member("entry", finding.range.flatMap { places.entry(at: $0) })
                json.member("code", finding.code)
                json.member("severity", finding.severity)
                json.member("message", finding.message)
                if let line = finding.line { json.member("line", line) }
                if let column = finding.column { json.member("column", column) }
                json.endObject()
            }
        }
        json.endArray()
    }

    private func writeSnippets(_ json: inout JSONWriter) {
        json.key(plain: "snippets")
        json.beginArray()
        for snippet in page.snippets {
            json.beginObject()
            json.member("name", snippet.name)
            json.member("snippet", snippet.snippet)
            if let text = snippet.json { json.member("json", text) }
            if snippet.isCut { json.member("isCut", true) }
            json.endObject()
        }
        json.endArray()
    }
}
