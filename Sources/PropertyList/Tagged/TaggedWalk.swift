internal import PickDiagnostics
internal import PickJSON

/// Walks tagged JSON and builds the document, its open containers on a stack of its own.
///
/// A faulty value is reported and passed over, so that one run shows all faults.
struct TaggedWalk: ~Copyable {
    private struct Frame {
        /// The next item or entry.
        var cursor: Int
        /// Behind the last one.
        let end: Int
        let isDict: Bool
        /// Where the value ends in the text.
        let textEnd: Int
    }

    static let levelLimit = 512

    let json: JSONDocument
    var builder = DocumentBuilder()
    private(set) var findings: [Diagnostic] = []
    private var frames: [Frame] = []

    init(_ json: JSONDocument) { self.json = json }

    mutating func run() {
        read(json.root)
        while let frame = frames.last, findings.count <= FindingLimit.most {
            guard frame.cursor < frame.end else {
                frames.removeLast()
                builder.end(at: frame.textEnd)
                continue
            }
            let node = frame.cursor
            frames[frames.count - 1].cursor = json.next(after: node)
            if frame.isDict { readEntry(node) } else { read(node) }
        }
        if builder.hasOverflowed {
            findings.append(Diagnostic(.tooLarge, "More than 4 GB of text or values.", at: nil))
        }
    }

    /// One entry of a dict: `["key", {…}]`.
    private mutating func readEntry(_ node: Int) {
        let parts = json.kind(node) == .array ? Array(json.children(node).prefix(3)) : []
        guard parts.count == 2, json.kind(parts[0]) == .string else {
            report(node, "An entry of a dict is a list of a key and a value: [\"key\", {\"type\": …}].")
            return
        }
        json.withText(parts[0]) { builder.addText(.key, $0, at: json.range(parts[0])) }
        read(parts[1])
    }

    /// One value; of a container the beginning.
    private mutating func read(_ node: Int) {
        guard let value = members(of: node) else { return }
        let range = json.range(node)
        switch value.type {
        case .dict, .array, .set:
            guard frames.count < Self.levelLimit else {
                report(node, "More than \(Self.levelLimit) levels of dicts and arrays.", .depth)
                return
            }
            guard let list = value.content, json.kind(list) == .array else {
                report(
                    value.content ?? node,
                    "\"\(value.type.member.map { "\($0)" } ?? "")\" of \(value.type.name) is a list."
                )
                return
            }
            builder.begin(
                value.type == .dict ? .dict : value.type == .set ? .set : .array,
                at: range.lowerBound
            )
            frames.append(
                Frame(
                    cursor: list + 1,
                    end: json.next(after: list),
                    isDict: value.type == .dict,
                    textEnd: range.upperBound
                )
            )
        case .null: builder.addScalar(.null, bits: 0, at: range)
        default:
            guard let content = value.content else {
                report(node, "A value of type \(value.type.name) needs the member \"value\".")
                return
            }
            readLeaf(value.type, content, at: range)
        }
    }

    /// The type of a value and the node that holds what it is; nil, and reported, where there is no type.
    private mutating func members(of node: Int) -> (type: TaggedType, content: Int?)? {
        guard json.kind(node) == .object else {
            report(
                node,
                "A value is written as an object with its type: {\"type\": \"string\", \"value\": …}."
            )
            return nil
        }
        guard let name = json.value(node, forKey: "type") else {
            report(node, "The member \"type\" is missing.")
            return nil
        }
        let known = TaggedType.allCases.first {
            json.kind(name) == .string && json.text(name, equals: $0.name)
        }
        guard let type = known else {
            let types = TaggedType.allCases.map { "\($0.name)" }.joined(separator: ", ")
            report(name, "No such type; there are \(types).")
            return nil
        }
        var content: Int?
        for key in json.children(node) {
            if let member = type.member, json.text(key, equals: member) {
                if content != nil {
                    report(key, "The member \"\(member)\" is there twice.")
                    return nil
                }
                content = key + 1
            } else if json.text(key, equals: "type") {
                if key + 1 != name {
                    report(name - 1, "The member \"type\" is there twice.")
                    return nil
                }
            } else if node != json.root || !Self.rootExtras.contains(json.string(key)) {
                let member = Self.shortened(json.string(key))
                report(key, "A value of type \(type.name) has no member \"\(member)\".")
                return nil
            }
        }
        return (type, content)
    }

    /// What the cases of the conformance suite say about a value besides the value.
    private static let rootExtras: Set<String> = ["apple", "lint", "source", "note"]

    /// A name from the input as a message can show it: short, without control characters.
    private static func shortened(_ name: String) -> String {
        var shown = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            guard shown.count < 40 else { return String(shown) + "…" }
            shown.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
        }
        return String(shown)
    }

    mutating func report(_ node: Int, _ message: String, _ code: DiagnosticCode = .taggedJson) {
        if findings.count == FindingLimit.most {
            findings.append(
                Diagnostic(
                    .tooManyFindings,
                    "The reading ended at \(FindingLimit.most) findings.",
                    at: json.range(node)
                )
            )
        }
        guard findings.count < FindingLimit.most else { return }
        findings.append(Diagnostic(code, message, at: json.range(node)))
    }
}
