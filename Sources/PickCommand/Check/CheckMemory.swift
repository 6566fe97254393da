/// What came of inputs in the rounds before, for runs that look again and again.
final class CheckMemory {
    /// By the path of the input.
    var outcomes: [String: FileWork.Outcome] = [:]

    /// Forgets what a change of these files makes untrue: their own outcomes, or all where a file is no input.
    func forget(_ changed: [String], inputs: [String]) {
        if Set(changed).isSubset(of: inputs) {
            for path in changed { outcomes[path] = nil }
        } else {
            outcomes = [:]
        }
    }

    /// Keeps what is known of these inputs alone.
    func keep(_ inputs: [String]) {
        let inputs = Set(inputs)
        outcomes = outcomes.filter { inputs.contains($0.key) }
    }
}
