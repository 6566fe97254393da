/// Which lines of two texts differ: Myers' algorithm in linear space, in time linear in what is equal.
///
/// Lines that only one side has are set aside first, and where the sides have little in common the search is cut off
/// and settles for a good split, so that no input makes it quadratic.
struct LineDiff {
    /// For each line of the old text whether the new one has not got it.
    private(set) var removed: [Bool]
    /// For each line of the new text whether the old one has not got it.
    private(set) var added: [Bool]

    init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
        removed = [Bool](repeating: false, count: old.count)
        added = [Bool](repeating: false, count: new.count)
        var prefix = 0
        while prefix < old.count, prefix < new.count, old[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < min(old.count, new.count) - prefix,
            old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
        {
            suffix += 1
        }
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        let left = old[prefix..<old.count - suffix].map { number($0) }
        let right = new[prefix..<new.count - suffix].map { number($0) }
        let (inLeft, inRight) = (Set(left), Set(right))
        var search = Search()
        for (index, line) in left.enumerated() {
            if inRight.contains(line) { search.addOld(line, index) } else { removed[prefix + index] = true }
        }
        for (index, line) in right.enumerated() {
            if inLeft.contains(line) { search.addNew(line, index) } else { added[prefix + index] = true }
        }
        search.run()
        for index in search.removed { removed[prefix + index] = true }
        for index in search.added { added[prefix + index] = true }
    }

    /// The search itself, over lines as numbers.
    private struct Search {
        private var old: [Int] = []
        private var new: [Int] = []
        private var oldPlaces: [Int] = []
        private var newPlaces: [Int] = []
        private(set) var removed: [Int] = []
        private(set) var added: [Int] = []
        /// How far a path has come on each diagonal, from the front and from the back.
        private var forward: [Int] = []
        private var backward: [Int] = []

        private static let mostSteps = 1024

        mutating func addOld(_ line: Int, _ place: Int) {
            old.append(line)
            oldPlaces.append(place)
        }

        mutating func addNew(_ line: Int, _ place: Int) {
            new.append(line)
            newPlaces.append(place)
        }

        private struct Piece {
            var old: Range<Int>
            var new: Range<Int>
        }

        mutating func run() {
            forward = [Int](repeating: 0, count: old.count + new.count + 3)
            backward = forward
            var pieces = [Piece(old: 0..<old.count, new: 0..<new.count)]
            while var piece = pieces.popLast() {
                trim(&piece)
                if piece.old.isEmpty {
                    added += piece.new.map { newPlaces[$0] }
                } else if piece.new.isEmpty {
                    removed += piece.old.map { oldPlaces[$0] }
                } else {
                    let (x, y) = split(piece)
                    pieces.append(Piece(old: piece.old.lowerBound..<x, new: piece.new.lowerBound..<y))
                    pieces.append(Piece(old: x..<piece.old.upperBound, new: y..<piece.new.upperBound))
                }
            }
        }

        private func trim(_ piece: inout Piece) {
            var (x, y) = (piece.old.lowerBound, piece.new.lowerBound)
            var (xEnd, yEnd) = (piece.old.upperBound, piece.new.upperBound)
            while x < xEnd, y < yEnd, old[x] == new[y] { (x, y) = (x + 1, y + 1) }
            while x < xEnd, y < yEnd, old[xEnd - 1] == new[yEnd - 1] { (xEnd, yEnd) = (xEnd - 1, yEnd - 1) }
            piece = Piece(old: x..<xEnd, new: y..<yEnd)
        }

        /// A point on a shortest way through a piece whose ends differ on both sides; a good one after many steps.
        private mutating func split(_ piece: Piece) -> (Int, Int) {
            let (a0, a1) = (piece.old.lowerBound, piece.old.upperBound)
            let (b0, b1) = (piece.new.lowerBound, piece.new.upperBound)
            // Diagonals are x - y, shifted to count from 1.
            let shift = new.count + 1
            let (least, most) = (a0 - b1, a1 - b0)
            let (front, back) = (a0 - b0, a1 - b1)
            let isOdd = (front - back) & 1 != 0
            var (fLow, fHigh, bLow, bHigh) = (front, front, back, back)
            forward[shift + front] = a0
            backward[shift + back] = a1
            var steps = 0
            while true {
                steps += 1
                if fLow > least {
                    fLow -= 1
                    forward[shift + fLow - 1] = -1
                } else {
                    fLow += 1
                }
                if fHigh < most {
                    fHigh += 1
                    forward[shift + fHigh + 1] = -1
                } else {
                    fHigh -= 1
                }
                for d in stride(from: fHigh, through: fLow, by: -2) {
                    let (low, high) = (forward[shift + d - 1], forward[shift + d + 1])
                    var x = low < high ? high : low + 1
                    while x < a1, x - d < b1, old[x] == new[x - d] { x += 1 }
                    forward[shift + d] = x
                    if isOdd, bLow <= d, d <= bHigh, backward[shift + d] <= x { return (x, x - d) }
                }
                if bLow > least {
                    bLow -= 1
                    backward[shift + bLow - 1] = Int.max
                } else {
                    bLow += 1
                }
                if bHigh < most {
                    bHigh += 1
                    backward[shift + bHigh + 1] = Int.max
                } else {
                    bHigh -= 1
                }
                for d in stride(from: bHigh, through: bLow, by: -2) {
                    let (low, high) = (backward[shift + d - 1], backward[shift + d + 1])
                    var x = low < high ? low : high - 1
                    while x > a0, x - d > b0, old[x - 1] == new[x - d - 1] { x -= 1 }
                    backward[shift + d] = x
                    if !isOdd, fLow <= d, d <= fHigh, x <= forward[shift + d] { return (x, x - d) }
                }
                if steps >= Self.mostSteps {
                    return farthest(piece, shift, (fLow, fHigh), (bLow, bHigh))
                }
            }
        }

        /// The point that has come farthest from its end of the piece.
        private func farthest(_ piece: Piece, _ shift: Int, _ front: (Int, Int), _ back: (Int, Int)) -> (
            Int, Int
        ) {
            let (a0, a1) = (piece.old.lowerBound, piece.old.upperBound)
            let (b0, b1) = (piece.new.lowerBound, piece.new.upperBound)
            var best = (x: a0, y: b0)
            for d in stride(from: front.1, through: front.0, by: -2) {
                var x = min(forward[shift + d], a1)
                if x - d > b1 { x = b1 + d }
                if x + x - d > best.x + best.y { best = (x, x - d) }
            }
            var last = (x: a1, y: b1)
            for d in stride(from: back.1, through: back.0, by: -2) {
                var x = max(backward[shift + d], a0)
                if x - d < b0 { x = b0 + d }
                if x + x - d < last.x + last.y { last = (x, x - d) }
            }
            return a1 + b1 - last.x - last.y < best.x + best.y - a0 - b0 ? best : last
        }
    }
}
