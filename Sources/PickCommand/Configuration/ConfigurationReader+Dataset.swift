internal import PickDiagnostics
internal import PickExport
internal import PickJSON

extension ConfigurationReader {
    /// Reads `dataset`: what people say about the data, for bundles.
    mutating func readDataset(_ object: Int) {
        guard isObject(object, "`dataset`") else { return }
        var facts = DatasetFacts()
        for (key, node) in members(of: object, as: .dataset) {
            guard let text = text(node, key) else { continue }
            switch key {
            case .name: facts.name = text
            case .version: facts.version = text
            case .licence: facts.licence = text
            case .source: facts.source = text
            case .asOf:
                if Self.isDay(text) {
                    facts.asOf = text
                } else {
                    fail(node, "`asOf` is a day, written like 2024-12-31.")
                }
            default: break
            }
        }
        configuration.dataset = facts
    }

    /// Whether a text is a day of the calendar.
    private static func isDay(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2],
            parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
            (1...12).contains(month)
        else { return false }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return (1...days[month - 1]).contains(day)
    }
}
