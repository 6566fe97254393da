internal import PickBytes
internal import PickDiagnostics

/// One pass over the bytes of a CSV text, which must outlive it.
@safe
struct CSVScanner: ~Copyable {
    /// A field: the bytes with its quotes, and whether quotes in it are doubled.
    private struct Field {
        var range: Range<Int>
        var isQuoted = false
        var hasDoubled = false
        /// What ends it: the delimiter, or else the row.
        var endsRow = false
    }

    /// A title of the header.
    private struct Title {
        let text: [UInt8]
        let range: Range<Int>
        /// The first key with it; nil before there is one.
        var node: Int?
    }

    /// No table for people has as many columns.
    private static let columnLimit = 4096

    private let base: UnsafePointer<UInt8>
    private let count: Int
    private var position = 0
    private var delimiter = UInt8(ascii: ",")
    private var builder = DocumentBuilder()
    private var titles: [Title] = []
    private(set) var findings = LimitedFindings()
    private var isBroken = false

    @unsafe init(_ bytes: UnsafeBufferPointer<UInt8>) {
        // An empty buffer may have no address; nothing is read then.
        unsafe base = bytes.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
        count = bytes.count
    }

    /// The list of rows.
    consuming func finish() -> Document { builder.finish(format: .csv, encoding: "UTF-8") }

    @inline(__always) private func byte(_ index: Int) -> UInt8 { index < count ? unsafe base[index] : 0 }

    mutating func run() {
        guard isText() else { return }
        let rest = unsafe UnsafeBufferPointer(start: base, count: count)
        if let named = unsafe CSVDialect(separatorLine: rest) {
            delimiter = named.delimiter
            position = CSVDialect.separatorLineLength
            skipBlankLines()
        } else {
            skipBlankLines()
            delimiter = unsafe CSVDialect(header: rest.dropFirst(position)).delimiter
        }
        builder.begin(.array, at: position)
        header()
        while !isBroken {
            skipBlankLines()
            guard position < count else { break }
            row()
        }
        builder.end(at: count)
        if builder.hasOverflowed { report("More than 4 GB of text or values.", .error, 0..<0, .tooLarge) }
    }

    // MARK: - Bytes

    /// Whether the bytes are UTF-8 without a NUL; says so where they are not.
    private mutating func isText() -> Bool {
        let bytes = unsafe UnsafeBufferPointer(start: base, count: count)
        let nul = unsafe bytes.firstIndex(of: 0)
        let fault = unsafe UTF8Text.firstFault(in: UnsafeBufferPointer(rebasing: bytes[..<(nul ?? count)]))
        guard let place = fault ?? nul else { return true }
        report(
            fault == nil
                ? "A NUL has no place in CSV: this is another kind of file, or UTF-16; save it as UTF-8."
                : "These bytes are not UTF-8: save the file as UTF-8 (Excel: \"CSV UTF-8\").",
            .error,
            place..<place + 1
        )
        return false
    }

    private mutating func skipBlankLines() {
        while position < count, byte(position) == 0x0A || byte(position) == 0x0D { position += 1 }
    }

    // MARK: - Rows

    private mutating func header() {
        guard position < count else {
            report("The file has no header.", .error, count..<count)
            return
        }
        var known: [[UInt8]: Range<Int>] = [:]
        while !isBroken {
            let field = self.field()
            guard titles.count < Self.columnLimit else {
                report("More than \(Self.columnLimit) columns.", .error, field.range, .tooLarge)
                isBroken = true
                return
            }
            let text = self.text(of: field)
            if let first = known.updateValue(field.range, forKey: text) {
                report(
                    "Two columns have this title: only the last one counts where columns go by their titles.",
                    .warning,
                    field.range,
                    .duplicateKey,
                    first
                )
            }
            titles.append(Title(text: text, range: field.range))
            if field.endsRow { break }
        }
    }

    private mutating func row() {
        let start = position
        var column = 0
        builder.begin(.dict, at: start)
        while true {
            let field = self.field()
            if isBroken { break }
            if column < titles.count {
                add(field, column)
            } else if !field.range.isEmpty {
                report(
                    "This field stands behind the last column: the header has \(titles.count) "
                        + "title\(titles.count == 1 ? "" : "s"). Is a comma in a text without quotes around it?",
                    .error,
                    field.range,
                    .csvRaggedRow
                )
            }
            column += 1
            if field.endsRow { break }
        }
        let end = position
        builder.end(at: end)
        if !isBroken, column < titles.count {
            report(
                "This row has \(column) field\(column == 1 ? "" : "s"), and the header has \(titles.count): "
                    + "the others are taken to be empty.",
                .warning,
                start..<end,
                .csvRaggedRow
            )
        }
        if position < count, byte(position) == 0x0D { position += 1 }
        if position < count, byte(position) == 0x0A { position += 1 }
    }

    private mutating func add(_ field: Field, _ column: Int) {
        if let node = titles[column].node {
            builder.addKey(like: node, at: titles[column].range)
        } else {
            titles[column].node = builder.count
            let title = titles[column]
            title.text.withSpan { builder.addText(.key, $0, at: title.range) }
        }
        if field.hasDoubled {
            text(of: field).withSpan { builder.addText(.string, $0, at: field.range) }
        } else {
            let inner = Self.inner(field)
            let bytes = unsafe UnsafeBufferPointer(start: base + inner.lowerBound, count: inner.count)
            builder.addText(.string, unsafe Span(_unsafeElements: bytes), at: field.range)
        }
    }

    // MARK: - Fields

    private static func inner(_ field: Field) -> Range<Int> {
        field.isQuoted ? field.range.lowerBound + 1..<field.range.upperBound - 1 : field.range
    }

    private func text(of field: Field) -> [UInt8] {
        var text: [UInt8] = []
        var index = Self.inner(field).lowerBound
        let end = Self.inner(field).upperBound
        while index < end {
            let byte = byte(index)
            text.append(byte)
            index += field.isQuoted && byte == UInt8(ascii: "\"") ? 2 : 1
        }
        return text
    }

    /// The field here; steps behind it and its delimiter, but not behind the end of its row.
    private mutating func field() -> Field {
        let start = position
        var field = Field(range: start..<start)
        if byte(position) == UInt8(ascii: "\""), position < count {
            field.isQuoted = true
            guard skipQuoted(&field) else { return field }
        } else {
            var hasQuote = false
            while position < count {
                let byte = byte(position)
                if byte == delimiter || byte == 0x0A || byte == 0x0D { break }
                if byte == UInt8(ascii: "\"") { hasQuote = true }
                position += 1
            }
            field.range = start..<position
            if hasQuote {
                report(
                    "A quote stands in a text that has none around it: it is taken for a letter.",
                    .warning,
                    field.range
                )
            }
        }
        if position < count, byte(position) == delimiter {
            position += 1
        } else {
            field.endsRow = true
        }
        return field
    }

    /// Steps over a text in quotes; false when it is broken.
    private mutating func skipQuoted(_ field: inout Field) -> Bool {
        let start = position
        position += 1
        while position < count {
            guard byte(position) == UInt8(ascii: "\"") else {
                position += 1
                continue
            }
            guard byte(position + 1) == UInt8(ascii: "\""), position + 1 < count else {
                position += 1
                field.range = start..<position
                let next = byte(position)
                if position == count || next == delimiter || next == 0x0A || next == 0x0D { return true }
                report(
                    "Behind the closing quote stands neither a delimiter nor the end of the line: double the quotes "
                        + "that belong to the text.",
                    .error,
                    position..<position + 1
                )
                isBroken = true
                return false
            }
            field.hasDoubled = true
            position += 2
        }
        report("The closing quote of this text is missing.", .error, start..<start + 1)
        isBroken = true
        return false
    }

    private mutating func report(
        _ message: String,
        _ severity: Severity,
        _ range: Range<Int>,
        _ code: DiagnosticCode = .csvSyntax,
        _ first: Range<Int>? = nil
    ) {
        var finding = Diagnostic(code, message, at: range)
        finding.severity = severity
        if let first { finding.notes.append(.init("the first one", at: first)) }
        findings.add(finding)
    }
}
