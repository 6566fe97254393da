internal import PickBytes

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

extension SystemFailure {
    /// Whether the reader of a pipe has gone away.
    var isBrokenPipe: Bool { number == EPIPE }
}
