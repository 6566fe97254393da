extension StringProtocol {
    /// Whether `part` stands in the text, byte by byte.
    ///
    /// The standard library has it, as `contains`, in a module that brings a megabyte of regular expressions into the binary.
    package func holds(_ part: some StringProtocol) -> Bool {
        guard let first = part.utf8.first else { return true }
        var rest = utf8[...]
        while let start = rest.firstIndex(of: first) {
            if rest[start...].starts(with: part.utf8) { return true }
            rest = rest[rest.index(after: start)...]
        }
        return false
    }

    /// The text with `other` in the place of each `part`, byte by byte; see ``holds(_:)`` for why it is not called
    /// `replacing`.
    package func exchanging(_ part: String, for other: String) -> String {
        let (bytes, mark) = (Array(utf8), Array(part.utf8))
        guard !mark.isEmpty else { return String(self) }
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index...].starts(with: mark) {
                result += other.utf8
                index += mark.count
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
