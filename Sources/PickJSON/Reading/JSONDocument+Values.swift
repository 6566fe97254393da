internal import PickDiagnostics

extension JSONDocument {
    /// Lends the text of a key or string as UTF-8, escapes decoded; for other nodes the bytes they stand in.
    package func withText<Result>(_ node: Int, _ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
        let kind = kind(node)
        let range = range(node)
        guard kind == .string || kind == .key else { return try withBytes(range, body) }
        let inner = range.lowerBound + 1..<range.upperBound - 1
        guard hasEscapes(node) else { return try withBytes(inner, body) }
        return try withBytes(inner) { JSONEscapes.decoded($0) }.withSpan(body)
    }

    private func withBytes<Result>(
        _ range: Range<Int>,
        _ body: (Span<UInt8>) throws -> Result
    ) rethrows -> Result {
        try unsafe bytes.withUnsafeBufferPointer { buffer in
            try body(unsafe Span(_unsafeElements: UnsafeBufferPointer(rebasing: buffer[range])))
        }
    }

    /// The text of a key or string, or a number as it is written.
    package func string(_ node: Int) -> String {
        withText(node) { span in
            unsafe span.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Whether a key or string is exactly `text`, byte by byte.
    package func text(_ node: Int, equals text: StaticString) -> Bool {
        withText(node) { span in
            guard span.count == text.utf8CodeUnitCount else { return false }
            for index in 0..<span.count where unsafe span[index] != text.utf8Start[index] { return false }
            return true
        }
    }

    /// The value of a number that is a whole number of 64 bits, written without point or exponent; nil for others.
    package func integer(_ node: Int) -> Int64? { kind(node) == .number ? Int64(string(node)) : nil }

    /// The value of a number, rounded to a double; nil for other nodes.
    package func double(_ node: Int) -> Double? { kind(node) == .number ? Double(string(node)) : nil }

    /// True or false; nil for other nodes.
    package func boolean(_ node: Int) -> Bool? {
        switch kind(node) {
        case .true: true
        case .false: false
        default: nil
        }
    }

    /// The value that an object has for `key`: the last one when the key occurs more than once.
    package func value(_ object: Int, forKey key: StaticString) -> Int? {
        guard kind(object) == .object else { return nil }
        var found: Int?
        for node in children(object) where text(node, equals: key) { found = node + 1 }
        return found
    }
}
