internal import PickDiagnostics
internal import PropertyList

/// Turns findings at nodes into findings at places of the source, with paths and fixes.
struct FindingPlaces {
    private let document: Document
    private let source: SourceText?

    init(_ document: Document, _ source: SourceText?) {
        self.document = document
        self.source = source
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
        if let change = item.change, let fix = fix(change, content) { diagnostic.fixes = [fix] }
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

    private func fix(_ change: TextChange, _ content: ElementContent?) -> Fix? {
        switch change.kind {
        case .replace(let replacements):
            guard let content else { return nil }
            let edits = replacements.map { replacement in
                Fix.Edit(content.range(of: replacement.part), ElementContent.escaped(replacement.text))
            }
            return Fix(change.summary, change.safety, edits)
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

    private func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}
