/// Text of a binary property list: ASCII bytes or UTF-16 units, the high byte first.
extension BinaryFile {
    /// The first byte of an ASCII string that is not ASCII.
    func nonASCII(in text: BinaryObject) -> Int? {
        var place = text.content
        let end = text.end
        // Words may be read past the end: offset table and trailer follow. What is too much is shifted out.
        while place < end {
            var high = word(at: place) & 0x8080_8080_8080_8080
            let left = end &- place
            if left < 8 { high >>= UInt64(truncatingIfNeeded: 64 &- 8 &* left) }
            if high != 0 {
                while byte(at: place) < 0x80 { place &+= 1 }
                return place
            }
            place &+= 8
        }
        return nil
    }

    /// The place of the first UTF-16 unit that is half a pair without its other half.
    func loneSurrogate(in text: BinaryObject) -> Int? {
        var place = text.content
        let end = text.end
        while place < end {
            // Four units at once: a zero lane is left where the high byte is 0xD8 to 0xDF.
            if end &- place >= 8 {
                let lanes = (word(at: place) & 0xF800_F800_F800_F800) ^ 0xD800_D800_D800_D800
                let zeros = (lanes &- 0x0001_0001_0001_0001) & ~lanes & 0x8000_8000_8000_8000
                if zeros == 0 {
                    place &+= 8
                    continue
                }
            }
            let unit = unit(at: place)
            if unit & 0xF800 != 0xD800 {
                place &+= 2
                continue
            }
            guard unit < 0xDC00, end &- place >= 4, self.unit(at: place &+ 2) & 0xFC00 == 0xDC00 else {
                return place
            }
            place &+= 4
        }
        return nil
    }

    /// A number that is the same for equal texts, however they are written.
    func textHash(of text: BinaryObject) -> UInt32 {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
        for index in 0..<text.count {
            hash = (hash ^ UInt64(codeUnit(index, of: text))) &* 0x0000_0100_0000_01B3
        }
        return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    }

    /// The `index`th UTF-16 unit of a string of either form.
    @inline(__always)
    func codeUnit(_ index: Int, of text: BinaryObject) -> UInt16 {
        text.shape == .ascii ? UInt16(byte(at: text.content &+ index)) : unit(at: text.content &+ 2 &* index)
    }

    /// Compares two strings of either form, unit by unit: negative, zero or positive.
    func compare(_ left: BinaryObject, _ right: BinaryObject) -> Int {
        if left.start == right.start { return 0 }
        for index in 0..<min(left.count, right.count) {
            let difference = Int(codeUnit(index, of: left)) &- Int(codeUnit(index, of: right))
            if difference != 0 { return difference }
        }
        return left.count &- right.count
    }

    /// The string, for messages and rare cases.
    func string(of text: BinaryObject) -> String {
        var units: [UInt16] = []
        units.reserveCapacity(text.count)
        for index in 0..<text.count { units.append(codeUnit(index, of: text)) }
        return String(decoding: units, as: UTF16.self)
    }
}
