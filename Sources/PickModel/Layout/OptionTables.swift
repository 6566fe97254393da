internal import PropertyList

/// `{options:[{value, text, optgroup}], optgroups:[{value, label}]}`: options that name their group.
extension ShapePlanner {
    mutating func optionTables(_ root: Int) -> TablePlan? {
        var options: Int?
        var groups: Int?
        for key in document.children(root) where document.kind(key + 1) == .array {
            if document.text(key, equals: "options") { options = key + 1 }
            if document.text(key, equals: "optgroups") { groups = key + 1 }
        }
        guard let options, let groups, hints.keys.isEmpty, areRecords(options), areRecords(groups) else {
            return nil
        }
        return .options(TablePlan.OptionTable(options: options, groups: groups))
    }

    private func areRecords(_ array: Int) -> Bool {
        array + 1 < document.next(after: array)
            && document.children(array).allSatisfy { document.kind($0) == .dict }
    }
}

extension TreeAssembler {
    /// Builds the two levels of options and their groups; options without a group stand on the first level.
    mutating func options(_ table: TablePlan.OptionTable) {
        var links = LinkedEntries()
        var known: [String: Int] = [:]
        let groups = document.children(table.groups).map { option($0, names: ["label", "text"], link: nil) }
        // Numbers from one say where a group stands and nothing else.
        let areNumbered = groups.enumerated().allSatisfy { $1.value == String($0 + 1) }
        for group in groups {
            var entry = group
            if areNumbered { entry.entry.code = -1 }
            let place = links.add(entry.entry)
            if known[entry.value] == nil { known[entry.value] = place }
            links.link(place, under: nil)
        }
        for option in document.children(table.options) {
            let entry = self.option(option, names: ["text", "label"], link: "optgroup")
            let place = links.add(entry.entry)
            if let link = entry.link, known[link] == nil {
                findings.orphan(option, document, parent: link, among: table.groups)
            }
            links.link(place, under: entry.link.flatMap { known[$0] })
        }
        emit(links)
    }

    private mutating func option(
        _ node: Int,
        names: [StaticString],
        link: StaticString?
    ) -> (entry: LinkedEntries.Entry, value: String, link: String?) {
        var entry = LinkedEntries.Entry(name: -1, code: -1, source: node)
        var target: String?
        for name in names where entry.name < 0 {
            for key in document.children(node) where document.text(key, equals: name) { entry.name = key + 1 }
        }
        for key in document.children(node) {
            if document.text(key, equals: "value"), document.hasPlainText(key + 1) {
                entry.code = key + 1
            }
            if let link, document.text(key, equals: link) { target = document.plainText(key + 1) }
        }
        if entry.name < 0 { findings.nameless(node, document, key: "text") }
        return (entry, entry.code >= 0 ? document.plainText(entry.code) ?? "" : "", target)
    }
}
