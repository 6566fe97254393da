internal import PickBytes

// Strings and numbers of ``JSONScanner``: checked here, decoded when somebody asks.

extension JSONScanner {
    /// Steps over a string, from its opening quote to behind its closing one; says whether it has escapes.
    mutating func skipString() throws(JSONFault) -> Bool {
        let start = position
        var hasEscapes = false
        position += 1
        while true {
            while position &+ 8 <= count {
                let word = word(position)
                if JSONSpecialBytes.find(in: word) | (word & JSONSpecialBytes.highBits) != 0 { break }
                position &+= 8
            }
            let next = byte(position)
            switch next {
            case UInt8(ascii: "\""):
                position += 1
                return hasEscapes
            case UInt8(ascii: "\\"):
                hasEscapes = true
                try skipEscape(opening: start)
            case 0..<0x20: throw controlCharacter(next, opening: start)
            case 0x80...: try skipNonASCII()
            default: position &+= 1
            }
        }
    }

    private mutating func skipNonASCII() throws(JSONFault) {
        while byte(position) >= 0x80 {
            let length = utf8Length(position)
            if length == 0 { throw JSONFault(.invalidUTF8, at: position..<position + 1) }
            position &+= length
        }
    }

    @inline(never)
    private func controlCharacter(_ byte: UInt8, opening: Int) -> JSONFault {
        if position >= count { return JSONFault(.unclosedString, at: count..<count, opening: opening) }
        let isLineBreak = byte == 0x0A || byte == 0x0D
        return JSONFault(
            isLineBreak ? .lineBreakInString : .controlCharacter(byte),
            at: position..<position + 1,
            opening: isLineBreak ? opening : nil
        )
    }

    private mutating func skipEscape(opening: Int) throws(JSONFault) {
        let start = position
        guard position + 1 < count else {
            throw JSONFault(.unclosedString, at: count..<count, opening: opening)
        }
        let letter = byte(position + 1)
        guard letter == UInt8(ascii: "u") else {
            guard JSONEscapes.character(letter) != nil else {
                throw JSONFault(.unknownEscape, at: start..<start + 1 + max(1, utf8Length(start + 1)))
            }
            position += 2
            return
        }
        let unit = try unicodeEscape()
        switch unit & 0xFC00 {
        case 0xD800:
            let isPair = byte(position) == UInt8(ascii: "\\") && byte(position + 1) == UInt8(ascii: "u")
            guard isPair, try unicodeEscape() & 0xFC00 == 0xDC00 else {
                throw JSONFault(.loneSurrogate, at: start..<start + 6)
            }
        case 0xDC00: throw JSONFault(.loneSurrogate, at: start..<start + 6)
        default: break
        }
    }

    /// The number of `\uXXXX` here; steps over it.
    private mutating func unicodeEscape() throws(JSONFault) -> UInt32 {
        var unit: UInt32 = 0
        for index in position + 2..<position + 6 {
            guard let digit = JSONEscapes.digit(byte(index)) else {
                throw JSONFault(.unicodeEscape, at: position..<index)
            }
            unit = unit << 4 | digit
        }
        position += 6
        return unit
    }

    /// How many bytes the character at `index` has; 0 when they are not UTF-8.
    func utf8Length(_ index: Int) -> Int { UTF8Text.length(at: index) { byte($0) } }
}

extension JSONScanner {
    /// Steps over a number.
    mutating func skipNumber() throws(JSONFault) {
        if byte(position) == UInt8(ascii: "-") {
            position += 1
            guard isDigit(byte(position)) else { throw digitMissing(.afterSign) }
        }
        if byte(position) == UInt8(ascii: "0") {
            position += 1
            if isDigit(byte(position)) { throw JSONFault(.leadingZero, at: position - 1..<position) }
        } else {
            skipDigits()
        }
        if byte(position) == UInt8(ascii: ".") {
            position += 1
            guard isDigit(byte(position)) else { throw digitMissing(.afterPoint) }
            skipDigits()
        }
        if byte(position) | 0x20 == UInt8(ascii: "e") {
            position += 1
            if byte(position) == UInt8(ascii: "+") || byte(position) == UInt8(ascii: "-") { position += 1 }
            guard isDigit(byte(position)) else { throw digitMissing(.inExponent) }
            skipDigits()
        }
    }

    private mutating func skipDigits() {
        while isDigit(byte(position)) { position &+= 1 }
    }

    private func digitMissing(_ place: JSONFault.Digit) -> JSONFault {
        JSONFault(.digitMissing(place), at: position..<position)
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
