internal import PickBytes
internal import PickModel

/// Gives the names, or the codes, of two tables numbers: equal bytes have equal numbers, and the empty text has 0.
///
/// Nothing is copied, and no text becomes a `String`. Two files that are compared are mostly alike, so each text of the
/// new one is held against those that follow what was found last in the old one: both are read as they lie in memory.
/// What is not found there, and what one file has twice, is found by hash, part by part.
struct TextNumbers: ~Copyable {
    private let text: PlaceTable.Text
    private let old: PlaceTable
    private let new: PlaceTable
    private let hash = TextHash()
    private var equal = EqualTexts()
    /// For each place the first one known with its text: an old one, or a new one behind all of these.
    private var firstOfOld: Numbers
    private var firstOfNew: Numbers

    private static let none = PlaceTable.none
    /// Stands for the empty text until the numbers are given.
    private static let empty = PlaceTable.several
    /// So many old texts may have gone, or be written in another way, before the next one that is found.
    private static let window = 8
    /// After so many texts in a row that are not found the files are no longer read side by side.
    private static let mostMisses = 64

    /// Numbers the texts of both tables and keeps the numbers there; returns how many there are.
    static func number(_ text: PlaceTable.Text, _ old: inout PlaceTable, _ new: inout PlaceTable) -> Int {
        if text == .code, old.tree.codedCount == 0, new.tree.codedCount == 0 { return 1 }
        var numbers = TextNumbers(text, old, new)
        numbers.addOld()
        numbers.followOld()
        numbers.findEqual()
        return numbers.finish(&old, &new)
    }

    private init(_ text: PlaceTable.Text, _ old: PlaceTable, _ new: PlaceTable) {
        self.text = text
        self.old = old
        self.new = new
        firstOfOld = Numbers(repeating: Self.none, count: old.count)
        firstOfNew = Numbers(repeating: Self.none, count: new.count)
    }

    private mutating func addOld() {
        // By itself, so that no place costs a copy of the table.
        let (text, old, hash) = (text, old, hash)
        equal.items.reserve(old.count)
        for place in 0..<old.count {
            let found = unsafe old.withText(text, of: place) { unsafe Self.look($0, hash) }
            if found.isText { equal.add(place, hash: found.hash) }
            firstOfOld[place] = found.isText ? place : found.stand
        }
    }

    private mutating func followOld() {
        let (text, old, new, hash) = (text, old, new, hash)
        var next = 0
        var misses = 0
        for place in 0..<new.count {
            let isNear = misses < Self.mostMisses
            let candidates = next..<min(next + (isNear ? Self.window : 0), old.count)
            var same = Self.none
            let found = unsafe new.withText(text, of: place) { bytes in
                same = unsafe Self.find(bytes, text, old, candidates)
                return same >= 0 ? Look(stand: same) : unsafe Self.look(bytes, hash)
            }
            if same >= 0 {
                next = same + 1
                misses = 0
            } else if found.isText {
                misses += 1
                equal.add(old.count + place, hash: found.hash)
            }
            firstOfNew[place] = found.isText ? old.count + place : found.stand
        }
    }

    /// What a text is: one with a hash, or what stands for it.
    private struct Look {
        var stand: Int
        var hash: UInt32 = 0
        var isText = false
    }

    @inline(__always)
    private static func look(_ bytes: UnsafeBufferPointer<UInt8>?, _ hash: TextHash) -> Look {
        guard let bytes = unsafe bytes else { return Look(stand: none) }
        return bytes.count > 0
            ? Look(stand: none, hash: unsafe hash(bytes), isText: true) : Look(stand: empty)
    }

    /// The first of some old places with a text; `none` where it is not there, and for the empty text.
    @inline(__always)
    private static func find(
        _ bytes: UnsafeBufferPointer<UInt8>?,
        _ text: PlaceTable.Text,
        _ old: PlaceTable,
        _ candidates: Range<Int>
    ) -> Int {
        guard let bytes = unsafe bytes, bytes.count > 0 else { return none }
        for candidate in candidates {
            let isSame = unsafe old.withText(text, of: candidate) { other in
                guard let other = unsafe other else { return false }
                return unsafe haveEqualBytes(other, bytes)
            }
            if isSame { return candidate }
        }
        return none
    }

    private mutating func findEqual() {
        let (text, old, new) = (text, old, new)
        var (firstOfOld, firstOfNew) = (firstOfOld, firstOfNew)
        self.firstOfOld = Numbers()
        self.firstOfNew = Numbers()
        equal.find { later, earlier in
            let table = later < old.count ? old : new
            let isSame = unsafe table.withText(text, of: later < old.count ? later : later - old.count) {
                bytes in
                unsafe (earlier < old.count ? old : new).withText(
                    text,
                    of: earlier < old.count ? earlier : earlier - old.count
                ) { other in
                    guard let bytes = unsafe bytes, let other = unsafe other else { return false }
                    return unsafe haveEqualBytes(bytes, other)
                }
            }
            guard isSame else { return false }
            if later < old.count {
                firstOfOld[later] = earlier
            } else {
                firstOfNew[later - old.count] = earlier
            }
            return true
        }
        self.firstOfOld = firstOfOld
        self.firstOfNew = firstOfNew
    }

    /// Makes numbers of the places; what a place refers to stands before it and has its number.
    private consuming func finish(_ oldTable: inout PlaceTable, _ newTable: inout PlaceTable) -> Int {
        // A place without a name has the empty one, a place without a code has none.
        let missing = text == .name ? 0 : Self.none
        var (olds, news) = (firstOfOld, firstOfNew)
        firstOfOld = Numbers()
        firstOfNew = Numbers()
        var count = 1
        for place in 0..<olds.count {
            switch olds[place] {
            case Self.none: olds[place] = missing
            case Self.empty: olds[place] = 0
            case place:
                olds[place] = count
                count += 1
            case let first: olds[place] = olds[first]
            }
        }
        for place in 0..<news.count {
            let first = news[place]
            if first == Self.none {
                news[place] = missing
            } else if first == Self.empty {
                news[place] = 0
            } else if first < olds.count {
                news[place] = olds[first]
            } else if first == olds.count + place {
                news[place] = count
                count += 1
            } else {
                news[place] = news[first - olds.count]
            }
        }
        oldTable.keep(olds, of: text)
        newTable.keep(news, of: text)
        return count
    }
}
