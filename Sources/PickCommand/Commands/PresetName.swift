internal import PickPresets

/// Finds the front end that a name stands for.
struct PresetName {
    let name: String
    let command: String

    /// A known front end; nil for another name.
    var known: Preset? { Preset.named(name) }

    /// The front end among the known ones and `own` ones.
    func resolve(own: [Preset]) throws(UsageError) -> Preset {
        if let preset = known ?? own.first(where: { $0.name == name }) { return preset }
        throw UsageError(.conflict(answer(own)), command: command)
    }

    private func answer(_ own: [Preset]) -> String {
        let right = Preset.names(for: name)
        if !right.isEmpty {
            let names = right.map { "`\($0)`" }.joined(separator: " or ")
            return "`\(name)` is called \(names) here: say `--for \(right[0])`"
        }
        if let format = DataFormat(rawValue: name) {
            return "`\(name)` is a data format; say `--to \(format.rawValue)`"
        }
        let names = Preset.all.map(\.name) + own.map(\.name)
        let question = Suggestion.closest(to: name, in: names).map { "; did you mean `\($0)`?" } ?? ""
        return "there is no front end `\(name)`\(question) (`pickdata explain presets` lists them)"
    }
}
