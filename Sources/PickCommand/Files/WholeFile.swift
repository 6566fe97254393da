internal import PickBytes

/// Writes bytes that are all at hand, whole or not at all.
enum WholeFile {
    static func write(_ bytes: [UInt8], to path: String) throws(OutputFailure) {
        let file = try OutputFile(path)
        var out = ByteWriter(to: .descriptor(file.descriptor))
        out.append(bytes)
        out.flush()
        if out.failure != 0 { throw OutputFailure(path: path, reason: SystemFailure(number: out.failure)) }
        try file.commit()
    }
}
