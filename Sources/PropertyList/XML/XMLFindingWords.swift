internal import PickDiagnostics

/// Puts what the reader noticed into words, with its exact place.
struct XMLFindingWords {
    let text: [UInt8]
    /// What was read, for the names of keys and leaves; its nodes stand in the order of the text.
    let document: Document?

    private static let longestRange = 200

    /// The diagnostic for a finding.
    func diagnostic(for finding: XMLFinding) -> Diagnostic {
        let start = place(of: finding)
        let words = words(for: finding, at: start)
        var diagnostic = Diagnostic(words.code, words.message, at: start..<end(of: finding, from: start))
        diagnostic.notes = words.notes
        return diagnostic
    }

    /// Whether what was noticed is so in the text: of a long tag the reader has only what its attributes mean.
    func isTrue(_ finding: XMLFinding) -> Bool {
        guard finding.detail == XMLFindingDetail.greaterInAttribute.rawValue else { return true }
        var quote: UInt8 = 0
        for byte in text[place(of: finding)...] {
            if byte == UInt8(ascii: ">") { return quote != 0 }
            if byte == quote {
                quote = 0
            } else if quote == 0, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
        }
        return false
    }

    // MARK: Places

    private func place(of finding: XMLFinding) -> Int {
        switch finding.place {
        case .exact: return min(finding.start, text.count)
        case .nextMarkup: return text[from(finding)...].firstIndex(of: UInt8(ascii: "<")) ?? finding.start
        case .nextText: return text[from(finding)...].firstIndex { !isXMLWhitespace($0) } ?? finding.start
        case .nextDoctype:
            let mark = Array("<!DOCTYPE".utf8)
            var index = from(finding)
            while index + mark.count <= text.count {
                if text[index..<index + mark.count] == mark[...] { return index }
                index += 1
            }
            return finding.start
        }
    }

    private func from(_ finding: XMLFinding) -> Int { min(finding.start, text.count) }

    private func end(of finding: XMLFinding, from start: Int) -> Int {
        guard start < text.count else { return start }
        if finding.length > 0 { return min(start + finding.length, text.count) }
        switch finding.kind {
        case .noDoctype: return start
        case .keyWithoutValue:
            let key = node(at: start)
            return key.map { max(document?.range($0).upperBound ?? start, start) } ?? endOfTag(start)
        default: return text[start] == UInt8(ascii: "<") ? endOfTag(start) : endOfText(start)
        }
    }

    private func endOfTag(_ start: Int) -> Int {
        let limit = min(start + Self.longestRange, text.count)
        return text[start..<limit].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? limit
    }

    private func endOfText(_ start: Int) -> Int {
        let limit = min(start + Self.longestRange, text.count)
        var end = start
        while end < limit, text[end] != UInt8(ascii: "<"), text[end] != 0x0A, text[end] != 0x0D { end += 1 }
        while end > start, isXMLWhitespace(text[end - 1]) { end -= 1 }
        return max(end, start)
    }

    /// The node that begins at `start`, or that `start` lies in.
    func node(at start: Int) -> Int? {
        guard let document, var node = document.lastNode(startingAtOrBefore: start) else { return nil }
        // A value that had to be made up stands at the place of its key.
        while node > 0, document.range(node).isEmpty, document.range(node - 1).lowerBound == start {
            node -= 1
        }
        return node
    }

    // MARK: Words

    struct Words {
        var code: DiagnosticCode
        var message: String
        var notes: [Diagnostic.Note] = []
    }

    /// The name behind the `<` at `start`.
    func tagName(at start: Int) -> String {
        var end = start + 1
        while end < text.count, !isXMLWhitespace(text[end]), text[end] != UInt8(ascii: ">"),
            text[end] != UInt8(ascii: "/"), end - start < 200
        {
            end += 1
        }
        return start + 1 <= end ? Quoted.text(text[min(start + 1, text.count)..<min(end, text.count)]) : ""
    }

    /// The text of a leaf, from `start` to the next tag.
    func leafText(at start: Int) -> String {
        start < text.count ? Quoted.text(text[start..<endOfText(start)]) : ""
    }

    private func words(for finding: XMLFinding, at start: Int) -> Words {
        let detail = XMLFindingDetail(rawValue: finding.detail) ?? .none
        switch finding.kind {
        case .unknownElement, .keyOutsideDict, .plistEmpty, .plistTwoValues, .nestedPlist, .textInContainer,
            .keyWithoutValue, .valueWithoutKey, .elementInLeaf, .boolNotEmpty, .depth, .tooLarge,
            .internalSubset:
            return structureWords(finding, detail, at: start)
        case .integerSyntax, .integerRange, .realSyntax, .dateSyntax, .base64:
            return valueWords(finding.kind, detail, at: start)
        default:
            return lintWords(finding.kind, detail, at: start)
        }
    }
}
