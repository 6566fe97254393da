internal import PickBytes

/// A piece of a table's text: where it begins and how many bytes it has.
struct Cell: BitwiseCopyable, Sendable {
    var start: UInt32
    var count: UInt32

    static let empty = Cell(start: 0, count: 0)

    var range: Range<Int> { Int(start)..<Int(start) + Int(count) }

    /// The first bytes of it.
    func prefix(_ bytes: Int) -> Cell {
        Cell(start: start, count: min(count, UInt32(truncatingIfNeeded: bytes)))
    }
}

/// The text of a table, which lies in the binary, as lines of cells between tabs.
///
/// Nothing is copied out of it.
struct TableText: Sendable {
    let literal: StaticString

    /// The bytes of a cell.
    @inline(__always)
    @unsafe func bytes(_ cell: Cell) -> UnsafeBufferPointer<UInt8> {
        unsafe UnsafeBufferPointer(start: literal.utf8Start + Int(cell.start), count: Int(cell.count))
    }

    /// A cell as text.
    func string(_ cell: Cell) -> String { unsafe String(decoding: bytes(cell), as: UTF8.self) }

    /// Whether two cells have the same bytes.
    func areEqual(_ one: Cell, _ other: Cell) -> Bool {
        unsafe haveEqualBytes(bytes(one), bytes(other))
    }

    /// The last character of a cell, where that has three bytes, as Chinese ones have.
    @inline(__always)
    func lastCharacter(_ cell: Cell) -> Unicode.Scalar? {
        let own = unsafe bytes(cell)
        guard own.count >= 3 else { return nil }
        let (first, second, third) = unsafe (own[own.count - 3], own[own.count - 2], own[own.count - 1])
        return Unicode.Scalar(
            UInt32(first & 0x0F) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
        )
    }

    /// Whether a cell ends in a text.
    func ends(_ cell: Cell, with suffix: StaticString) -> Bool {
        let own = unsafe bytes(cell)
        let count = suffix.utf8CodeUnitCount
        guard own.count >= count else { return false }
        for index in 0..<count where unsafe own[own.count - count + index] != suffix.utf8Start[index] {
            return false
        }
        return true
    }
}

/// Reads the cells of a part of a table one after the other.
struct CellReader {
    private let text: TableText
    private var place: Int
    private let end: Int

    init(_ text: TableText, _ range: Range<Int>) {
        self.text = text
        place = range.lowerBound
        end = min(range.upperBound, text.literal.utf8CodeUnitCount)
    }

    var isAtEnd: Bool { place >= end }

    /// The next cell; the tab or line feed behind it is passed over.
    mutating func cell() -> Cell {
        let start = place
        place = nextBreak()
        let cell = Cell(
            start: UInt32(truncatingIfNeeded: start),
            count: UInt32(truncatingIfNeeded: place &- start)
        )
        place &+= 1
        return cell
    }

    /// Where the next tab or line feed is, or the end; eight bytes at a time.
    @inline(__always)
    private func nextBreak() -> Int {
        var place = place
        let raw = unsafe UnsafeRawPointer(text.literal.utf8Start)
        while end &- place >= 8 {
            let word = UInt64(littleEndian: unsafe raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            // The highest bit of each byte that is less than 0x0B (Anderson, Bit Twiddling Hacks); no others are in tables.
            let low = (word &- 0x0B0B_0B0B_0B0B_0B0B) & ~word & 0x8080_8080_8080_8080
            if low != 0 { return place &+ low.trailingZeroBitCount / 8 }
            place &+= 8
        }
        let bytes = unsafe text.literal.utf8Start
        while place < end, unsafe bytes[place] >= 0x0B { place &+= 1 }
        return place
    }

    /// The next cell as a number; 0 where it has no digits.
    mutating func number() -> Int {
        let cell = cell()
        return unsafe Self.number(text.bytes(cell))
    }

    @unsafe static func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var number = 0
        for index in 0..<min(bytes.count, 9) {
            let digit = unsafe Int(bytes[index]) - 0x30
            guard (0...9).contains(digit) else { break }
            number = number * 10 + digit
        }
        return number
    }
}
