/// What an option's value may be: how it is read, and what there is to say about it.
struct ValueType<Value: Sendable>: Sendable {
    // Two references and no more: what is larger is destroyed by what the runtime makes for each `Value` when the tool starts.
    let words: ValueWords
    let parse: @Sendable (String) -> Value?

    init(
        placeholder: String,
        expectation: @autoclosure @escaping @Sendable () -> String,
        choices: @autoclosure @escaping @Sendable () -> [Choice] = [],
        noun: String? = nil,
        isList: Bool = false,
        parse: @escaping @Sendable (String) -> Value?
    ) {
        words = ValueWords(
            placeholder: placeholder,
            noun: noun,
            isList: isList,
            makeExpectation: expectation,
            makeChoices: choices
        )
        self.parse = parse
    }

    /// What a wrong value should have been: `a whole number from 1 to 16`.
    var expectation: String { words.makeExpectation() }

    /// The allowed values, where they are few.
    var choices: [Choice] { words.makeChoices() }
}

/// What there is to say about an option's value: its placeholder in the help text, and what it may be.
///
/// The words for people are made when somebody asks for them: a command that goes well needs none.
final class ValueWords: Sendable {
    /// `FILE`, `N`.
    let placeholder: String
    /// What the allowed values are names of, such as `data format`, so that a name given to the wrong option can be
    /// answered with the right one.
    let noun: String?
    /// Whether it takes several of the choices, with commas between them.
    let isList: Bool
    let makeExpectation: @Sendable () -> String
    let makeChoices: @Sendable () -> [Choice]

    init(
        placeholder: String,
        noun: String?,
        isList: Bool,
        makeExpectation: @escaping @Sendable () -> String,
        makeChoices: @escaping @Sendable () -> [Choice]
    ) {
        self.placeholder = placeholder
        self.noun = noun
        self.isList = isList
        self.makeExpectation = makeExpectation
        self.makeChoices = makeChoices
    }
}

extension ValueType where Value: OptionChoice {
    static func choice(_ placeholder: String, of noun: String? = nil) -> ValueType {
        ValueType(
            placeholder: placeholder,
            expectation: "one of " + Value.allCases.map(\.rawValue).joined(separator: ", "),
            choices: Value.allCases.map { Choice(name: $0.rawValue, meaning: $0.meaning) },
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
            parse: { $0.isEmpty ? nil : $0 }
        )
    }
}

extension ValueType where Value == Int {
    static func number(_ placeholder: String, in range: ClosedRange<Int>) -> ValueType {
        ValueType(
            placeholder: placeholder,
            expectation: "a whole number from \(range.lowerBound) to \(range.upperBound)",
            parse: { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }
        )
    }
}
