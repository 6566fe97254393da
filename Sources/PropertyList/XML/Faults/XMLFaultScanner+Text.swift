internal import PickDiagnostics

extension XMLFaultScanner {
    /// Goes behind one character, and says so when it is none, or one that XML forbids.
    ///
    /// Returns whether to go on.
    @discardableResult
    mutating func scanCharacter(in place: TextPlace) -> Bool {
        switch XMLCharacters.read(text, at: index) {
        case .scalar(let scalar, let length):
            guard !XMLCharacters.isCharacter(scalar.value) else {
                index += length
                return true
            }
            let name = Quoted.codePoint(scalar.value)
            let message =
                "\(name) in \(place.rawValue): XML allows no control characters but tab and line ends; delete it."
            repair(
                .badCharacter,
                coreFoundationTakesCharacter(in: place) ? message + " " + coreFoundationAccepts : message,
                at: index..<index + length,
                "delete \(name)",
                [Fix.Edit(index..<index + length, "")]
            )
            index += length
            return !hasEnded
        case .invalid(let fault, let length):
            failUTF8(fault, length: length)
            return false
        }
    }

    private mutating func failUTF8(_ fault: XMLCharacters.UTF8Fault, length: Int) {
        let bytes = text[index..<min(index + length, text.count)]
        let shownBytes = bytes.map { "0x" + Quoted.hexadecimal(UInt32($0), digits: 2) }.joined(separator: " ")
        let what =
            switch fault {
            case .strayContinuation: "a continuation byte that continues nothing"
            case .overlong: "a character in too many bytes"
            case .surrogate: "half of a UTF-16 pair"
            case .beyondUnicode: "beyond U+10FFFF"
            case .cutShort: "a character that is cut short"
            case .neverUsed: "a byte that UTF-8 never has"
            }
        var message = "Not UTF-8: \(shownBytes) is \(what)."
        var fixes: [Fix] = []
        if let guess = EncodingGuess(text) {
            message += guess.advice
            if let fix = guess.fix(for: text) { fixes.append(fix) }
        }
        fail(.badUtf8, message, at: index..<index + length, fixes: fixes)
    }

    /// An entity or character reference, or a `&` that is none.
    mutating func scanReference() {
        let start = index
        index += 1
        if current == UInt8(ascii: "#") {
            scanCharacterReference(start)
            return
        }
        while let byte = current, isASCIILetterOrDigit(byte) { index += 1 }
        let name = start + 1..<index
        guard !isAtEnd else {
            failAtEnd("inside an entity")
            return
        }
        let isPredefined = Self.predefined.contains { text[name] == ArraySlice($0.utf8) }
        if current == UInt8(ascii: ";"), !name.isEmpty {
            index += 1
            if !isPredefined { repairUnknownEntity(start, name) }
        } else if isPredefined {
            repair(
                .entity,
                "`;` is missing after `&\(shown(name))`.",
                at: start..<index,
                "write `;`",
                [Fix.Edit(index..<index, ";")]
            )
        } else {
            index = start + 1
            repair(
                .entity,
                "`&` must be written `&amp;`.",
                at: start..<start + 1,
                "write `&amp;`",
                [Fix.Edit(start..<start + 1, "&amp;")]
            )
        }
    }

    private static let predefined = ["amp", "lt", "gt", "quot", "apos"]

    private mutating func repairUnknownEntity(_ start: Int, _ name: Range<Int>) {
        let character = HTMLEntity.character(named: String(decoding: text[name], as: UTF8.self))
        let advice =
            character.map { "write the character \($0.shown) itself" }
            ?? "write `&amp;\(shown(name));` for this text"
        repair(
            .entity,
            "&\(shown(name)); is not an entity of XML: \(advice).",
            at: start..<index,
            advice,
            [character.map { Fix.Edit(start..<index, $0.text) } ?? Fix.Edit(start..<start + 1, "&amp;")],
            safety: .unsafe
        )
    }

    private mutating func scanCharacterReference(_ start: Int) {
        index += 1
        let isHexadecimal = current == UInt8(ascii: "x")
        if isHexadecimal { index += 1 }
        var value: UInt32 = 0
        let digits = index
        while let byte = current, let digit = Self.digit(byte, isHexadecimal: isHexadecimal) {
            if value <= 0x10FFFF { value = value * (isHexadecimal ? 16 : 10) + digit }
            index += 1
        }
        guard let end = current else {
            failAtEnd("inside a character reference")
            return
        }
        if index == digits, !isHexadecimal, end == UInt8(ascii: "X"), repairCapital(start) { return }
        guard end == UInt8(ascii: ";"), digits < index else {
            repairReference(start, digits == index ? "no digits" : "not a digit")
            return
        }
        index += 1
        guard !XMLCharacters.isCharacter(value) else { return }
        if (0xD800...0xDBFF).contains(value), repairPair(start, high: value) { return }
        let name = value > 0x10FFFF ? "a number beyond U+10FFFF" : Quoted.codePoint(value)
        let isSurrogate = (0xD800...0xDFFF).contains(value)
        repair(
            .charref,
            "\(shown(start..<index)) is \(name), \(isSurrogate ? "half of a UTF-16 pair" : "which XML forbids"): delete it."
                + (isSurrogate || value > 0x10FFFF || !coreFoundationTakesText
                    ? "" : " " + coreFoundationAccepts),
            at: start..<index,
            "delete \(shown(start..<index))",
            [Fix.Edit(start..<index, "")],
            safety: .unsafe
        )
    }

    /// `&#XE9;`: nothing is wrong with it but the capital.
    private mutating func repairCapital(_ start: Int) -> Bool {
        var end = start + 3
        while end < text.count, Self.digit(text[end], isHexadecimal: true) != nil { end += 1 }
        guard end > start + 3, end < text.count, text[end] == UInt8(ascii: ";") else { return false }
        index = end + 1
        let meant = "&#x" + shown(start + 3..<index)
        repair(
            .charref,
            "\(shown(start..<index)) is not a character reference: the x must be a small letter, write `\(meant)`.",
            at: start..<index,
            "write `\(meant)`",
            [Fix.Edit(start + 2..<start + 3, "x")]
        )
        return true
    }

    /// Two references that are the two halves of one character, as JSON and Java write it.
    private mutating func repairPair(_ start: Int, high: UInt32) -> Bool {
        guard starts(with: "&#") else { return false }
        var place = index + 2
        let isHexadecimal = place < text.count && text[place] == UInt8(ascii: "x")
        if isHexadecimal { place += 1 }
        var low: UInt32 = 0
        while place < text.count, let digit = Self.digit(text[place], isHexadecimal: isHexadecimal),
            low <= 0xFFFF
        {
            low = low * (isHexadecimal ? 16 : 10) + digit
            place += 1
        }
        guard place < text.count, text[place] == UInt8(ascii: ";"), (0xDC00...0xDFFF).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
        else { return false }
        index = place + 1
        repair(
            .charref,
            "\(shown(start..<index)) are the halves of a UTF-16 pair, which XML forbids: write the character "
                + "\(Quoted.text(String(scalar))) itself, or `&#x\(Quoted.hexadecimal(scalar.value, digits: 1));`.",
            at: start..<index,
            "write the one character",
            [Fix.Edit(start..<index, String(scalar))]
        )
        return true
    }

    /// A reference that is not written as one: reading goes on as if its `&` were text.
    private mutating func repairReference(_ start: Int, _ why: String) {
        index = start + 1
        var end = index
        while end < text.count, end - start < 20,
            isASCIILetterOrDigit(text[end]) || text[end] == UInt8(ascii: "#")
        {
            end += 1
        }
        if end < text.count, text[end] == UInt8(ascii: ";") { end += 1 }
        repair(
            .charref,
            "\(shown(start..<end)) is not a character reference: \(why). Write `&#` digits `;` or `&#x` hexadecimal digits `;`.",
            at: start..<end,
            "write `&amp;`",
            [Fix.Edit(start..<start + 1, "&amp;")],
            safety: .unsafe
        )
    }

    private static func digit(_ byte: UInt8, isHexadecimal: Bool) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f") where isHexadecimal: UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F") where isHexadecimal: UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }

    private func isASCIILetterOrDigit(_ byte: UInt8) -> Bool {
        (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
            || byte &- UInt8(ascii: "0") <= 9
    }
}
