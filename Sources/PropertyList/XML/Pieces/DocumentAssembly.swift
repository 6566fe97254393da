internal import PickDiagnostics

/// Puts a ``Document`` together from the tables of its pieces.
@safe
struct DocumentAssembly: PieceAssembly, ~Copyable {
    private let sink = DocumentSink()
    private var isBegun = false
    private var isWhole = false
    /// Findings about the keys of all dicts but the root.
    private var keyFindings: [Diagnostic] = []
    /// From this node on the keys were not looked at; nil where all were.
    private var firstUnseen: Int?

    /// The bytes of the source.
    private let sourceSize: Int

    init(sourceSize: Int) { self.sourceSize = sourceSize }

    static var keepsPlaces: Bool { true }

    var makePart: @Sendable (PieceRole) -> DocumentPart { { DocumentPart($0) } }

    mutating func join(_ part: DocumentPart, isLast: Bool) -> PieceJoining {
        guard let document = part.document, document.kind(0).isContainer, document.count > 1 else {
            // A dict of one pair was taken for a reference, or a table is full.
            return .refuses
        }
        let builder = unsafe sink.builder
        if !isBegun {
            isBegun = true
            unsafe builder.pointee.reserve(sourceSize: sourceSize, like: document)
            unsafe builder.pointee.begin(document.kind(0), at: document.range(0).lowerBound)
        }
        unsafe builder.pointee.append(valuesOf: document)
        keyFindings += part.keyFindings
        if isLast {
            unsafe builder.pointee.end(at: document.range(0).upperBound)
            isWhole = true
        }
        return sink.hasOverflowed ? .refuses : .goesOn
    }

    mutating func resume() -> PropertyListEvents {
        firstUnseen = unsafe sink.builder.pointee.count
        isWhole = true
        return unsafe sink.resumedEvents
    }

    /// The document with what is to be said about its keys; nil when it could not be put together.
    consuming func finish(encoding: String) -> (document: Document, keyFindings: [Diagnostic])? {
        guard isWhole, !sink.hasOverflowed else { return nil }
        let parts = keyFindings
        let unseen = firstUnseen
        guard let document = sink.finish(format: .xml, encoding: encoding) else { return nil }
        var findings = KeyCheck.findings(in: document, nodes: 0..<1) + parts
        if let unseen { findings += KeyCheck.findings(in: document, nodes: unseen..<document.count) }
        return (document, Array(findings.prefix(KeyCheck.maximumFindings)))
    }
}

/// The table of one piece.
final class DocumentPart: PiecePart, @unchecked Sendable {
    // Sendable although unchecked: one thread writes it, and hands it on.
    private let sink = DocumentSink()
    private(set) var document: Document?
    private(set) var keyFindings: [Diagnostic] = []

    init(_ role: PieceRole) {
        // Room for the usual document, so that few tables grow.
        unsafe sink.builder.pointee.reserve(nodes: role.size / 24, text: role.size / 2)
    }

    var events: PropertyListEvents { unsafe sink.events }

    func finish() {
        document = sink.take(format: .xml, encoding: nil)
        guard let document else { return }
        keyFindings = KeyCheck.findings(in: document, nodes: 1..<document.count)
    }
}
