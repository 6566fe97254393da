internal import PickDiagnostics

/// The first eight bytes: `bplist` and the version.
enum BinaryHeader {
    private static let magic: StaticString = "bplist"

    /// Whether the bytes are meant as a binary property list, a damaged one too.
    static func isMeant(by bytes: Span<UInt8>) -> Bool {
        if bytes.count > 0, matchingBytes(bytes, from: 0) == min(bytes.count, magic.utf8CodeUnitCount) {
            return true
        }
        // Something before the magic: white space, a byte order mark.
        var start = 0
        while start < bytes.count, isFiller(bytes[start]) { start += 1 }
        if matchingBytes(bytes, from: start) == magic.utf8CodeUnitCount { return true }
        // A damaged magic before objects that are all there.
        guard bytes.count >= BinaryTrailer.leastFileSize else { return false }
        return (try? BinaryTrailer(bytes, endingAt: bytes.count)) != nil
    }

    /// Checks magic and length; returns whether the version is 01.
    static func check(_ bytes: Span<UInt8>) throws(BinaryFault) -> Bool {
        let matching = matchingBytes(bytes, from: 0)
        guard matching == min(bytes.count, magic.utf8CodeUnitCount) else {
            var start = 0
            while start < bytes.count, isFiller(bytes[start]) { start += 1 }
            let isShifted = matchingBytes(bytes, from: start) == magic.utf8CodeUnitCount
            throw BinaryFault(
                .binaryMagic,
                isShifted
                    ? "The file must begin with `bplist`, but before it there is \(counted(start, "byte")) more: delete that."
                    : "A binary property list begins with `bplist`; this file does not.",
                at: 0..<(isShifted ? start : min(bytes.count, magic.utf8CodeUnitCount))
            )
        }
        guard bytes.count >= BinaryTrailer.headerSize else { throw cut(bytes) }
        let isFirst = bytes[6] == UInt8(ascii: "0") && bytes[7] == UInt8(ascii: "0")
        let isSecond = bytes[6] == UInt8(ascii: "0") && bytes[7] == UInt8(ascii: "1")
        guard isFirst || isSecond else {
            throw BinaryFault(
                .binaryVersion,
                "The version of this binary property list is not 00 or 01; other versions are used inside "
                    + "Apple's systems only. Convert it with `plutil -convert binary1` on a Mac.",
                at: 6..<8
            )
        }
        guard bytes.count >= BinaryTrailer.leastFileSize else { throw cut(bytes) }
        return isSecond
    }

    private static func cut(_ bytes: Span<UInt8>) -> BinaryFault {
        BinaryFault(
            .truncated,
            "The file ends after \(bytes.count) bytes; a binary property list has at least "
                + "\(BinaryTrailer.leastFileSize). Fetch it again.",
            at: bytes.count..<bytes.count
        )
    }

    private static func isFiller(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF: true
        default: false
        }
    }

    private static func matchingBytes(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var count = 0
        while count < magic.utf8CodeUnitCount, start + count < bytes.count {
            let wanted = unsafe magic.utf8Start[count]
            guard bytes[start + count] == wanted else { break }
            count += 1
        }
        return count
    }
}
