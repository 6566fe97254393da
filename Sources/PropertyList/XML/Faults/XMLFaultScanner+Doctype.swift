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
        if starts(with: "plist") {
            repair(
                .doctypeSyntax,
                "White space is expected behind <!DOCTYPE. " + coreFoundationAccepts,
                at: start..<index,
                "write a space",
                [Fix.Edit(index..<index, " ")]
            )
        } else if !expectGap() {
            return
        }
        guard let name = scanDoctypeName() else { return }
        skipWhitespace()
        let isPublic = starts(with: "PUBLIC")
        if isPublic || starts(with: "SYSTEM") {
            index += 6
            guard expectGap(), scanLiteral(isPublic: isPublic) else { return }
            if isPublic {
                guard expectGap(), scanLiteral(isPublic: false) else { return }
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

    private mutating func scanLiteral(isPublic: Bool) -> Bool {
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
            if isPublic, !Self.isPublicID(byte) {
                failPublicID()
                return false
            }
            guard scanCharacter(in: .doctype) else { return false }
        }
        guard !isAtEnd else {
            failAtEnd("inside the document type declaration")
            return false
        }
        index += 1
        return true
    }

    /// Production 13: what a public id is made of.
    private static func isPublicID(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x0A, 0x0D, 0x20, UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
            true
        default: byte < 0x80 && "-'()+,./:=?;!*#@$_%0123456789".utf8.contains(byte)
        }
    }

    private mutating func failPublicID() {
        guard case .scalar(let scalar, _) = XMLCharacters.read(text, at: index) else {
            scanCharacter(in: .doctype)
            return
        }
        switch scalar {
        case "<", ">": failDoctype("its public id has no closing quote.")
        case "\t": failDoctype("a tab may not stand in a public id.")
        default: failDoctype("`\(Quoted.text(String(scalar)))` may not stand in a public id.")
        }
    }

    private mutating func failDoctype(_ message: String) {
        let words = "The document type declaration is not well-formed: \(message)"
        let isTaken = coreFoundationTakesDoctype
        fail(.doctypeSyntax, isTaken ? words + " " + coreFoundationAccepts : words, at: index..<index + 1)
    }
}
