package import PickModel

/// Settles what the values of rows are made of.
package struct ValueChoice: Sendable {
    /// Nil where rows have no value.
    package let mode: ValueMode?
    /// Why it is not the code although some rows have one; a sentence without a full stop.
    package let reason: String?
    /// Whether each value is known to be the only one in its scope, so that nobody needs to look again.
    package let isUnique: Bool

    /// The mode for data and a front end.
    ///
    /// What was asked for; else codes where every row has one that can be told from the others; else names. Codes that a
    /// file has are its values, also where they stand twice.
    package init(_ dataset: Dataset, _ preset: Preset, asked: ValueMode?, _ stage: PresetCheck.Stage) {
        let shape = dataset.kind == .menu ? preset.menu : preset.regions
        let rules = preset.rules
        var reason: String?
        var isUnique = false
        if rules.code.isRequired {
            mode = .code
        } else if rules.value == .none || shape == .columns(.text)
            || dataset.kind == .menu && shape == .source
        {
            mode = nil
        } else if shape == .nestedNames {
            mode = .name
        } else if let asked {
            mode = asked
        } else {
            let tree = dataset.tree
            let scope = ValueScope(dataset, rules.value)
            // Where nothing has a code, nobody asks how many have none.
            let (coded, uncoded) = tree.codedCount > 0 ? scope.counts(tree) : (0, 0)
            let names: ValueMode = rules.value == .siblings ? .name : .path
            if rules.code == .optional {
                // The key is one for codes: nothing else stands there unasked.
                mode = coded > 0 ? .code : nil
            } else if coded == 0 {
                mode = names
            } else if uncoded > 0 {
                mode = names
                reason =
                    "\(uncoded) of \(coded + uncoded) rows have no code, so values are "
                    + (names == .name ? "names" : "paths of names")
            } else if stage == .output, scope.hasRepeats(tree, .code) {
                mode = names
                reason =
                    "some codes stand twice, so values are " + (names == .name ? "names" : "paths of names")
            } else {
                mode = .code
                isUnique = stage == .output
            }
        }
        self.reason = reason
        self.isUnique = isUnique
    }

    /// Whether `--value` can change something for such data.
    package static func isFree(_ preset: Preset) -> Bool {
        guard !preset.rules.code.isRequired, preset.rules.value != .none else { return false }
        return preset.regions != .nestedNames
    }
}
