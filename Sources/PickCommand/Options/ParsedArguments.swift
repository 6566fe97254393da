/// What a user wrote behind the name of a command, checked against its declaration.
struct ParsedArguments: Sendable {
    /// The positional arguments, in order.
    private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]

    /// The value of an option.
    subscript<Result>(_ option: Option<Result>) -> Result {
        option.read(values[option.declaration.long] ?? [])
    }

    /// Whether the user wrote the option.
    func has<Result>(_ option: Option<Result>) -> Bool {
        values[option.declaration.long] != nil
    }

    /// Whether the user wrote the option.
    func has(_ option: OptionDeclaration) -> Bool { values[option.long] != nil }

    /// The same options for other operands.
    func replacing(operands: [String]) -> ParsedArguments {
        var copy = self
        copy.operands = operands
        return copy
    }

    mutating func add(operand: String) { operands.append(operand) }

    mutating func add(_ text: String, to option: OptionDeclaration) {
        values[option.long, default: []].append(text)
    }
}
