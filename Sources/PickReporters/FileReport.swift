package import PickDiagnostics

/// What a command found in one input.
package struct FileReport: Sendable {
    /// The path as the user named it or as the folder walk found it; `<stdin>` for standard input.
    package var path: String
    /// The findings in the order in which they are reported.
    package var findings: [Diagnostic]
    /// What the findings point into; nil when they have no places.
    package var source: SourceText?

    /// How complete and how current the data are, as lines of a label and a text; for reports that show it.
    package var coverage: [CoverageRow] = []

    package init(path: String, findings: [Diagnostic], source: SourceText?) {
        self.path = path
        self.findings = findings
        self.source = source
    }

    /// The order of a report: findings about the whole input first, then by place, then by code.
    package static func inOrder(_ findings: [Diagnostic]) -> [Diagnostic] {
        findings.stablySorted { left, right in
            (left.range?.lowerBound ?? -1, left.code.id) < (right.range?.lowerBound ?? -1, right.code.id)
        }
    }

    /// A line about how complete the data are.
    package struct CoverageRow: Sendable {
        package let label: String
        package let text: String

        package init(label: String, text: String) {
            self.label = label
            self.text = text
        }
    }

    /// A place in the file, in all the ways in which a report names it.
    struct Place {
        /// Line and column of the first byte; nil for binary files.
        var start: LineIndex.Position?
        /// Line and column behind the last byte; nil for binary files.
        var end: LineIndex.Position?
        /// The first byte in the file.
        var offset: Int
        /// How many bytes of the file.
        var length: Int
    }

    /// Where `range` stands; nil when the finding has no place.
    func place(of range: Range<Int>?) -> Place? {
        guard let range, let source else { return nil }
        let offset = source.fileOffset(of: range.lowerBound)
        return Place(
            start: source.position(of: range.lowerBound),
            end: source.position(of: range.upperBound),
            offset: offset,
            length: source.fileOffset(of: range.upperBound) - offset
        )
    }
}
