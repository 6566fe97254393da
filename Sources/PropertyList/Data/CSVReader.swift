internal import PickDiagnostics

/// Reads CSV (RFC 4180) with a header line into a ``Document``: a list with a dict for each row, in which the titles of
/// the header are the keys and all values are strings.
///
/// Commas, semicolons or tabs stand between fields, whichever the header has; lines end in CR LF, LF or CR. A key has
/// the place of its title, a value the place of its field. Lines without any text are no rows.
enum CSVReader {
    static func read(_ bytes: [UInt8]) -> PropertyListReading {
        let start = markLength(bytes)
        let text = start == 0 ? bytes : Array(bytes.dropFirst(start))
        var findings: [Diagnostic] = []
        var document: Document?
        unsafe text.withUnsafeBufferPointer { buffer in
            var scanner = unsafe CSVScanner(buffer)
            scanner.run()
            findings = FindingLimit.cut(scanner.findings.list)
            document = scanner.findings.hasError ? nil : scanner.finish()
        }
        return PropertyListReading(
            document: document,
            findings: findings,
            source: findings.isEmpty ? nil : sourceText(bytes)
        )
    }

    static func sourceText(_ bytes: [UInt8]) -> SourceText {
        let start = markLength(bytes)
        return SourceText(
            text: start == 0 ? bytes : Array(bytes.dropFirst(start)),
            map: OffsetMap(shift: start)
        )
    }

    private static func markLength(_ bytes: [UInt8]) -> Int {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }
}
