package import PropertyList

extension Document {
    /// A string as it stands, or a number as people write it (a whole real without `.0`); nil for other nodes.
    ///
    /// Codes are text: the zeros of a string stay, and `12188.0` reads `12188`.
    package func plainText(_ node: Int) -> String? {
        switch kind(node) {
        case .string, .key: return string(node)
        case .integer: return integer(node).map { String($0) }
        case .unsignedInteger: return unsignedInteger(node).map { String($0) }
        case .real:
            guard let value = double(node) else { return nil }
            guard value == value.rounded(), abs(value) < 9e15 else { return String(value) }
            return String(Int64(value))
        default: return nil
        }
    }

    /// The same to be shown: of a text that is longer than any name its beginning, without a copy of the rest.
    package func shownText(_ node: Int) -> String? {
        guard kind(node).isText else { return plainText(node) }
        return withBytes(node) { text in
            unsafe text.withUnsafeBufferPointer { bytes in
                unsafe String(decoding: bytes.prefix(4096), as: UTF8.self)
            }
        }
    }

    /// Whether the node has a ``plainText(_:)``, told without making it.
    package func hasPlainText(_ node: Int) -> Bool {
        switch kind(node) {
        case .string, .key, .integer, .unsignedInteger, .real: true
        default: false
        }
    }

    /// A number for the bytes of a key or string; equal bytes have equal numbers within one run.
    package func textHash(_ node: Int) -> Int {
        withBytes(node) { span in
            var hasher = Hasher()
            unsafe span.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
            return hasher.finalize()
        }
    }
}
