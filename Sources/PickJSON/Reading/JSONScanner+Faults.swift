// What ``JSONScanner`` says where the grammar is left.

extension JSONScanner {
    @inline(never)
    func noValue() -> JSONFault {
        let here = position..<min(position + 1, count)
        guard position < count else {
            guard let container else { return JSONFault(.blank, at: here) }
            return JSONFault(.unclosed(container.kind), at: here, opening: container.start)
        }
        // In an object a value is asked for only behind a colon.
        let afterColon = container?.kind == .object
        switch byte(position) {
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            guard let container else { return JSONFault(.closerWithoutOpener, at: here) }
            if afterColon { return JSONFault(.valueExpectedAfterColon, at: here) }
            let closer: UInt8 = container.kind == .array ? UInt8(ascii: "]") : UInt8(ascii: "}")
            guard byte(position) == closer else {
                return JSONFault(.wrongCloser(container.kind), at: here, opening: container.start)
            }
            return JSONFault(.trailingComma(container.kind), at: lastComma..<lastComma + 1)
        case UInt8(ascii: ","):
            return JSONFault(afterColon ? .valueExpectedAfterColon : .extraComma, at: here)
        default: return unexpected(.valueExpected)
        }
    }

    @inline(never)
    func noKey() -> JSONFault {
        let here = position..<min(position + 1, count)
        let start = container?.start
        guard position < count else { return JSONFault(.unclosed(.object), at: here, opening: start) }
        switch byte(position) {
        case UInt8(ascii: "}"): return JSONFault(.trailingComma(.object), at: lastComma..<lastComma + 1)
        case UInt8(ascii: "]"): return JSONFault(.wrongCloser(.object), at: here, opening: start)
        default: return unexpected(.keyExpected)
        }
    }

    @inline(never)
    func noColon(after end: Int) -> JSONFault {
        switch byte(position) {
        case _ where position >= count:
            JSONFault(.unclosed(.object), at: position..<position, opening: container?.start)
        case UInt8(ascii: "="): JSONFault(.equalsForColon, at: position..<position + 1)
        default: JSONFault(.colonMissing, at: end..<end)
        }
    }

    @inline(never)
    func noComma() -> JSONFault {
        guard let container else { return behindRoot() }
        let here = position..<min(position + 1, count)
        switch byte(position) {
        case _ where position >= count:
            return JSONFault(.unclosed(container.kind), at: here, opening: container.start)
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            return JSONFault(.wrongCloser(container.kind), at: here, opening: container.start)
        case UInt8(ascii: ";"): return JSONFault(.semicolonForComma, at: here)
        case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"):
            return JSONFault(.commaMissing, at: here)
        default: return unexpected(.commaMissing)
        }
    }

    @inline(never)
    func behindRoot() -> JSONFault {
        let here = position..<position + 1
        switch byte(position) {
        case UInt8(ascii: "}"), UInt8(ascii: "]"): return JSONFault(.closerWithoutOpener, at: here)
        default: return unexpected(.textAfterValue)
        }
    }

    /// The fault for a byte that begins nothing of JSON; `reason` when nothing more precise can be said.
    private func unexpected(_ reason: JSONFault.Reason) -> JSONFault {
        let first = byte(position)
        let here = position..<position + 1
        switch first {
        case UInt8(ascii: "'"): return JSONFault(.singleQuote, at: here)
        case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"),
            UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
            return JSONFault(.comment, at: position..<position + 2)
        case UInt8(ascii: "+") where reason == .valueExpected: return JSONFault(.plusSign, at: here)
        case UInt8(ascii: ".") where reason == .valueExpected:
            return JSONFault(.digitMissing(.beforePoint), at: here)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "_"), UInt8(ascii: "$"):
            let end = endOfWord()
            let word = word(in: position..<min(end, position + 40))
            switch reason {
            case .valueExpected: return JSONFault(.unknownWord(word), at: position..<end)
            case .keyExpected: return JSONFault(.unquotedKey(word), at: position..<end)
            default: return JSONFault(reason, at: position..<end)
            }
        case 0x80...:
            let length = utf8Length(position)
            if length == 0 { return JSONFault(.invalidUTF8, at: here) }
            return JSONFault(.notJSON, at: position..<position + length)
        case 0..<0x20, 0x7F: return JSONFault(.notJSON, at: here)
        default: return JSONFault(reason, at: here)
        }
    }

    private func endOfWord() -> Int {
        var end = position
        while isWordByte(byte(end)) { end += 1 }
        return end
    }

    private func word(in range: Range<Int>) -> String {
        var word = ""
        for index in range { word.unicodeScalars.append(Unicode.Scalar(byte(index))) }
        return word
    }

    func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: false
        }
    }
}
