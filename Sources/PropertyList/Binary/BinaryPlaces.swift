internal import PickBytes
internal import PickDiagnostics

/// Questions about the places of objects that need them in order; asked only of files that no known writer makes.
enum BinaryPlaces {
    /// For objects that begin where one with a smaller number begins: that one.
    static func aliases(in file: BinaryFile) -> [Int: Int] {
        var aliases: [Int: Int] = [:]
        var first = 0
        var last = -1
        for place in sortedPlaces(in: file) {
            let (offset, object) = (Int(place >> 32), Int(place & 0xFFFF_FFFF))
            if offset == last {
                aliases[object] = first
            } else {
                first = object
                last = offset
            }
        }
        return aliases
    }

    /// The first object that lies over another one and how many there are; of objects that were reached only.
    static func overlaps(in file: BinaryFile, isReached: (Int) -> Bool) -> (first: Range<Int>, count: Int)? {
        var first: Range<Int>?
        var count = 0
        var end = 0
        for place in sortedPlaces(in: file) where isReached(Int(place & 0xFFFF_FFFF)) {
            guard let object = file.object(at: Int(place >> 32)) else { continue }
            if object.start < end {
                count += 1
                if first == nil { first = object.range }
            }
            end = max(end, object.end)
        }
        return first.map { ($0, count) }
    }

    /// Where each object begins, in order: the offset in the upper half, the object in the lower.
    private static func sortedPlaces(in file: BinaryFile) -> [UInt64] {
        var places: [UInt64] = []
        places.reserveCapacity(file.trailer.objectCount)
        for object in 0..<file.trailer.objectCount {
            places.append(UInt64(file.offset(of: object)) << 32 | UInt64(object))
        }
        places.sort()
        return places
    }
}
