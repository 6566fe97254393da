/// A value that the format to be written cannot hold.
public struct PropertyListWriterError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Why it cannot.
    public enum Reason: Equatable, Sendable {
        /// A code point that XML cannot hold, not even as a character reference.
        case character(UInt32)
        /// A date of a year beyond a hundred million, which no reader takes.
        case date
        /// A null, which is in binary files only.
        case null
        /// A dict of nothing but `CF$UID` and a number, which would be read back as a uid.
        case uidDict
    }

    /// Why the format cannot hold the value.
    public let reason: Reason
    /// The node in the document.
    public let node: Int
    /// The node's place in the data, `$[3].name`.
    public let path: String

    init(_ reason: Reason, _ document: Document, _ node: Int) {
        self.reason = reason
        self.node = node
        path = document.path(of: node)
    }

    /// What is wrong and where, in one or two plain sentences.
    public var description: String {
        switch reason {
        case .character(let code):
            let digits = String(code, radix: 16, uppercase: true)
            let padded = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
            return
                "The text at \(path) has the character U+\(padded), which XML cannot hold. Delete it, or write "
                + "another format."
        case .date:
            return
                "The date at \(path) is of a year beyond a hundred million, which no reader takes. Mend it."
        case .null:
            return
                "At \(path) stands a null, which XML property lists do not have. Delete it, or write another "
                + "format."
        case .uidDict:
            return
                "The dict at \(path) has only the key CF$UID, so that XML would turn it into a uid. Write another "
                + "format."
        }
    }
}
