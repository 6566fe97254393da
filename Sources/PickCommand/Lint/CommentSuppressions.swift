internal import PickDiagnostics
internal import PropertyList

/// The suppressions that the comments of a property list ask for.
struct CommentSuppressions: Sendable {
    private(set) var suppressions: [Suppression] = []
    /// What is wrong with them.
    private(set) var findings: [Diagnostic] = []

    /// Those of a property list, or of what could be read of it.
    init(_ reading: PropertyListReading) {
        guard let document = reading.document ?? reading.remains?.document else { return }
        let source = { (range: Range<Int>) in reading.remains?.source(range) ?? range }
        var taken: [Range<Int>?: Set<CodeSelector>] = [:]
        for comment in document.comments {
            let place = source(comment.range)
            switch SuppressionComment(comment.text) {
            case nil: continue
            case .unknown(let word): addUnknown(word, place)
            case .withoutCode(let word):
                let message = "`\(word)` suppresses nothing without a code: name what is not to be told."
                findings.append(Diagnostic(.badSuppression, message, at: place))
            case .ignore(let codes):
                add(codes, source(Self.scope(of: comment, in: document)), place, &taken)
            case .ignoreFile(let codes): add(codes, nil, place, &taken)
            }
        }
    }

    /// Findings about the suppressions that suppressed nothing.
    ///
    /// Of selectors whose findings are not asked for, `isReported`, nothing can be said.
    func unused(after filter: SuppressionFilter, isReported: (CodeSelector) -> Bool) -> [Diagnostic] {
        suppressions.indices.compactMap { index in
            let unused = filter.unusedCodes(of: index).filter(isReported)
            guard !unused.isEmpty else { return nil }
            return Self.unused(
                unused,
                in: suppressions[index].origin,
                isWhole: unused.count == suppressions[index].codes.count
            )
        }
    }

    /// The fix that deletes a comment, with its line where it stands alone.
    static func removal(of comment: Range<Int>, in text: [UInt8]) -> Fix {
        var start = comment.lowerBound
        while start > 0, text[start - 1] == 0x20 || text[start - 1] == 0x09 { start -= 1 }
        let isFirst = start == 0 || text[start - 1] == 0x0A || text[start - 1] == 0x0D
        let isLast =
            comment.upperBound == text.count || text[comment.upperBound] == 0x0A
            || text[comment.upperBound] == 0x0D
        guard isFirst, isLast, start > 0 else {
            return Fix("delete the comment", .safe, [Fix.Edit(comment, "")])
        }
        start -= start > 1 && text[start - 1] == 0x0A && text[start - 2] == 0x0D ? 2 : 1
        return Fix("delete the comment", .safe, [Fix.Edit(start..<comment.upperBound, "")])
    }

    private mutating func add(
        _ codes: [CodeSelector],
        _ scope: Range<Int>?,
        _ comment: Range<Int>,
        _ taken: inout [Range<Int>?: Set<CodeSelector>]
    ) {
        var own: [CodeSelector] = []
        for code in codes {
            guard code.isKnown(among: KnownCodes.all) else {
                addUnknownCode(code, comment)
                continue
            }
            // A second comment for the same element would only make the search longer.
            if taken[scope, default: []].insert(code).inserted {
                own.append(code)
            } else {
                addRepeated(code, comment)
            }
        }
        if !own.isEmpty { suppressions.append(Suppression(own, in: scope, from: comment)) }
    }

    private mutating func addUnknown(_ word: String, _ comment: Range<Int>) {
        let suggestion = Suggestion.closest(to: word, in: SuppressionComment.directives)
        let message = "`\(word)` is no directive"
        findings.append(Diagnostic(.badSuppression, message + Self.end(suggestion), at: comment))
    }

    private mutating func addUnknownCode(_ code: CodeSelector, _ comment: Range<Int>) {
        let suggestion = Suggestion.closest(to: code.description, in: CodeNames.all(KnownCodes.all))
        let message = "There is no code or rule `\(code)`"
        findings.append(Diagnostic(.badSuppression, message + Self.end(suggestion), at: comment))
    }

    private mutating func addRepeated(_ code: CodeSelector, _ comment: Range<Int>) {
        let message = "`\(code)` is suppressed here already."
        findings.append(
            Diagnostic(
                .unusedSuppression,
                message,
                at: comment,
                notes: [.init("Delete it from the comment.")]
            )
        )
    }

    private static func end(_ suggestion: String?) -> String {
        suggestion.map { "; did you mean `\($0)`?" } ?? "; a reason stands behind a colon."
    }

    private static func unused(_ codes: [CodeSelector], in comment: Range<Int>, isWhole: Bool) -> Diagnostic {
        let names = codes.map { "`\($0)`" }.joined(separator: ", ")
        let notes = isWhole ? [] : [Diagnostic.Note("The other codes of the comment are needed.")]
        return Diagnostic(
            .unusedSuppression,
            "Nothing is found here for \(names).",
            at: comment,
            notes: notes
        )
    }

    /// Behind the end of every text, with room to count on from it.
    private static let endOfAnyText = Int.max / 2

    /// The element behind the comment: for a key also its value; empty where none follows.
    private static func scope(of comment: Document.Comment, in document: Document) -> Range<Int> {
        let node = comment.node
        let end = comment.range.upperBound
        guard node < document.count else { return end..<end }
        // Before the root also <plist> and what else stands there are meant.
        if node == document.root { return end..<Self.endOfAnyText }
        if let container = comment.container, document.next(after: container) <= node { return end..<end }
        let range = document.range(node)
        return document.kind(node) == .key ? range.lowerBound..<document.range(node + 1).upperBound : range
    }
}
