#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// A growable buffer of trivial values over `malloc`, for hot paths that cannot pay for `Array`.
///
/// Public although no app sees it: the compiler inlines across modules only what is public, and appending is
/// the hottest thing there is (measured: 10 % of a parse). It cannot be copied and is freed once. Subscripts are checked in debug builds only: every index comes from
/// this public's own bookkeeping, never from input.
@safe
public struct TrivialBuffer<Element: BitwiseCopyable>: ~Copyable {
    /// The memory; nil before the first element.
    public var storage: UnsafeMutablePointer<Element>?
    /// How many elements are stored.
    public var storedCount = 0
    /// How many elements the memory has room for.
    public var capacity = 0

    /// An empty buffer; takes no memory yet.
    public init() { unsafe storage = nil }

    /// A buffer of `count` elements whose bytes are zero.
    ///
    /// The system gives the memory page by page, when it is touched: elements that nobody needs cost nothing.
    package init(zeroed count: Int) {
        guard count > 0, let memory = unsafe calloc(count, MemoryLayout<Element>.stride) else {
            guard count == 0 else { fatalError("out of memory for \(count) elements") }
            unsafe storage = nil
            return
        }
        unsafe storage = memory.assumingMemoryBound(to: Element.self)
        storedCount = count
        capacity = count
    }

    deinit { unsafe free(storage) }

    /// How many elements there are.
    @inlinable public var count: Int { storedCount }
    /// Whether there are none.
    @inlinable public var isEmpty: Bool { storedCount == 0 }

    /// The memory itself; valid until the next call that appends.
    @inlinable @unsafe public var base: UnsafeMutablePointer<Element>? { unsafe storage }

    /// An element that is there.
    @inlinable @inline(__always) public subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < storedCount)
            return unsafe storage.unsafelyUnwrapped[index]
        }
        set {
            assert(index >= 0 && index < storedCount)
            unsafe storage.unsafelyUnwrapped[index] = newValue
        }
    }

    /// The last element; nil when there is none.
    @inlinable public var last: Element? { storedCount == 0 ? nil : self[storedCount &- 1] }

    /// Appends an element.
    @inlinable @inline(__always) public mutating func append(_ element: Element) {
        if storedCount == capacity { grow(toHold: storedCount &+ 1) }
        unsafe storage.unsafelyUnwrapped[storedCount] = element
        storedCount &+= 1
    }

    /// Appends `count` elements; `elements` may be anything when `count` is zero.
    @inlinable @inline(__always) @unsafe public mutating func append(
        _ elements: UnsafePointer<Element>?,
        count: Int
    ) {
        guard count > 0, let elements = unsafe elements else { return }
        if storedCount &+ count > capacity { grow(toHold: storedCount &+ count) }
        unsafe (storage.unsafelyUnwrapped + storedCount).update(from: elements, count: count)
        storedCount &+= count
    }

    /// Drops the last element, which must be there.
    @inlinable public mutating func removeLast() { storedCount &-= 1 }

    /// Drops all elements but the first `count`; keeps the memory.
    @inlinable public mutating func truncate(to count: Int) {
        assert(count <= storedCount)
        storedCount = count
    }

    /// Makes room for `count` elements in all, so that appending up to it cannot move the memory.
    public mutating func reserve(_ count: Int) {
        if count > capacity { grow(toHold: count) }
    }

    /// Makes room for `count` elements in all; false where the system has not so much.
    package mutating func reserveIfThere(_ count: Int) -> Bool {
        guard count > capacity else { return true }
        guard let memory = unsafe realloc(storage, count * MemoryLayout<Element>.stride) else { return false }
        unsafe storage = memory.assumingMemoryBound(to: Element.self)
        capacity = count
        return true
    }

    /// Gives back what stands behind the last element.
    public mutating func shrink() {
        guard storedCount < capacity, storedCount > 0 else { return }
        if let smaller = unsafe realloc(storage, storedCount * MemoryLayout<Element>.stride) {
            unsafe storage = smaller.assumingMemoryBound(to: Element.self)
            capacity = storedCount
        }
    }

    /// Lends the elements.
    public func withSpan<Result>(_ body: (Span<Element>) throws -> Result) rethrows -> Result {
        let buffer = unsafe UnsafeBufferPointer(start: storage, count: storedCount)
        return try body(unsafe Span(_unsafeElements: buffer))
    }

    /// Makes room for `count` elements in all, and more.
    @inline(never)
    public mutating func grow(toHold count: Int) {
        let wanted = max(count, capacity &+ capacity / 2, 64)
        guard reserveIfThere(wanted) else { fatalError("out of memory for \(wanted) elements") }
    }
}

extension TrivialBuffer {
    /// Appends an element `count` times.
    @inlinable public mutating func append(repeating element: Element, count: Int) {
        reserve(storedCount + count)
        guard count > 0, let storage = unsafe storage else { return }
        unsafe (storage + storedCount).update(repeating: element, count: count)
        storedCount += count
    }
}

extension TrivialBuffer where Element == UInt32 {
    /// Appends `count` numbers, each one more than the one before.
    @inlinable public mutating func append(upFrom first: UInt32, count: Int) {
        reserve(storedCount + count)
        guard count > 0, let storage = unsafe storage else { return }
        let place = unsafe storage + storedCount
        for index in 0..<count { unsafe place[index] = first &+ UInt32(truncatingIfNeeded: index) }
        storedCount += count
    }

    /// Appends the numbers of another buffer, each with `shift` added.
    package mutating func append(_ other: borrowing TrivialBuffer, shiftedBy shift: UInt32) {
        let count = other.storedCount
        reserve(storedCount + count)
        guard count > 0, let storage = unsafe storage, let source = unsafe other.storage else { return }
        let place = unsafe storage + storedCount
        for index in 0..<count { unsafe place[index] = source[index] &+ shift }
        storedCount += count
    }
}

extension TrivialBuffer where Element == UInt8 {
    /// Appends the first piece of a text behind a byte for its length.
    @inlinable @inline(__always) @unsafe
    public mutating func beginText(_ bytes: UnsafePointer<UInt8>, count: Int) {
        if storedCount &+ count &+ 1 > capacity { grow(toHold: storedCount &+ count &+ 1) }
        let place = unsafe storage.unsafelyUnwrapped + storedCount
        unsafe place[0] = 0
        unsafe copyShort(bytes, to: place + 1, count: count)
        storedCount &+= count &+ 1
    }

    /// Appends a piece of text, which is mostly short.
    @inlinable @inline(__always) @unsafe
    public mutating func appendText(_ bytes: UnsafePointer<UInt8>, count: Int) {
        guard count > 0 else { return }
        if storedCount &+ count > capacity { grow(toHold: storedCount &+ count) }
        unsafe copyShort(bytes, to: storage.unsafelyUnwrapped + storedCount, count: count)
        storedCount &+= count
    }
}
