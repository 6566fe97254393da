internal import PickDiagnostics
internal import PropertyList

/// What does not fit a layout that was recognized all the same, as findings.
struct ShapeFindings {
    /// What is told, in the order of the text.
    private var list: [Finding] = []
    /// Values that are in no part of the model: each is named by a finding or by ``repeatedCount``.
    private(set) var unplaced: [Int] = []
    /// How many values stand under a key that comes again in its dictionary.
    private(set) var repeatedCount = 0
    private var uncounted: [DiagnosticCode: Int] = [:]
    private var counted: [DiagnosticCode: Int] = [:]

    /// A finding whose path is made at the end: that takes a walk through the document, and parts find what is not told.
    private struct Finding {
        let code: DiagnosticCode
        let node: Int
        let message: String
        var notes: [Diagnostic.Note] = []
    }

    /// A file that is wrong throughout is wrong in one way: more places of it say nothing new.
    private static let mostOfACode = 100

    /// Codes of which some findings are counted and not listed.
    var cutCodes: [DiagnosticCode] { uncounted.keys.sorted { $0.id < $1.id } }

    /// A value that is not what its place holds elsewhere.
    mutating func unexpected(_ node: Int, _ document: Document, _ expected: String) {
        unplaced.append(node)
        add(.unexpectedValue, node, document) {
            let word = document.kind(node).word
            return "This \(word) stands where \(expected) was expected, as in the places beside it."
        }
    }

    /// A record without the key of the name.
    mutating func nameless(_ node: Int, _ document: Document, key: String) {
        add(.recordWithoutName, node, document) {
            "This record has no '\(key)', which holds the name in the others: add the key."
        }
    }

    /// A value that a later one under the same key replaces.
    mutating func repeated(_ node: Int) {
        unplaced.append(node)
        repeatedCount += 1
    }

    /// A map of positions in which some are missing.
    mutating func positions(_ numbers: [Int], _ node: Int, _ document: Document) {
        guard let first = numbers.first, let last = numbers.last, numbers.count > 1 else { return }
        if last == Int(Int32.max) {
            add(.brokenPositions, node, document) {
                "Some keys of this dictionary are positions and some are not."
            }
        } else if last - first + 1 != numbers.count || first > 1 {
            add(.brokenPositions, node, document) {
                "The keys of this dictionary are positions from \(first) to \(last), but there are "
                    + "\(numbers.count) of them."
            }
        }
    }

    /// A record whose parent is not there.
    mutating func orphan(_ node: Int, _ document: Document, parent: String, among table: Int) {
        let before = list.count
        defer {
            // In a table of its own parents, the other place is all around.
            if list.count > before, !document.range(table).contains(document.range(node).lowerBound) {
                let start = document.range(table).lowerBound
                list[before].notes.append(
                    Diagnostic.Note("the parents' codes stand in this list", at: start..<start + 1)
                )
            }
        }
        add(.unresolvedParent, node, document) {
            "No record has the code '\(parent)' that this one names as its parent; it is kept on the first level."
        }
    }

    /// Records that are above themselves.
    mutating func cycle(_ node: Int, _ document: Document) {
        add(.parentCycle, node, document) {
            "This record stands under itself by way of its parents, or too deep; it is kept on the first level."
        }
    }

    /// A list that two names lead to.
    mutating func shared(_ key: Int, _ document: Document) {
        add(.unresolvedParent, key, document) {
            "Several names lead to '\(document.string(key))': what stands under it is kept with the first of them."
        }
    }

    /// A list under a name that the table before does not have.
    mutating func unlisted(_ key: Int, _ document: Document) {
        unplaced.append(key + 1)
        add(.unresolvedParent, key, document) {
            "No name of the other tables leads to '\(document.string(key))': what stands under it is left out."
        }
    }

    mutating func add(_ code: DiagnosticCode, _ node: Int, _ document: Document, _ message: () -> String) {
        guard counted[code, default: 0] < Self.mostOfACode else {
            uncounted[code, default: 0] += 1
            return
        }
        counted[code, default: 0] += 1
        list.append(Finding(code: code, node: node, message: message()))
    }

    /// Adds what was found behind all that is here.
    mutating func append(_ other: ShapeFindings) {
        unplaced += other.unplaced
        repeatedCount += other.repeatedCount
        for finding in other.list {
            guard counted[finding.code, default: 0] < Self.mostOfACode else {
                uncounted[finding.code, default: 0] += 1
                continue
            }
            counted[finding.code, default: 0] += 1
            list.append(finding)
        }
        for (code, more) in other.uncounted { uncounted[code, default: 0] += more }
    }

    /// The findings, each last one of a code that has more saying how many.
    consuming func finish(_ document: Document) -> [Diagnostic] {
        for index in list.indices.reversed() {
            guard let more = uncounted.removeValue(forKey: list[index].code) else { continue }
            list[index].notes.append(Diagnostic.Note("There are \(more) more like this."))
        }
        let paths = document.paths(of: list.map { DocumentPlace(node: $0.node) })
        return zip(list, paths).map { finding, path in
            Diagnostic(
                finding.code,
                finding.message,
                at: document.range(finding.node),
                dataPath: path,
                notes: finding.notes
            )
        }
    }
}
