package import PickDiagnostics

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

    private static let mostOfACode = 10_000

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
