/// What an option's value may be: its placeholder in the help text, and how it is read.
struct ValueType<Value: Sendable>: Sendable {
    /// `FILE`, `N`.
    let placeholder: String
    /// What a wrong value should have been: `a whole number from 1 to 16`.
    let expectation: String
    /// The allowed values, where they are few.
    let choices: [Choice]
    /// What the allowed values are names of, such as `data format`, so that a name given to the wrong option can be
    /// answered with the right one.
    let noun: String?
    /// Whether it takes several of the choices, with commas between them.
    var isList = false
    let parse: @Sendable (String) -> Value?
}

extension ValueType where Value: OptionChoice {
    static func choice(_ placeholder: String, of noun: String? = nil) -> ValueType {
        let choices = Value.allCases.map { Choice(name: $0.rawValue, meaning: $0.meaning) }
        return ValueType(
            placeholder: placeholder,
            expectation: "one of " + choices.map(\.name).joined(separator: ", "),
            choices: choices,
            noun: noun,
            parse: { Value(rawValue: $0) }
        )
    }
}

extension ValueType where Value == String {
    static func text(_ placeholder: String) -> ValueType {
        ValueType(
            placeholder: placeholder,
            expectation: "some text",
            choices: [],
            noun: nil,
            parse: { $0.isEmpty ? nil : $0 }
        )
    }
}

extension ValueType where Value == Int {
    static func number(_ placeholder: String, in range: ClosedRange<Int>) -> ValueType {
        ValueType(
            placeholder: placeholder,
            expectation: "a whole number from \(range.lowerBound) to \(range.upperBound)",
            choices: [],
            noun: nil,
            parse: { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }
        )
    }
}
