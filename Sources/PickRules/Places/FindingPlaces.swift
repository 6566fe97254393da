internal import PickDiagnostics
internal import PickModel
internal import PropertyList

/// Turns findings at nodes into findings at places of the source, with paths and fixes.
struct FindingPlaces {
    private let document: Document
    private let source: SourceText?
    /// Where each name stands again, by its node.
    private let references: [Int: [NameReference]]

    init(_ document: Document, _ source: SourceText?, _ references: [NameReference]) {
        self.document = document
        self.source = source
        self.references = Dictionary(grouping: references, by: \.name)
    }

    func diagnostics(_ items: [RuleFindings.Item]) -> [Diagnostic] {
        let paths = document.paths(of: items.map { DocumentPlace(node: $0.node) })
        return items.indices.map { diagnostic(items[$0], path: paths[$0]) }
    }

    private func diagnostic(_ item: RuleFindings.Item, path: String) -> Diagnostic {
        let content = content(of: item)
        var range = document.range(item.node)
        if let part = item.part, let exact = content?.range(of: part) { range = exact }
        var diagnostic = Diagnostic(item.code, item.message, at: range, dataPath: path)
        diagnostic.severity = item.severity
        diagnostic.notes = item.notes.map { note in
            Diagnostic.Note(note.message, at: note.node.map { document.range($0) })
        }
        if let change = item.change, let fix = fix(change, content, of: item.node) {
            diagnostic.fixes = [fix]
        }
        return diagnostic
    }

    /// Where the bytes of a node's text stand in the source; nil when nobody needs to know, or it cannot be told.
    private func content(of item: RuleFindings.Item) -> ElementContent? {
        guard document.format == .xml, let source, document.kind(item.node).isText else { return nil }
        var isNeeded = item.part != nil
        if case .replace? = item.change?.kind { isNeeded = true }
        guard isNeeded else { return nil }
        return ElementContent(item.node, document, source.text)
    }

    private func fix(_ change: TextChange, _ content: ElementContent?, of node: Int) -> Fix? {
        switch change.kind {
        case .replace(let replacements):
            guard let content else { return nil }
            var edits = Self.edits(replacements, in: content, from: 0)
            // A name that is changed in one of its places alone would not be found from the other.
            for reference in references[node] ?? [] {
                guard let source, let other = ElementContent(reference.place, document, source.text) else {
                    return nil
                }
                edits += Self.edits(replacements, in: other, from: reference.offset)
            }
            edits.sort { $0.range.lowerBound < $1.range.lowerBound }
            let summary =
                references[node] == nil ? change.summary : "\(change.summary), wherever the name stands"
            return Fix(summary, change.safety, edits)
        case .remove(let node):
            guard document.format == .xml, let source else { return nil }
            var range = document.range(node)
            var start = range.lowerBound
            while start > 0, isSpace(source.text[start - 1]) { start -= 1 }
            // Only white space goes with it: what stands before is a tag, or a comment that stays.
            range = start..<range.upperBound
            return Fix(change.summary, change.safety, [Fix.Edit(range, "")])
        }
    }

    private static func edits(
        _ replacements: [(part: Range<Int>, text: String)],
        in content: ElementContent,
        from offset: Int
    ) -> [Fix.Edit] {
        replacements.map { replacement in
            let part = replacement.part.lowerBound + offset..<replacement.part.upperBound + offset
            return Fix.Edit(content.range(of: part), ElementContent.escaped(replacement.text))
        }
    }

    private func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}
