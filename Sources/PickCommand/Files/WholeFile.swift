internal import PickBytes

/// Writes files whole or not at all.
enum WholeFile {
    /// Writes bytes that are all at hand.
    static func write(_ bytes: [UInt8], to path: String) throws(OutputFailure) {
        _ = try write(to: path) { out in
            out.append(bytes)
            return true
        }
    }

    /// Writes what `body` appends; where it returns false the file stays as it was, and so does this.
    static func write(to path: String, _ body: (inout ByteWriter) -> Bool) throws(OutputFailure) -> Bool {
        let file = try OutputFile(path)
        var out = ByteWriter(to: .descriptor(file.descriptor))
        guard body(&out) else { return false }
        out.flush()
        if out.failure != 0 { throw OutputFailure(path: path, reason: SystemFailure(number: out.failure)) }
        try file.commit()
        return true
    }
}
