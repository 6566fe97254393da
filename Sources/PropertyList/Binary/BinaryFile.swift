internal import PickDiagnostics

/// A binary property list with a checked trailer, seen through its offset table.
///
/// It does not own the bytes: whoever makes one keeps them alive for as long. Places given to it come from a
/// checked trailer, table or object, so that all loads are inside the file: eight bytes may be read at any place
/// before the trailer, which has 32.
@safe
struct BinaryFile {
    private let base: UnsafePointer<UInt8>
    let count: Int
    let trailer: BinaryTrailer
    private let entryBase: Int
    private let entryShift: UInt64
    private let referenceShift: UInt64

    @unsafe init(_ base: UnsafePointer<UInt8>, count: Int, trailer: BinaryTrailer) {
        unsafe self.base = base
        self.count = count
        self.trailer = trailer
        // Of a 16-byte offset the first half is zero; that is checked once, by `checkTable`.
        entryBase = trailer.table + max(trailer.offsetSize - 8, 0)
        entryShift = UInt64(64 - 8 * min(trailer.offsetSize, 8))
        referenceShift = UInt64(64 - 8 * trailer.referenceSize)
    }

    /// The bytes from `place` on.
    @inline(__always) @unsafe func pointer(at place: Int) -> UnsafePointer<UInt8> { unsafe base + place }

    @inline(__always) func byte(at place: Int) -> UInt8 {
        assert(place >= 0 && place < count)
        return unsafe base[place]
    }

    /// The eight bytes at `place`, the first one highest.
    @inline(__always) func word(at place: Int) -> UInt64 {
        assert(place >= 0 && place + 8 <= count)
        return unsafe UInt64(bigEndian: UnsafeRawPointer(base + place).loadUnaligned(as: UInt64.self))
    }

    /// The number in the `size` (1 to 8) bytes at `place`.
    @inline(__always) func number(at place: Int, size: Int) -> UInt64 {
        word(at: place) >> UInt64(truncatingIfNeeded: 64 &- 8 &* size)
    }

    /// The UTF-16 unit at `place`.
    @inline(__always) func unit(at place: Int) -> UInt16 {
        assert(place >= 0 && place + 2 <= count)
        return unsafe UInt16(bigEndian: UnsafeRawPointer(base + place).loadUnaligned(as: UInt16.self))
    }

    /// The reference at `place`, not checked yet.
    @inline(__always) func reference(at place: Int) -> UInt64 { word(at: place) >> referenceShift }

    /// Where the offset table has the entry of an object.
    func entry(of object: Int) -> Range<Int> {
        let start = trailer.table + object * trailer.offsetSize
        return start..<start + trailer.offsetSize
    }

    /// Where an object begins.
    @inline(__always) func offset(of object: Int) -> Int {
        assert(object >= 0 && object < trailer.objectCount)
        return Int(truncatingIfNeeded: word(at: entryBase &+ object &* trailer.offsetSize) >> entryShift)
    }
}

extension BinaryFile {
    /// Checks that all entries of the offset table point at objects.
    ///
    /// Returns whether they ascend, as every known writer has them: then no two are the same.
    func checkTable() throws(BinaryFault) -> Bool {
        var ascends = true
        var last = -1
        let lowest = UInt64(BinaryTrailer.headerSize)
        let end = UInt64(trailer.table)
        for object in 0..<trailer.objectCount {
            let offset = word(at: entryBase &+ object &* trailer.offsetSize) >> entryShift
            guard offset >= lowest, offset < end, trailer.offsetSize <= 8 || highHalf(of: object) == 0 else {
                throw BinaryFault(
                    .objectOffset,
                    "Object \(object) of \(trailer.objectCount) would begin at byte \(offset), but the objects stand "
                        + "from byte \(lowest) to byte \(end - 1).",
                    at: entry(of: object)
                )
            }
            if Int(offset) <= last { ascends = false }
            last = Int(offset)
        }
        return ascends
    }

    private func highHalf(of object: Int) -> UInt64 { word(at: entry(of: object).lowerBound) }
}
