/// Looks for one text in others, by Horspool's way: the byte under the text's end says how far it can be moved at once.
struct TextSearch {
    private let wanted: [UInt8]
    private let steps: [Int]

    /// `wanted` is not empty.
    init(for wanted: [UInt8]) {
        self.wanted = wanted
        var steps = [Int](repeating: wanted.count, count: 256)
        for (index, byte) in wanted.dropLast().enumerated() { steps[Int(byte)] = wanted.count - 1 - index }
        self.steps = steps
    }

    /// Where the text stands first; nil when it does not.
    func first(in text: [UInt8]) -> Int? {
        let last = wanted.count - 1
        var place = 0
        while place + last < text.count {
            let byte = text[place + last]
            if byte == wanted[last], text[place..<place + last].elementsEqual(wanted[..<last]) {
                return place
            }
            place += steps[Int(byte)]
        }
        return nil
    }
}
