package import PickBytes

extension JSONWriter {
    /// A key; its value follows.
    package mutating func key(_ name: some StringProtocol) {
        beginString()
        out.appendJSONEscaped(name)
        endKey()
    }

    package mutating func string(_ text: some StringProtocol) {
        beginString()
        out.appendJSONEscaped(text)
        endString()
    }

    /// A key that needs no escape; its value follows.
    package mutating func key(plain name: StaticString) {
        beginString()
        out.append(name)
        endKey()
    }

    /// A string that needs no escape.
    package mutating func string(plain text: StaticString) {
        beginString()
        out.append(text)
        endString()
    }

    package mutating func integer(_ number: Int) {
        beginValue()
        out.append(decimal: number)
    }

    package mutating func integer(_ number: Int64) {
        beginValue()
        out.append(decimal: number)
    }

    package mutating func integer(_ number: UInt64) {
        beginValue()
        out.append(decimal: number)
    }

    /// A double; null for what is not finite, which JSON cannot write.
    package mutating func double(_ number: Double) {
        beginValue()
        if number.isFinite { out.append(shortest: number) } else { out.append("null" as StaticString) }
    }

    package mutating func boolean(_ value: Bool) {
        beginValue()
        out.append(value ? "true" : "false" as StaticString)
    }

    package mutating func null() {
        beginValue()
        out.append("null" as StaticString)
    }

    // A key and its value in one call; null for nil.

    package mutating func member(_ name: String, _ text: String?) {
        key(name)
        if let text { string(text) } else { null() }
    }

    package mutating func member(_ name: String, _ number: Int?) {
        key(name)
        if let number { integer(number) } else { null() }
    }

    package mutating func member(_ name: String, _ value: Bool) {
        key(name)
        boolean(value)
    }
}

extension ByteWriter {
    /// Writes one JSON value, and a line feed behind it, into an output that goes on afterwards.
    package mutating func appendJSON(_ style: JSONStyle = .pretty, _ body: (inout JSONWriter) -> Void) {
        var json = JSONWriter(self, style)
        body(&json)
        self = json.finish()
    }

    /// The same for source code.
    package mutating func appendSourceJSON(_ style: JSONStyle = .pretty, _ body: (inout JSONWriter) -> Void) {
        appendSource { $0.appendJSON(style, body) }
    }

    /// JSON as source code: U+2028 and U+2029 are escaped, which JSON takes and older JavaScript does not.
    package mutating func appendSource(_ body: (inout ByteWriter) -> Void) {
        var json = ByteWriter()
        body(&json)
        append(escapingLineSeparatorsOf: json.bytes())
    }

    /// JSON with U+2028 and U+2029 escaped; they stand in strings only.
    package mutating func append(escapingLineSeparatorsOf json: [UInt8]) {
        unsafe json.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            var run = 0
            var index = 0
            while index + 2 < buffer.count {
                // E2 80 A8 and E2 80 A9 in UTF-8.
                if unsafe buffer[index] == 0xE2, unsafe buffer[index + 1] == 0x80,
                    unsafe buffer[index + 2] & 0xFE == 0xA8
                {
                    unsafe append(base + run, count: index - run)
                    append(unsafe buffer[index + 2] == 0xA8 ? "\\u2028" : "\\u2029" as StaticString)
                    index += 2
                    run = index + 1
                }
                index += 1
            }
            unsafe append(base + run, count: buffer.count - run)
        }
    }
}
