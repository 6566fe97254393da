@testable internal import PickBytes
internal import PickDiagnostics
@testable internal import PickExport
@testable internal import PropertyList

extension Checks {
    /// What every writer writes of a document must read back to the same document.
    package static func roundTrip(_ bytes: [UInt8]) {
        let reading = read(bytes)
        checkStreaming(bytes, reading)
        guard let source = reading.document else { return }

        // The binary writer can hold everything. It keeps the last of two values of a key, as all writers do, so
        // that what comes back is the document that the others must give.
        guard let document = read(PropertyListWriter.binary(source)).document else {
            fatalError("the binary writer's own output is refused")
        }
        let text = tagged(source)
        check(text == tagged(document), "the binary writer changed a value")
        check(json(source) == json(document), "JSON of the binary writer's output differs")

        guard let again = read(text).document else { fatalError("tagged JSON is refused") }
        check(again.hasSameValue(as: document), "tagged JSON changed a value")
        // From the tagged form, since that has one NaN and binary has many.
        let binary = PropertyListWriter.binary(again)
        check(read(binary).document.map(PropertyListWriter.binary) == binary, "binary is not stable")

        checkXML(source, document)
    }

    /// XML cannot hold all: sets become arrays and dates lose fractions, so the second round must be the same.
    private static func checkXML(_ source: Document, _ document: Document) {
        guard let written = try? PropertyListWriter.xml(source) else { return }
        let reading = read(written)
        guard let once = reading.document else {
            fatalError("the XML writer's own output is refused")
        }
        check(
            reading.findings.allSatisfy { allowed.contains($0.code.name) },
            "odd findings in own output"
        )
        guard let twice = try? PropertyListWriter.xml(once) else {
            fatalError("the XML writer refuses what it wrote")
        }
        check(twice == written, "XML written twice differs")
        let holdsAll = (0..<document.count).allSatisfy { node in
            switch document.kind(node) {
            case .set: false
            case .date: document.double(node).map { $0.rounded(.down) == $0 } ?? false
            default: true
            }
        }
        if holdsAll { check(once.hasSameValue(as: document), "XML and binary disagree") }
    }

    /// What a document can have in itself, however it is written.
    private static let allowed: Set<String> = [
        "real-not-finite", "date-unusual-year", "depth-over-ios-limit", "keys-differ-only-by-normalization",
        "apple-differs", "apple-rejects",
    ]

    /// A reading without a document must come to the same verdict and the same JSON.
    private static func checkStreaming(_ bytes: [UInt8], _ reading: PropertyListReading) {
        let stream = JSONStream(to: ByteWriter(), options)
        guard let outcome = unsafe try? PropertyListReader.stream(.bytes(bytes), to: stream.events) else {
            return
        }
        let failure = stream.failure
        let output = stream.finish().bytes()
        guard let document = reading.document else {
            check(!outcome.isValid || failure != nil, "streaming takes what reading refuses")
            return
        }
        if failure != nil { return }
        check(outcome.isValid, "streaming refuses what reading takes")
        check(output == json(document), "streaming writes other JSON")
    }

    private static let options = JSONOptions(nonFinite: .string)

    private static func json(_ document: Document) -> [UInt8] {
        var out = ByteWriter()
        do {
            try JSONStream.write(document, to: &out, options)
        } catch {
            fatalError("no JSON: \(error)")
        }
        return out.bytes()
    }

    private static func tagged(_ document: Document) -> [UInt8] {
        var out = ByteWriter()
        TaggedJSONWriter.write(document, to: &out)
        return out.bytes()
    }
}
