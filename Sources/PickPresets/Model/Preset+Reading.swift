package import PickModel
package import PropertyList

extension Preset {
    /// What keys of a front end's own JSON are for, where no vocabulary knows them: of presets that a configuration has.
    ///
    /// Nothing where the document does not begin with records that have such keys.
    package func readingKeys(_ document: Document) -> [RecognitionHints.Key] {
        guard document.format == .json, Preset.named(name) == nil, case .tree(let keys)? = regions,
            document.kind(document.root) == .array, document.childCount(document.root) > 0,
            document.kind(document.root + 1) == .dict
        else { return [] }
        let there = Set(document.children(document.root + 1).map { document.string($0) })
        guard there.contains(keys.labelKey(0)) || keys.leafLabel.map(there.contains) ?? false else {
            return []
        }
        return readingKeys
    }

    /// What `--keys` says to read a file of a tree of records back.
    package var readingKeys: [RecognitionHints.Key] {
        guard case .tree(let keys)? = regions else { return [] }
        let names = (keys.label + [keys.leafLabel].compactMap { $0 }).map { RecognitionHints.Key(.name, $0) }
        let codes = [keys.value].compactMap { $0 }.map { RecognitionHints.Key(.code, $0) }
        return names + codes + keys.children.map { RecognitionHints.Key(.children, $0) }
    }
}
