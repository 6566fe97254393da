package import PickBytes
package import PickDiagnostics

/// Reads property lists: XML, binary, or JSON that names each value's type, recognized by their content.
public enum PropertyListReader {
    /// Reads a property list from memory.
    public static func read(_ bytes: [UInt8]) -> PropertyListReading {
        PropertyListReading(document: nil, findings: [], source: nil)
    }

    /// Reads a property list from a file or from memory; fails only where the system does.
    package static func read(_ source: ByteSource) throws(SystemFailure) -> PropertyListReading {
        read(try source.load())
    }

    /// The text of an input that was read without findings, for findings about its data.
    package static func sourceText(of source: ByteSource) throws(SystemFailure) -> SourceText {
        SourceText(text: try source.load(), map: OffsetMap(shift: 0))
    }
}
