internal import PickDiagnostics
internal import PickJSON

/// Goes over the nodes of a JSON text in order and builds the document, its open containers on a stack of its own.
struct JSONDataWalk: ~Copyable {
    private let json: JSONDocument
    var builder = DocumentBuilder()
    private(set) var findings = LimitedFindings()
    /// For each open container the index behind its subtree and the byte behind its bracket.
    private var open: [(end: Int, textEnd: Int)] = []

    init(_ json: JSONDocument) { self.json = json }

    mutating func run() {
        let count = json.count
        var node = 0
        while node < count {
            closeThose(ending: node)
            read(node)
            node += 1
        }
        closeThose(ending: count)
        if builder.hasOverflowed {
            findings.add(Diagnostic(.tooLarge, "More than 4 GB of text or values.", at: nil))
        }
    }

    private mutating func closeThose(ending node: Int) {
        while let last = open.last, last.end == node {
            builder.end(at: last.textEnd)
            open.removeLast()
        }
    }

    private mutating func read(_ node: Int) {
        let range = json.range(node)
        switch json.kind(node) {
        case .object, .array:
            builder.begin(json.kind(node) == .object ? .dict : .array, at: range.lowerBound)
            open.append((json.next(after: node), range.upperBound))
        case .key: json.withText(node) { builder.addText(.key, $0, at: range) }
        case .string: json.withText(node) { builder.addText(.string, $0, at: range) }
        case .number: number(node, range)
        case .true: builder.addScalar(.true, bits: 0, at: range)
        case .false: builder.addScalar(.false, bits: 0, at: range)
        case .null: builder.addScalar(.null, bits: 0, at: range)
        }
    }

    private mutating func number(_ node: Int, _ range: Range<Int>) {
        let text = json.string(node)
        if let whole = Int64(text) {
            builder.addScalar(.integer, bits: UInt64(bitPattern: whole), at: range)
            return
        }
        if let whole = UInt64(text) {
            builder.addScalar(.unsignedInteger, bits: whole, at: range)
            return
        }
        let real = Double(text) ?? .infinity
        let isWhole = !text.utf8.contains { [0x2E, 0x45, 0x65].contains($0) }
        if !real.isFinite {
            report("This number is larger than any real: write it as a string.", .error, range)
        } else if isWhole {
            report(
                "This number has more digits than 64 bits hold and is rounded: write it as a string.",
                .warning,
                range
            )
        }
        builder.addScalar(.real, bits: real.bitPattern, at: range)
    }

    private mutating func report(_ message: String, _ severity: Severity, _ range: Range<Int>) {
        var finding = Diagnostic(.jsonNumber, message, at: range)
        finding.severity = severity
        findings.add(finding)
    }
}
