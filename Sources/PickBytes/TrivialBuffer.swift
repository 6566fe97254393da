#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// A growable buffer of trivial values over `malloc`, for hot paths that cannot pay for `Array`.
///
/// It cannot be copied and is freed once. Subscripts are checked in debug builds only: every index comes from
/// this package's own bookkeeping, never from input.
@safe
package struct TrivialBuffer<Element: BitwiseCopyable>: ~Copyable {
    @usableFromInline package private(set) var storage: UnsafeMutablePointer<Element>?
    @usableFromInline package private(set) var storedCount = 0
    @usableFromInline package private(set) var capacity = 0

    package init() { unsafe storage = nil }

    deinit { unsafe free(storage) }

    @inlinable package var count: Int { storedCount }
    @inlinable package var isEmpty: Bool { storedCount == 0 }

    /// The memory itself; valid until the next call that appends.
    @inlinable @unsafe package var base: UnsafeMutablePointer<Element>? { unsafe storage }

    @inlinable @inline(__always) package subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < storedCount)
            return unsafe storage.unsafelyUnwrapped[index]
        }
        set {
            assert(index >= 0 && index < storedCount)
            unsafe storage.unsafelyUnwrapped[index] = newValue
        }
    }

    @inlinable package var last: Element? { storedCount == 0 ? nil : self[storedCount &- 1] }

    @inlinable @inline(__always) package mutating func append(_ element: Element) {
        if storedCount == capacity { grow(toHold: storedCount &+ 1) }
        unsafe storage.unsafelyUnwrapped[storedCount] = element
        storedCount &+= 1
    }

    /// Appends `count` elements; `elements` may be anything when `count` is zero.
    @inlinable @inline(__always) @unsafe package mutating func append(_ elements: UnsafePointer<Element>?, count: Int) {
        guard count > 0, let elements = unsafe elements else { return }
        if storedCount &+ count > capacity { grow(toHold: storedCount &+ count) }
        unsafe (storage.unsafelyUnwrapped + storedCount).update(from: elements, count: count)
        storedCount &+= count
    }

    @inlinable package mutating func removeLast() { storedCount &-= 1 }

    @inlinable package mutating func truncate(to count: Int) {
        assert(count <= storedCount)
        storedCount = count
    }

    /// Makes room for `count` elements in all, so that appending up to it cannot move the memory.
    package mutating func reserve(_ count: Int) {
        if count > capacity { grow(toHold: count) }
    }

    /// Gives back what stands behind the last element.
    package mutating func shrink() {
        guard storedCount < capacity, storedCount > 0 else { return }
        if let smaller = unsafe realloc(storage, storedCount * MemoryLayout<Element>.stride) {
            unsafe storage = smaller.assumingMemoryBound(to: Element.self)
            capacity = storedCount
        }
    }

    package func withSpan<Result>(_ body: (Span<Element>) throws -> Result) rethrows -> Result {
        let buffer = unsafe UnsafeBufferPointer(start: storage, count: storedCount)
        return try body(unsafe Span(_unsafeElements: buffer))
    }

    @usableFromInline @inline(never)
    package mutating func grow(toHold count: Int) {
        let wanted = max(count, capacity &+ capacity / 2, 64)
        guard let memory = unsafe realloc(storage, wanted * MemoryLayout<Element>.stride) else {
            fatalError("out of memory for \(wanted) elements")
        }
        unsafe storage = memory.assumingMemoryBound(to: Element.self)
        capacity = wanted
    }
}

extension TrivialBuffer where Element == UInt8 {
    /// Appends a piece of text, which is mostly short.
    @inlinable @inline(__always) @unsafe
    package mutating func appendText(_ bytes: UnsafePointer<UInt8>, count: Int) {
        if storedCount &+ count > capacity { grow(toHold: storedCount &+ count) }
        unsafe copyShort(bytes, to: storage.unsafelyUnwrapped + storedCount, count: count)
        storedCount &+= count
    }
}
