internal import PickBytes

/// Writes property lists.
public enum PropertyListWriter {
    /// Writes a binary property list (`bplist00`).
    ///
    /// Of a key that a dict has twice the last value counts, at the first one's place.
    public static func binary(_ document: Document) -> [UInt8] {
        var out = ByteWriter()
        BinaryWriter.write(document, to: &out)
        return out.bytes()
    }

    /// Writes an XML property list as Xcode does, with the comments of an XML source.
    ///
    /// A set is written as an array, a date without its fraction of a second. Of a key that a dict has twice the
    /// last value counts, at the first one's place. Throws at the first value that XML cannot hold.
    public static func xml(_ document: Document) throws(PropertyListWriterError) -> [UInt8] {
        var out = ByteWriter()
        _ = try XMLWriter.write(document, to: &out)
        return out.bytes()
    }
}
