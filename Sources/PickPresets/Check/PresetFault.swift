package import PickDiagnostics
package import PickModel

/// Something in data that a front end does not take.
package struct PresetFault: Sendable {
    /// What of a row is meant.
    package enum Part: Sendable { case name, code }

    package let code: DiagnosticCode
    /// The row; nil for the data as a whole.
    package let entry: Int?
    package let part: Part
    package let message: String
    /// Another row that belongs to it.
    package let other: Int?
}

/// Collects faults, so many of each code and no more.
final class PresetFaults {
    private(set) var all: [PresetFault] = []
    private var counts: [String: Int] = [:]

    /// One more than the rules list, so that these tell that there are more.
    private static let mostOfACode = 1_000_001

    func add(
        _ code: DiagnosticCode,
        _ message: @autoclosure () -> String,
        at entry: Int?,
        _ part: PresetFault.Part = .name,
        other: Int? = nil
    ) {
        let count = counts[code.id, default: 0]
        counts[code.id] = count + 1
        guard count < Self.mostOfACode else { return }
        all.append(PresetFault(code: code, entry: entry, part: part, message: message(), other: other))
    }
}

extension PresetFault {
    /// A fault that belongs to no rule's row.
    package init(_ code: DiagnosticCode, _ message: String, at entry: Int? = nil) {
        self.init(code: code, entry: entry, part: .name, message: message, other: nil)
    }

    /// The node that it is about; nil for the data as a whole.
    package func node(_ tree: NamedTree) -> Int? {
        guard let entry else { return nil }
        return part == .code ? tree.codeNode(entry) ?? tree.place(of: entry) : tree.place(of: entry)
    }
}

extension NamedTree {
    /// The node where a finding about an entry stands: its name, or the entry where it has none.
    package func place(of entry: Int) -> Int { nameNode(entry) ?? sourceNode(entry) }
}
