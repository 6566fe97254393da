package import PickBytes
package import PickDiagnostics

/// Writes documents as XML property lists, as Xcode and `plutil` write them.
///
/// Keys stay in order, reals have the shortest text that reads back, comments stay where they stood.
package struct XMLWriter: ~Copyable {
    /// What a written document lacks of the one that was given.
    package struct Losses: Equatable, Sendable {
        /// Sets that became arrays.
        package var sets = 0
        /// Dates that lost a fraction of a second.
        package var dateFractions = 0
        /// Comments that stood inside a value's text, or cannot stand in XML.
        package var comments = 0
        /// Pairs whose key stands in their dict again.
        package var duplicateKeys = 0
    }

    private struct Frame: BitwiseCopyable {
        var node: Int
        /// The next child: a key, or a value.
        var cursor: Int
        var end: Int
    }

    private let document: Document
    /// The text whose spelling of reals stays where it is one that Xcode writes, too.
    private let source: SourceText?
    private var losses = Losses()
    private var stack = TrivialBuffer<Frame>()
    /// The next comment to write; they stand in the order of the source.
    private var nextComment = 0
    private var duplicates = DuplicateKeys()
    private var leftOutKeys: Set<Int> = []
    /// For the value of a key that its dict has again, the last one's.
    private var lastValues: [Int: Int] = [:]

    private init(_ document: Document, _ source: SourceText?) {
        self.document = document
        self.source = source
    }

    /// Writes a document; refuses what XML cannot hold.
    ///
    /// The caller flushes the writer, looks at its failure, and drops what was written when this throws. With
    /// `source`, the text that the document was read from, reals with 17 digits keep them.
    package static func write(
        _ document: Document,
        to out: inout ByteWriter,
        spelledLike source: SourceText? = nil
    ) throws(PropertyListWriterError) -> Losses {
        var writer = XMLWriter(document, source)
        out.append(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
            "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """
        )
        try writer.writeAll(to: &out)
        out.append("</plist>\n")
        return writer.losses
    }

    private mutating func writeAll(to out: inout ByteWriter) throws(PropertyListWriterError) {
        writeComments(before: document.range(document.root).lowerBound, to: &out)
        try writeValue(document.root, to: &out)
        while let frame = stack.last {
            guard frame.cursor < frame.end else {
                writeComments(before: document.range(frame.node).upperBound, to: &out)
                stack.removeLast()
                indent(&out)
                out.append(document.kind(frame.node) == .dict ? "</dict>\n" : "</array>\n")
                continue
            }
            let top = stack.count - 1
            let child = frame.cursor
            guard document.kind(frame.node) == .dict else {
                stack[top].cursor = document.next(after: child)
                try writeWithComments(child, to: &out)
                continue
            }
            stack[top].cursor = document.next(after: child + 1)
            if leftOutKeys.contains(child) { continue }
            writeComments(before: document.range(child).lowerBound, to: &out)
            indent(&out)
            try writeText("<key>", child, "</key>\n", to: &out)
            dropComments(inside: child)
            try writeWithComments(lastValues[child + 1] ?? child + 1, to: &out)
        }
        writeComments(before: Int.max, to: &out)
    }

    private mutating func writeWithComments(_ node: Int, to out: inout ByteWriter)
        throws(PropertyListWriterError)
    {
        writeComments(before: document.range(node).lowerBound, to: &out)
        try writeValue(node, to: &out)
    }

    /// Writes a leaf, or opens a container.
    private mutating func writeValue(_ node: Int, to out: inout ByteWriter) throws(PropertyListWriterError) {
        indent(&out)
        switch document.kind(node) {
        case .dict:
            try openDict(node, to: &out)
            return
        case .array:
            open(node, "<array/>\n", "<array>\n", to: &out)
            return
        case .set:
            losses.sets += 1
            open(node, "<array/>\n", "<array>\n", to: &out)
            return
        case .key, .string: try writeText("<string>", node, "</string>\n", to: &out)
        case .integer:
            out.append("<integer>")
            out.append(String(document.integer(node) ?? 0))
            out.append("</integer>\n")
        case .unsignedInteger:
            out.append("<integer>")
            out.append(String(document.unsignedInteger(node) ?? 0))
            out.append("</integer>\n")
        case .real:
            out.append("<real>")
            writeReal(node, to: &out)
            out.append("</real>\n")
        case .date: try writeDate(node, to: &out)
        case .data: writeData(node, to: &out)
        case .uid: writeUID(node, to: &out)
        case .true: out.append("<true/>\n")
        case .false: out.append("<false/>\n")
        case .null: throw PropertyListWriterError(.null, document, node)
        }
        dropComments(inside: node)
    }

    private func indent(_ out: inout ByteWriter) { out.append(repeating: 0x09, count: stack.count) }
}

// MARK: - Containers

extension XMLWriter {
    private mutating func openDict(_ node: Int, to out: inout ByteWriter) throws(PropertyListWriterError) {
        for pair in duplicates.find(in: document, dict: node) {
            leftOutKeys.insert(pair.later)
            lastValues[pair.first + 1] = pair.later + 1
            losses.duplicateKeys += 1
        }
        if isSpelledLikeUID(node) { throw PropertyListWriterError(.uidDict, document, node) }
        open(node, "<dict/>\n", "<dict>\n", to: &out)
    }

    private mutating func open(
        _ node: Int,
        _ empty: StaticString,
        _ tag: StaticString,
        to out: inout ByteWriter
    ) {
        let end = document.next(after: node)
        if end == node + 1, !hasComment(before: document.range(node).upperBound) {
            out.append(empty)
            return
        }
        out.append(tag)
        stack.append(Frame(node: node, cursor: node + 1, end: end))
    }

    /// A dict that reads back as a uid; XML property lists have no other spelling for either.
    private func isSpelledLikeUID(_ dict: Int) -> Bool {
        var keys = document.children(dict)
        guard let key = keys.next(), document.text(key, equals: "CF$UID") else { return false }
        while let other = keys.next() {
            if !leftOutKeys.contains(other) { return false }
        }
        return document.integer(lastValues[key + 1] ?? key + 1).map { (0...Int64(UInt32.max)).contains($0) }
            ?? false
    }
}

// MARK: - Leaves

extension XMLWriter {
    private func writeText(
        _ start: StaticString,
        _ node: Int,
        _ end: StaticString,
        to out: inout ByteWriter
    ) throws(PropertyListWriterError) {
        out.append(start)
        let bad = document.withBytes(node) { XMLEscaping.append($0, to: &out) }
        if let bad { throw PropertyListWriterError(.character(bad), document, node) }
        out.append(end)
    }

    private func writeReal(_ node: Int, to out: inout ByteWriter) {
        let value = document.double(node) ?? 0
        if let source {
            let text = source.text[document.range(node)]
            let precise = RealSpelling.precise(value)
            if let start = text.firstIndex(of: UInt8(ascii: ">")),
                text[(start + 1)...].starts(with: precise),
                text[(start + 1)...].dropFirst(precise.count).first == 0x3C
            {
                out.append(precise)
                return
            }
        }
        out.append(RealSpelling.text(value))
    }

    private mutating func writeDate(_ node: Int, to out: inout ByteWriter) throws(PropertyListWriterError) {
        let seconds = document.double(node) ?? 0
        guard CalendarDate.isWithinReach(seconds) else {
            throw PropertyListWriterError(.date, document, node)
        }
        if seconds != seconds.rounded(.down) { losses.dateFractions += 1 }
        out.append("<date>")
        CalendarDate.append(iso8601WholeSeconds: seconds, to: &out)
        out.append("</date>\n")
    }

    /// Lines of 76 characters, of which each level of indentation takes eight; from the ninth level on all alike.
    private func writeData(_ node: Int, to out: inout ByteWriter) {
        let level = min(stack.count, 8)
        out.append("<data>\n")
        document.withBytes(node) { bytes in
            guard bytes.count > 0 else { return }
            var encoder = Base64.Encoder(lineLength: 76 - 8 * level, lineIndent: level)
            out.append(repeating: 0x09, count: level)
            encoder.append(bytes, to: &out)
            encoder.finish(to: &out)
            out.append(0x0A)
        }
        indent(&out)
        out.append("</data>\n")
    }

    private func writeUID(_ node: Int, to out: inout ByteWriter) {
        out.append("<dict>\n")
        indent(&out)
        out.append("\t<key>CF$UID</key>\n")
        indent(&out)
        out.append("\t<integer>")
        out.append(String(document.unsignedInteger(node) ?? 0))
        out.append("</integer>\n")
        indent(&out)
        out.append("</dict>\n")
    }
}

// MARK: - Comments

extension XMLWriter {
    /// Only an XML source has comments, and only there the ranges of nodes go up with them.
    private func hasComment(before place: Int) -> Bool {
        nextComment < document.comments.count && document.comments[nextComment].range.lowerBound < place
    }

    private mutating func writeComments(before place: Int, to out: inout ByteWriter) {
        while hasComment(before: place) {
            let text = document.comments[nextComment].text
            nextComment += 1
            guard !text.holds("--"), !text.hasSuffix("-") else {
                losses.comments += 1
                continue
            }
            indent(&out)
            out.append("<!--")
            out.append(text)
            out.append("-->\n")
        }
    }

    /// Leaves out the comments inside the text of a leaf.
    private mutating func dropComments(inside leaf: Int) {
        while hasComment(before: document.range(leaf).upperBound) {
            nextComment += 1
            losses.comments += 1
        }
    }
}
