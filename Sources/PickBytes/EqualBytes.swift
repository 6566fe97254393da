/// Whether two texts have the same bytes, without a call: most are names of a few characters.
@inlinable @inline(__always) @unsafe
public func haveEqualBytes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = left.count
    guard count == right.count else { return false }
    guard let left = left.baseAddress, let right = right.baseAddress else { return true }
    let (one, other) = unsafe (UnsafeRawPointer(left), UnsafeRawPointer(right))
    guard count >= 8 else {
        guard count >= 4 else {
            for index in 0..<count where unsafe left[index] != right[index] { return false }
            return true
        }
        // The two words share bytes.
        let first = unsafe one.loadUnaligned(as: UInt32.self) ^ other.loadUnaligned(as: UInt32.self)
        let last =
            unsafe one.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
            ^ other.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
        return first | last == 0
    }
    var place = 0
    while place < count {
        // The last eight bytes may have been looked at in part.
        let start = min(place, count &- 8)
        guard
            unsafe one.loadUnaligned(fromByteOffset: start, as: UInt64.self)
                == other.loadUnaligned(fromByteOffset: start, as: UInt64.self)
        else { return false }
        place &+= 8
    }
    return true
}
