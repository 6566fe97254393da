internal import PickDiagnostics
internal import PickModel
internal import PropertyList

extension PresetCheck {
    /// Values: there, taken, and each the only one.
    func values() {
        guard let mode else { return }
        if rules.code == .unused, mode == .code { missingValues() }
        forbidden(mode)
        guard rules.value != .none else { return }
        var pairs: [(later: Int, earlier: Int)] = []
        if !isUnique { scope.repeats(tree, mode) { pairs.append(($0, $1)) } }
        let place =
            switch rules.value {
            case .siblings: "among the rows beside each other"
            case .leaves: "among all rows without children"
            case .tree, .none: "in all the data"
            }
        for (later, earlier) in pairs.sorted(by: { $0.later < $1.later }) {
            let isMade = tree.flags(later).contains(.made)
            faults.add(
                .repeatedValue,
                isMade
                    ? "A row that was added has the value of its parent, \(name(earlier)), and for \(preset.name) a value "
                        + "stands once \(place): say `--value path` or `--value index`."
                    : "\(name(later)) has the \(mode == .code ? "value" : "name") of \(name(earlier)), and for "
                        + "\(preset.name) a value stands once \(place): `convert --for \(preset.name) --value index` makes "
                        + "values of positions.",
                at: later,
                mode == .code ? .code : .name,
                other: earlier
            )
        }
        numbers()
    }

    private func missingValues() {
        var shares = Shares(depth)
        for entry in 0..<tree.count where scope.hasValue(entry, tree) {
            if tree.codeNode(entry) == nil, !tree.flags(entry).contains(.made) {
                shares.add(entry, tree.level(entry))
            }
        }
        for share in shares.all {
            faults.add(
                .codeNeeded,
                "\(Self.rows(share.count, "has", "have")) no code on level \(share.level + 1), \(name(share.first)) first, "
                    + "so there is no value for \(preset.name).",
                at: share.first
            )
        }
    }

    private func forbidden(_ mode: ValueMode) {
        guard mode != .index, !rules.forbidden.isEmpty else { return }
        let texts = RowTexts(tree)
        // Without a code rule of its own every row's code counts.
        let isCoded = rules.code.isRequired
        for entry in 0..<tree.count where isCoded || scope.hasValue(entry, tree) {
            let node = mode == .code ? tree.codeNode(entry) : tree.nameNode(entry)
            if mode == .code, node == nil { continue }
            // A path is blank only where its one name is.
            if mode == .path, tree.level(entry) > 0 { continue }
            for value in rules.forbidden where matches(node, value, texts) {
                let what = value.isEmpty ? "a blank value" : "the value '\(value)'"
                faults.add(
                    .forbiddenValue,
                    "\(name(entry)) has \(what), which \(preset.name) does not take.",
                    at: entry,
                    mode == .code ? .code : .name
                )
            }
        }
    }

    private func matches(_ node: Int?, _ value: String, _ texts: RowTexts) -> Bool {
        guard let node, tree.document.kind(node).isText else { return texts.text(node) == value }
        let bytes = unsafe tree.document.bytes(node)
        // Spaces alone are blank, too.
        if value.isEmpty { return unsafe bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A } }
        return unsafe bytes.count == value.utf8.count && bytes.elementsEqual(value.utf8)
    }

    private func numbers() {
        guard stage == .file, rules.comparesStrictly, mode == .code else { return }
        var shares = Shares(depth)
        for entry in 0..<tree.count {
            if let node = tree.codeNode(entry), !tree.document.kind(node).isText {
                shares.add(entry, tree.level(entry))
            }
        }
        for share in shares.all {
            faults.add(
                .numberValue,
                "\(Self.rows(share.count, "has", "have")) a number for a code on level \(share.level + 1), and "
                    + "\(preset.name) compares with `===`: make them texts, as `convert --for \(preset.name)` does.",
                at: share.first,
                .code
            )
        }
    }
}
