package import PropertyList
internal import PickDiagnostics

/// A precondition that also says its words in a release build.
func check(_ condition: Bool, _ words: String) {
    if !condition { fatalError(words) }
}

/// What must hold for any bytes at all; a failure traps, and the fuzzer keeps the input.
package enum Checks {
    /// Reads `bytes` and looks at everything that the reading gives.
    @discardableResult
    package static func read(_ bytes: [UInt8]) -> PropertyListReading {
        let reading = PropertyListReader.read(bytes)
        let refused = reading.findings.contains { $0.severity == .error }
        check((reading.document == nil) == refused, "a document and an error, or neither")
        checkFindings(of: reading, fileSize: bytes.count)
        if let document = reading.document { checkTable(document) }
        return reading
    }

    /// Every finding points into its text, and the text into the file.
    private static func checkFindings(of reading: PropertyListReading, fileSize: Int) {
        check(reading.findings.count <= 1001, "more findings than the limit")
        for finding in reading.findings {
            check(!finding.message.isEmpty, "a finding without words")
            for range in [finding.range] + finding.notes.map(\.range) {
                guard let range else { continue }
                guard let source = reading.source else { fatalError("a place without a text") }
                check(range.upperBound <= source.text.count, "a place behind the text")
                check(source.fileOffset(of: range.upperBound) <= fileSize, "a place behind the file")
                guard let position = source.position(of: range.lowerBound) else { continue }
                check(position.line >= 1 && position.line <= source.lineCount, "a line that is not there")
                check(position.column >= 1, "a column that is not there")
            }
        }
    }

    /// The table is whole: subtrees nest, keys and values take turns, ranges lie in each other.
    private static func checkTable(_ document: Document) {
        check(document.next(after: document.root) == document.count, "a root that is not the whole")
        for node in 0..<document.count {
            let end = document.next(after: node)
            check(end > node && end <= document.count, "a subtree that leaves the table")
            let isDict = document.kind(node) == .dict
            for child in document.children(node) {
                check((document.kind(child) == .key) == isDict, "a key out of place")
                check(
                    document.next(after: isDict ? child + 1 : child) <= end,
                    "a child that sticks out"
                )
            }
        }
    }
}
