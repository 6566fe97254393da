internal import PickReporters

/// One of the values that an option allows.
struct Choice: Sendable, Equatable {
    let name: String
    let meaning: String
}

/// An enumeration whose raw values are what a user writes.
protocol OptionChoice: RawRepresentable<String>, CaseIterable, Sendable {
    /// What the value means, for the help text.
    var meaning: String { get }
}

extension ReportFormat: OptionChoice {}
