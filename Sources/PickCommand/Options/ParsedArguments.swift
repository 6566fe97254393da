/// What a user wrote behind the name of a command, checked against its declaration.
struct ParsedArguments: Sendable {
    /// The positional arguments, in order.
    private(set) var operands: [String] = []
    /// In the order of the line: so few that looking through them is faster than a table.
    private var values: [(option: String, text: String)] = []

    /// The value of an option.
    subscript<Result>(_ option: Option<Result>) -> Result {
        option.read(values.filter { $0.option == option.declaration.long }.map(\.text))
    }

    /// Whether the user wrote the option.
    func has<Result>(_ option: Option<Result>) -> Bool { has(option.declaration) }

    /// Whether the user wrote the option.
    func has(_ option: OptionDeclaration) -> Bool { values.contains { $0.option == option.long } }

    /// The same options for other operands.
    func replacing(operands: [String]) -> ParsedArguments {
        var copy = self
        copy.operands = operands
        return copy
    }

    mutating func add(operand: String) { operands.append(operand) }

    mutating func add(_ text: String, to option: OptionDeclaration) {
        values.append((option.long, text))
    }
}
