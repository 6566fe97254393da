internal import PickReporters

/// Names in a message: the first few, and how many more there are.
enum NameList {
    private static let mostShown = 5

    static func few(_ names: [String]) -> String {
        let more = names.count > mostShown ? " and \(names.count - mostShown) more" : ""
        return names.prefix(mostShown).map { PrintableText.escaping($0) }.joined(separator: ", ") + more
    }
}
