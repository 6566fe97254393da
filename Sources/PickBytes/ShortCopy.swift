/// Copies a few bytes without a call: most pieces of text in a property list have 1 to 32.
///
/// `memcpy` costs more to reach than such a copy takes. Overlapping loads and stores never touch a byte outside
/// the two ranges, which must not overlap each other.
@inlinable @inline(__always) @unsafe
public func copyShort(
    _ source: UnsafePointer<UInt8>,
    to target: UnsafeMutablePointer<UInt8>,
    count: Int
) {
    let from = unsafe UnsafeRawPointer(source)
    let to = UnsafeMutableRawPointer(target)
    if count > 32 {
        unsafe to.copyMemory(from: from, byteCount: count)
    } else if count > 16 {
        let a = unsafe from.loadUnaligned(as: SIMD2<UInt64>.self)
        let b = unsafe from.loadUnaligned(fromByteOffset: count &- 16, as: SIMD2<UInt64>.self)
        unsafe to.storeBytes(of: a, as: SIMD2<UInt64>.self)
        unsafe to.storeBytes(of: b, toByteOffset: count &- 16, as: SIMD2<UInt64>.self)
    } else if count >= 8 {
        let a = unsafe from.loadUnaligned(as: UInt64.self)
        let b = unsafe from.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
        unsafe to.storeBytes(of: a, as: UInt64.self)
        unsafe to.storeBytes(of: b, toByteOffset: count &- 8, as: UInt64.self)
    } else if count >= 4 {
        let a = unsafe from.loadUnaligned(as: UInt32.self)
        let b = unsafe from.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
        unsafe to.storeBytes(of: a, as: UInt32.self)
        unsafe to.storeBytes(of: b, toByteOffset: count &- 4, as: UInt32.self)
    } else if count > 0 {
        unsafe target[0] = source[0]
        unsafe target[count &- 1] = source[count &- 1]
        if count == 3 { unsafe target[1] = source[1] }
    }
}

/// Copies 16 bytes at once, and so up to 15 more than `count`, where both places have so many.
///
/// The target lies behind the source or apart from it. For pieces whose lengths follow a pattern this is a store or two,
/// without a choice among lengths.
@inlinable @inline(__always) @unsafe
public func copyLoosely(
    _ source: UnsafePointer<UInt8>,
    to target: UnsafeMutablePointer<UInt8>,
    count: Int
) {
    let from = unsafe UnsafeRawPointer(source)
    let to = UnsafeMutableRawPointer(target)
    var place = 0
    while place < count {
        let word = unsafe from.loadUnaligned(fromByteOffset: place, as: SIMD2<UInt64>.self)
        unsafe to.storeBytes(of: word, toByteOffset: place, as: SIMD2<UInt64>.self)
        place &+= 16
    }
}
