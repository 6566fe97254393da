internal import PickDiagnostics

/// The last 32 bytes of a binary property list: where its objects are.
///
/// The rules are those of CoreFoundation (`decisions.md` 35 to 37). After them every index into the file that is
/// made from the offset table or from a reference is checked against numbers that are known to be true.
struct BinaryTrailer {
    static let size = 32
    static let headerSize = 8
    /// Where less is left the trailer has no say: header, one byte of something, trailer.
    static let leastFileSize = headerSize + 1 + size

    /// The byte at which the trailer begins.
    let start: Int
    /// Bytes of an entry of the offset table.
    let offsetSize: Int
    /// Bytes of a reference.
    let referenceSize: Int
    let objectCount: Int
    let topObject: Int
    /// The byte at which the offset table begins, and the objects end.
    let table: Int
    /// Whether bytes that have no meaning are set.
    let hasUnusedBytes: Bool

    /// Checks the trailer that ends at byte `end`; `bytes` has at least 32 bytes before it.
    init(_ bytes: Span<UInt8>, endingAt end: Int) throws(BinaryFault) {
        start = end - Self.size
        let first = start
        offsetSize = Int(bytes[start + 6])
        referenceSize = Int(bytes[start + 7])
        let count = Self.number(bytes, at: start + 8)
        let top = Self.number(bytes, at: start + 16)
        let place = Self.number(bytes, at: start + 24)
        hasUnusedBytes = (0..<6).contains { bytes[first + $0] != 0 }
        let countRange = start + 8..<start + 16
        let placeRange = start + 24..<end

        guard (1...8).contains(offsetSize) || offsetSize == 16 else {
            throw BinaryFault(
                .binaryTrailer,
                "The trailer says that an offset has \(counted(offsetSize, "byte")); it may have 1 to 8 or 16.",
                at: start + 6..<start + 7
            )
        }
        guard (1...8).contains(referenceSize) else {
            throw BinaryFault(
                .binaryTrailer,
                "The trailer says that a reference has \(counted(referenceSize, "byte")); it may have 1 to 8.",
                at: start + 7..<start + 8
            )
        }
        guard count > 0 else {
            throw BinaryFault(.binaryTrailer, "The trailer says that there are no objects.", at: countRange)
        }
        guard top < count else {
            throw BinaryFault(
                .binaryTrailer,
                "The trailer names object \(top) as the root, but of \(counted(count, "object")), counted from 0.",
                at: start + 16..<start + 24
            )
        }
        guard place > UInt64(Self.headerSize) else {
            throw BinaryFault(
                .binaryTrailer,
                "The trailer puts the offset table at byte \(place), where no object fits before it.",
                at: placeRange
            )
        }
        guard place < UInt64(start) else {
            throw BinaryFault(
                .binaryTrailer,
                "The trailer puts the offset table at byte \(place), but the trailer itself begins at \(start).",
                at: placeRange
            )
        }
        let room = UInt64(start) - place
        let (tableSize, overflow) = count.multipliedReportingOverflow(by: UInt64(offsetSize))
        guard !overflow, tableSize <= room else {
            throw BinaryFault(
                .binaryTrailer,
                "The trailer says that there are \(count) objects of \(offsetSize)-byte offsets, but the offset table "
                    + "has only \(counted(room, "byte")).",
                at: countRange
            )
        }
        objectCount = Int(count)
        topObject = Int(top)
        table = Int(place)
        guard tableSize == room else {
            let gap = table + Int(tableSize)
            throw BinaryFault(
                .binaryTrailer,
                "Between the offset table and the trailer stands what belongs to nothing: "
                    + "\(counted(start - gap, "byte")).",
                at: gap..<start
            )
        }
        guard offsetSize >= 8 || place >> UInt64(8 * offsetSize) == 0 else {
            throw BinaryFault(
                .binaryTrailer,
                "Offsets of \(counted(offsetSize, "byte")) cannot reach all objects: the offset table begins at byte \(table).",
                at: start + 6..<start + 7
            )
        }
        guard referenceSize >= 8 || (count - 1) >> UInt64(8 * referenceSize) == 0 else {
            throw BinaryFault(
                .binaryTrailer,
                "References of \(counted(referenceSize, "byte")) cannot reach all of \(count) objects.",
                at: start + 7..<start + 8
            )
        }
    }

    /// Whether there are as many objects as references can name, which CoreFoundation refuses though it is enough.
    var fillsReferences: Bool {
        referenceSize < 8 && UInt64(objectCount) >> UInt64(8 * referenceSize) != 0
    }

    private static func number(_ bytes: Span<UInt8>, at place: Int) -> UInt64 {
        var value: UInt64 = 0
        for index in place..<place + 8 { value = value << 8 | UInt64(bytes[index]) }
        return value
    }
}

extension BinaryTrailer {
    /// The trailer at the end of the file; where it is wrong, says why as well as can be told.
    static func find(in bytes: Span<UInt8>) throws(BinaryFault) -> BinaryTrailer {
        do {
            return try BinaryTrailer(bytes, endingAt: bytes.count)
        } catch {
            if let missing = missingBytes(bytes) {
                throw BinaryFault(
                    .truncated,
                    "The file is cut: of the 32 bytes of its trailer only \(size - missing) are there. Fetch it again.",
                    at: bytes.count - size..<bytes.count
                )
            }
            if let end = earlierEnd(bytes) {
                throw BinaryFault(
                    .binaryTrailer,
                    "The property list ends here, but the file goes on for \(counted(bytes.count - end, "byte")). "
                        + "Cut it here.",
                    at: end..<bytes.count
                )
            }
            if hasReplacementCharacters(bytes) {
                throw BinaryFault(
                    error.code,
                    error.message
                        + " Bytes of the file were replaced by U+FFFD: it was saved as text at some time, "
                        + "and what it held is lost.",
                    at: error.range
                )
            }
            throw error
        }
    }

    /// How many bytes of a right trailer would have to follow, when the file ends in the first bytes of one.
    private static func missingBytes(_ bytes: Span<UInt8>) -> Int? {
        // Up to 16: sizes and count are there, and the count says where the table must begin.
        for missing in 1...16 {
            let start = bytes.count - size + missing
            let offsetSize = UInt64(bytes[start + 6])
            let referenceSize = bytes[start + 7]
            guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else { continue }
            let count = number(bytes, at: start + 8)
            guard count > 0, count < UInt64(start) else { continue }
            let tableSize = count * offsetSize
            guard tableSize + UInt64(headerSize) < UInt64(start) else { continue }
            let table = UInt64(start) - tableSize
            guard offsetSize == 8 || table >> (8 * offsetSize) == 0 else { continue }
            // What there is of the root's number and of the table's place must agree.
            let expected: [UInt8] = (0..<8).map { UInt8(truncatingIfNeeded: table >> (56 - 8 * UInt64($0))) }
            var agrees = true
            for index in start + 16..<max(start + 16, bytes.count) {
                let field = index - (start + 16)
                if field >= 8 {
                    if bytes[index] != expected[field - 8] { agrees = false }
                } else if field < 4, bytes[index] != 0 {
                    agrees = false
                }
            }
            if agrees { return missing }
        }
        return nil
    }

    /// The end of a right trailer that other bytes follow.
    private static func earlierEnd(_ bytes: Span<UInt8>) -> Int? {
        var end = bytes.count - 1
        while end >= leastFileSize {
            // The sizes first: they turn nearly every place down at once.
            if (1...8).contains(bytes[end - size + 6]), (1...8).contains(bytes[end - size + 7]),
                (try? BinaryTrailer(bytes, endingAt: end)) != nil
            {
                return end
            }
            end -= 1
        }
        return nil
    }

    private static func hasReplacementCharacters(_ bytes: Span<UInt8>) -> Bool {
        var index = 0
        while index + 2 < bytes.count {
            if bytes[index] == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] == 0xBD { return true }
            index += 1
        }
        return false
    }
}
