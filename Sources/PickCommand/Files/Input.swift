internal import PickBytes

/// One thing to read: a file or standard input.
struct Input: Sendable, Equatable {
    enum Place: Sendable, Equatable {
        case file
        case standardInput
    }

    /// What reports call it: the path, or `<stdin>`.
    let path: String
    let place: Place
    /// Whether the user named it; else a folder walk found it.
    let isNamed: Bool

    init(path: String, place: Place, isNamed: Bool) {
        self.path = path
        self.place = place
        self.isNamed = isNamed
    }

    /// A file that the user named, or standard input for `-`.
    init(operand: String) {
        let isStandardInput = operand == "-"
        self.init(
            path: isStandardInput ? "<stdin>" : operand,
            place: isStandardInput ? .standardInput : .file,
            isNamed: true
        )
    }

    /// Whether a second look reads what the first one did; a pipe gives its bytes once.
    var canBeReadAgain: Bool { place == .file && (try? FileSystem.status(path))?.kind == .regular }

    /// Where its bytes come from; what can be read once only is read here and kept.
    func source(standardInput: Int32) throws(SystemFailure) -> ByteSource {
        switch place {
        case .standardInput: return .bytes(try ByteSource.readAll(standardInput))
        case .file:
            let status = try FileSystem.status(path)
            return status.kind == .regular
                ? .file(path: path) : .bytes(try ByteSource.file(path: path).load())
        }
    }
}

/// An input that cannot be opened or read.
struct InputFailure: Error, Equatable, CustomStringConvertible {
    let path: String
    let reason: SystemFailure

    var description: String { "cannot read \(path): \(reason)" }
}
