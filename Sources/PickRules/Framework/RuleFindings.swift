package import PickDiagnostics
internal import PropertyList

/// Collects what rules find, by node; places in the source come later.
package struct RuleFindings: Sendable {
    /// A finding at a node of the document.
    struct Item: Sendable {
        var code: DiagnosticCode
        var severity: Severity
        var node: Int
        /// The bytes of the node's text that are meant; nil for the whole node.
        var part: Range<Int>?
        var message: String
        var notes: [Note]
        var change: TextChange?
    }

    /// Another node that belongs to a finding.
    package struct Note: Sendable {
        var message: String
        var node: Int?

        package init(_ message: String, at node: Int? = nil) {
            self.message = message
            self.node = node
        }
    }

    private(set) var items: [Item] = []
    private let settings: RuleSettings
    private var counts: [DiagnosticCode: Int] = [:]

    init(_ settings: RuleSettings) { self.settings = settings }

    /// Reports a finding at a node, or at a part of its text.
    package mutating func add(
        _ code: DiagnosticCode,
        _ message: @autoclosure () -> String,
        at node: Int,
        part: Range<Int>? = nil,
        severity: Severity? = nil,
        notes: @autoclosure () -> [Note] = [],
        change: TextChange? = nil
    ) {
        let count = counts[code, default: 0] + 1
        counts[code] = count
        guard count <= settings.mostOfACode else { return }
        items.append(
            Item(
                code: code,
                severity: settings.severity(of: code, otherwise: severity ?? code.severity),
                node: node,
                part: part,
                message: message(),
                notes: notes(),
                change: change
            )
        )
    }

    /// Adds what was found behind what is here, as if it had been reported here.
    mutating func join(_ next: RuleFindings) {
        let before = counts
        counts.merge(next.counts) { $0 + $1 }
        guard counts.contains(where: { $0.value > settings.mostOfACode }) else {
            items += next.items
            return
        }
        var listed = before
        for item in next.items {
            listed[item.code, default: 0] += 1
            if listed[item.code, default: 0] <= settings.mostOfACode { items.append(item) }
        }
    }

    /// One finding for each code of which not all are listed.
    var cuts: [Diagnostic] {
        counts.filter { $0.value > settings.mostOfACode }.sorted { $0.key.id < $1.key.id }.map {
            code,
            count in
            var cut = Diagnostic(
                .tooManyFindings,
                "Only the first \(settings.mostOfACode) findings of \(code) are listed, of \(count): mend these first.",
                at: nil
            )
            cut.severity = .warning
            return cut
        }
    }
}

/// A change of a node's text, or of the list that it stands in.
package struct TextChange: Sendable {
    package enum Kind: Sendable {
        /// Replaces parts of the node's text, in ascending order.
        case replace([(part: Range<Int>, text: String)])
        /// Takes a node out of its array, with the white space before it.
        case remove(Int)
    }

    package var summary: String
    package var safety: Fix.Safety
    package var kind: Kind

    package init(_ summary: String, _ safety: Fix.Safety, _ kind: Kind) {
        self.summary = summary
        self.safety = safety
        self.kind = kind
    }
}
