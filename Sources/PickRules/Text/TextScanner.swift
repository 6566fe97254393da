internal import PickBytes

/// Finds the traits of texts, byte by byte, without making a `String`.
struct TextScanner: ~Copyable {
    private let tables = ScannerTables.shared
    /// The traits of the characters that the tables do not have.
    private var pages = TraitPages()

    /// A text of more bytes is no name that a wheel shows, and has no traits.
    ///
    /// Rules and fixes take a text apart, character by character, which needs twenty times its memory.
    static let longestText: UInt = 1 << 20

    /// The traits of a text.
    @inline(__always)
    @unsafe mutating func traits(_ bytes: UnsafePointer<UInt8>, count: Int) -> TextTraits {
        // One comparison for both: no text, and one that is too long.
        guard UInt(bitPattern: count &- 1) < Self.longestText, let ascii = unsafe tables.ascii.base,
            let han = unsafe tables.han.base
        else { return count > 0 ? [] : .empty }
        var found: UInt32 = 0
        var hanBits: UInt8 = 0
        var hasTabled = false
        var index = 0
        while index < count {
            let byte = unsafe bytes[index]
            if ScannerTables.isTabled(byte), index &+ 2 < count {
                unsafe hanBits |= han[ScannerTables.place(bytes + index)]
                hasTabled = true
                index &+= 3
            } else if byte < 0x80 {
                if byte == 0x20, unsafe Self.isOddSpace(bytes, index, count) {
                    found |= TextTraits.space.rawValue
                }
                unsafe found |= ascii[Int(byte)]
                index &+= 1
            } else {
                unsafe found |= other(bytes, &index, count)
            }
        }
        if hasTabled {
            unsafe found |= hanBits & ScannerTables.paged == 0 ? TextTraits.han.rawValue : rare(bytes, count)
            found |= ScannerTables.traits(of: hanBits)
        }
        return unsafe Self.closer(TextTraits(rawValue: found), bytes, count)
    }

    /// Whether a name that is not empty begins with a character that rows do which are no data, 台湾, or 市辖区.
    ///
    /// With no such character it is none of them; with one it has to be looked at.
    @inline(__always)
    @unsafe func mayBeSpecial(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
        let first = unsafe bytes[0]
        guard ScannerTables.isTabled(first), count > 2, let han = unsafe tables.han.base else {
            return first < 0x80 || first == 0xE2
        }
        return unsafe han[ScannerTables.place(bytes)] & ScannerTables.begins != 0
    }

    /// Whether a name ends in a character that suffixes of divisions do.
    @inline(__always)
    @unsafe func mayHaveSuffix(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
        guard count > 5, let han = unsafe tables.han.base else { return false }
        let last = unsafe bytes + (count &- 3)
        return unsafe ScannerTables.isTabled(last[0])
            && han[ScannerTables.place(last)] & ScannerTables.ends != 0
    }

    /// The traits of the characters of the table in a text that has rare ones of them.
    @inline(never)
    private mutating func rare(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
        var found: UInt32 = 0
        var index = 0
        while index < count {
            guard unsafe ScannerTables.isTabled(bytes[index]), index &+ 2 < count else {
                index &+= 1
                continue
            }
            let code = unsafe ScannerTables.first &+ UInt32(ScannerTables.place(bytes + index))
            found |= code < ScannerTables.firstHan ? pages.traits(of: code) : TextTraits.han.rawValue
            index &+= 3
        }
        return found
    }

    /// Whether a blank is no single one between the words of a script that has blanks between words.
    @inline(__always)
    private static func isOddSpace(_ bytes: UnsafePointer<UInt8>, _ index: Int, _ count: Int) -> Bool {
        guard index > 0, index &+ 1 < count else { return true }
        let before = unsafe bytes[index &- 1]
        let behind = unsafe bytes[index &+ 1]
        if before == 0x20 || behind == 0x20 { return true }
        guard before >= 0x80, Self.mayBeginHan(behind) else { return false }
        return unsafe index >= 3 && mayBeginHan(bytes[index &- 3])
            || index >= 4 && mayBeginHan(bytes[index &- 4])
    }

    /// Whether a byte can be the first one of a Chinese character.
    @inline(__always)
    private static func mayBeginHan(_ byte: UInt8) -> Bool {
        byte >= 0xE3 && byte <= 0xE9 || byte == 0xEF || byte == 0xF0
    }

    /// The traits of a character that is neither ASCII nor a common Chinese one.
    @inline(__always)
    private mutating func other(_ bytes: UnsafePointer<UInt8>, _ index: inout Int, _ count: Int) -> UInt32 {
        let lead = unsafe bytes[index]
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
        guard index &+ length <= count else {
            index = count
            return TextTraits.control.rawValue
        }
        var code = UInt32(lead) & (0xFF >> UInt32(length &+ 1))
        for offset in 1..<max(length, 1) { code = unsafe code << 6 | UInt32(bytes[index &+ offset] & 0x3F) }
        index &+= length
        return pages.traits(of: code)
    }

    /// What follows from the traits together: numbers, digits that stick to a name.
    @inline(__always)
    private static func closer(_ found: TextTraits, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> TextTraits
    {
        guard found.contains(.digit) else { return found }
        var traits = found
        if found == .digit { traits.insert(.number) }
        if count > 4 {
            var before = 0
            while before < count, unsafe bytes[before] &- 0x30 < 10 { before &+= 1 }
            var behind = 0
            while behind < count, unsafe bytes[count &- 1 &- behind] &- 0x30 < 10 { behind &+= 1 }
            if before < count, before >= 4 || behind >= 4 { traits.insert(.glued) }
        }
        return traits
    }
}
