internal import PickDiagnostics

extension XMLFaultScanner {
    /// The root element and everything in it.
    mutating func scanContent() {
        repeat {
            guard let byte = current else {
                failAtEnd("before \(unclosed) is closed")
                return
            }
            switch byte {
            case UInt8(ascii: "<"): scanMarkup()
            case UInt8(ascii: "&"): scanReference()
            case UInt8(ascii: "]") where starts(with: "]]>"):
                let message = "`]]>` may not stand in text: write `]]&gt;`."
                repair(
                    .textSyntax,
                    coreFoundationTakesText ? message + " " + coreFoundationAccepts : message,
                    at: index..<index + 3,
                    "write `]]&gt;`",
                    [Fix.Edit(index + 2..<index + 3, "&gt;")]
                )
                index += 3
            default:
                if byte == UInt8(ascii: ">") { noteRemnant() }
                _ = scanCharacter(in: .text)
            }
        } while !hasEnded && !open.isEmpty
    }

    private var unclosed: String {
        guard let element = open.last else { return "the root" }
        return "<" + shown(element.name) + ">"
    }

    private mutating func scanMarkup() {
        markup = index
        let isCDATA = starts(with: "<![CDATA[")
        defer {
            if !hasEnded { markup = text.count }
            textStart = index
            if !isCDATA { leafStart = index }
        }
        if starts(with: "</") {
            scanEndTag()
        } else if starts(with: "<!--") {
            scanComment()
        } else if isCDATA {
            scanCDATA()
        } else if starts(with: "<?") {
            scanInstruction()
        } else if index + 1 >= text.count || endsInside("<!--") || endsInside("<![CDATA[") {
            failAtEnd("inside a tag")
        } else if starts(with: "<!") {
            let isMeantAsCDATA = starts(with: "<![")
            let message =
                isMeantAsCDATA
                ? "`<![CDATA[` must be written in capitals."
                : "A declaration may not stand in content; write `&lt;!` for text."
            fail(.tagSyntax, message, at: index..<index + 2)
        } else {
            scanStartTag()
        }
    }

    private mutating func scanCDATA() {
        let start = index
        index += 9
        while !isAtEnd {
            if starts(with: "]]>") {
                index += 3
                return
            }
            guard scanCharacter(in: .cdata) else { return }
        }
        failAtEnd("inside CDATA", openedAt: start..<start + 9)
    }

    /// A comment.
    ///
    /// All `--` in it are one fault, reported once a comment, and one edit mends them.
    mutating func scanComment() {
        let start = index
        index += 4
        var first: Int?
        var last = start
        while !isAtEnd {
            if starts(with: "-->") {
                index += 3
                if let first { repairComment(first..<last) }
                return
            }
            if starts(with: "--") {
                if first == nil { first = index }
                while current == UInt8(ascii: "-"), !starts(with: "-->") { index += 1 }
                last = index
                continue
            }
            guard scanCharacter(in: .comment) else { return }
        }
        failAtEnd("inside a comment", openedAt: start..<start + 4)
    }

    /// Puts a space behind every hyphen that another one follows: no two of them touch then, nor the end mark.
    private mutating func repairComment(_ range: Range<Int>) {
        let isShort = range.count <= Self.longestCommentReadOn
        repair(
            .commentSyntax,
            "`--` may not stand inside a comment: put a space between the hyphens. " + coreFoundationAccepts,
            at: range.lowerBound..<range.lowerBound + 2,
            "put spaces between the hyphens",
            [Fix.Edit(range, spaced(range))],
            readingOn: isShort ? nil : [Fix.Edit(range, " ")]
        )
    }

    /// Of a longer faulty part nothing is read on: whom a comment suppresses, it says before.
    private static let longestCommentReadOn = 1024

    /// The text of `range` with the spaces, made without a copy on the way: a comment may be as large as its file.
    private func spaced(_ range: Range<Int>) -> String {
        func isFollowed(_ place: Int) -> Bool {
            text[place] == UInt8(ascii: "-") && text[place + 1] == UInt8(ascii: "-")
        }
        var count = range.count
        for place in range where isFollowed(place) { count += 1 }
        return unsafe String(unsafeUninitializedCapacity: count) { buffer in
            var end = 0
            for place in range {
                unsafe buffer[end] = text[place]
                end += 1
                guard isFollowed(place) else { continue }
                unsafe buffer[end] = 0x20
                end += 1
            }
            return end
        }
    }

    mutating func scanInstruction() {
        let start = index
        index += 2
        let name = index
        scanName()
        if index == name {
            if isAtEnd {
                failAtEnd("inside a processing instruction", openedAt: start..<start + 2)
            } else {
                failInstruction("A processing instruction needs a name after `<?`.", at: start..<start + 2)
            }
            return
        }
        let nameEnd = index
        if index - name == 3, text[name] | 0x20 == UInt8(ascii: "x"),
            text[name + 1] | 0x20 == UInt8(ascii: "m"),
            text[name + 2] | 0x20 == UInt8(ascii: "l")
        {
            let message =
                "An XML declaration inside the document: it may only be the very first thing. "
                + coreFoundationAccepts
            fail(.xmlDeclaration, message, at: start..<index)
            return
        }
        if let byte = current, !isXMLWhitespace(byte), !starts(with: "?>") {
            failInstruction("White space is expected after the instruction's name.", at: index..<index + 1)
            return
        }
        while !isAtEnd {
            if starts(with: "?>") {
                index += 2
                return
            }
            guard scanCharacter(in: .instruction) else { return }
        }
        failAtEnd("inside a processing instruction", openedAt: start..<nameEnd)
    }

    /// CoreFoundation goes to the next `?>`, whatever stands before it.
    private mutating func failInstruction(_ message: String, at range: Range<Int>) {
        let isTaken = coreFoundationTakesInstruction
        fail(.tagSyntax, isTaken ? message + " " + coreFoundationAccepts : message, at: range)
    }

    /// Goes behind a name, if one stands here.
    mutating func scanName() {
        guard index < text.count, case .scalar(let first, let length) = XMLCharacters.read(text, at: index),
            XMLCharacters.isNameStart(first.value)
        else { return }
        index += length
        while index < text.count, case .scalar(let scalar, let length) = XMLCharacters.read(text, at: index),
            XMLCharacters.isNamePart(scalar.value)
        {
            index += length
        }
    }
}
