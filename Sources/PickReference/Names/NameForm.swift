/// How a name is written.
package enum NameForm: UInt8, Sendable, Comparable, BitwiseCopyable {
    /// As the list has it: 恩施土家族苗族自治州.
    case full
    /// In traditional characters.
    case traditional
    /// Without its suffix: 恩施.
    case short
    case traditionalShort
    /// With a plain suffix for a long one: 恩施州, 锡盟.
    case informal
    /// With a part of the suffix: 恩施土家族苗族, 毕节地.
    case cutOff

    package static func < (left: NameForm, right: NameForm) -> Bool { left.rawValue < right.rawValue }

    /// Whether it is the whole name.
    package var isFull: Bool { self == .full || self == .traditional }
    /// Whether it is the name without its suffix.
    package var isShort: Bool { self == .short || self == .traditionalShort }
}
