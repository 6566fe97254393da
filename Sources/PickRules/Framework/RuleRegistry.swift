/// All rules, in the order of their codes.
package enum RuleRegistry {
    /// A plain list: a new rule is one line here.
    package static let all: [any Rule.Type] = [
        EdgeSpace.self,
        DuplicateRow.self,
    ]
}
