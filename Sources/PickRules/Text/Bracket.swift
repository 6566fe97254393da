/// Brackets: which belong together, and how wide they are.
enum Bracket {
    private static let pairs: [(open: Unicode.Scalar, close: Unicode.Scalar, shape: Int)] = [
        ("(", ")", 0), ("（", "）", 0), ("[", "]", 1), ("［", "］", 1), ("{", "}", 2), ("｛", "｝", 2),
        ("【", "】", 3),
        ("「", "」", 4), ("『", "』", 5), ("《", "》", 6), ("〈", "〉", 7), ("〔", "〕", 8),
    ]

    /// Which pair a bracket opens.
    static func opening(_ scalar: Unicode.Scalar) -> Int? { pairs.firstIndex { $0.open == scalar } }

    /// Which pair a bracket closes.
    static func closing(_ scalar: Unicode.Scalar) -> Int? { pairs.firstIndex { $0.close == scalar } }

    /// Whether two pairs differ in width alone.
    static func haveSameShape(_ one: Int, _ other: Int) -> Bool { pairs[one].shape == pairs[other].shape }

    /// The bracket of the other width.
    static func otherWidth(_ pair: Int, opens: Bool) -> Unicode.Scalar {
        let other = pairs[pair ^ 1]
        return opens ? other.open : other.close
    }

    /// Whether a pair has a form in the other width, and is the wide one.
    static func isWide(_ pair: Int) -> Bool { pair < 6 && pair & 1 == 1 }

    /// What the brackets of a text are like.
    struct Reading {
        /// The first bracket without a partner.
        var lone: Int?
        /// Pairs of which one is wide and one is not.
        var mixed: [(open: Int, close: Int)] = []

        init(_ scalars: [Unicode.Scalar]) {
            var open: [(place: Int, pair: Int)] = []
            for place in scalars.indices {
                if let pair = Bracket.opening(scalars[place]) {
                    open.append((place, pair))
                } else if let pair = Bracket.closing(scalars[place]) {
                    guard let last = open.last, Bracket.haveSameShape(last.pair, pair) else {
                        // `1)` and `a)` count, and enclose nothing.
                        if open.isEmpty, pair == 0, place <= 3 { continue }
                        lone = lone ?? place
                        continue
                    }
                    open.removeLast()
                    if last.pair != pair { mixed.append((last.place, place)) }
                }
            }
            if lone == nil { lone = open.first?.place }
        }
    }
}
