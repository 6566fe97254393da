internal import PickDiagnostics

extension XMLFaultScanner {
    /// A document type declaration: a name and at most two ids.
    mutating func scanDoctype() {
        let start = index
        guard starts(with: "<!DOCTYPE") else {
            fail(
                .doctypeSyntax,
                "Only comments and <!DOCTYPE plist …>, in capitals, may stand here.",
                at: start..<start + 2
            )
            return
        }
        index += 9
        guard expectGap(), let name = scanDoctypeName() else { return }
        skipWhitespace()
        let isPublic = starts(with: "PUBLIC")
        if isPublic || starts(with: "SYSTEM") {
            index += 6
            guard expectGap(), scanLiteral() else { return }
            if isPublic {
                guard expectGap(), scanLiteral() else { return }
            }
            skipWhitespace()
        }
        switch current {
        case nil: failAtEnd("inside the document type declaration")
        case UInt8(ascii: ">"): index += 1
        case UInt8(ascii: "["):
            let message =
                "A document type declaration with declarations of its own is not read: no property list needs it, "
                + "and entities are how hostile files grow."
            fail(.dtdInternalSubset, message, at: index..<index + 1)
        default:
            if endsInside("PUBLIC") || endsInside("SYSTEM") {
                failAtEnd("inside the document type declaration")
            } else {
                let isKeyword =
                    text[name] == ArraySlice("PUBLIC".utf8) || text[name] == ArraySlice("SYSTEM".utf8)
                failDoctype(isKeyword ? "the name `plist` is missing." : "`>` is expected here.")
            }
        }
    }

    private mutating func scanDoctypeName() -> Range<Int>? {
        let start = index
        scanName()
        guard start == index else { return start..<index }
        if isAtEnd {
            failAtEnd("inside the document type declaration")
        } else {
            failDoctype("the name `plist` is missing.")
        }
        return nil
    }

    private mutating func expectGap() -> Bool {
        guard let byte = current else {
            failAtEnd("inside the document type declaration")
            return false
        }
        guard isXMLWhitespace(byte) else {
            failDoctype("white space is expected here.")
            return false
        }
        skipWhitespace()
        return true
    }

    private mutating func scanLiteral() -> Bool {
        guard let quote = current else {
            failAtEnd("inside the document type declaration")
            return false
        }
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            failDoctype("an id in quotes is expected here.")
            return false
        }
        index += 1
        while let byte = current, byte != quote {
            guard scanCharacter(in: "the document type declaration") else { return false }
        }
        guard !isAtEnd else {
            failAtEnd("inside the document type declaration")
            return false
        }
        index += 1
        return true
    }

    private mutating func failDoctype(_ message: String) {
        fail(
            .doctypeSyntax,
            "The document type declaration is not well-formed: \(message) " + coreFoundationAccepts,
            at: index..<index + 1
        )
    }
}
