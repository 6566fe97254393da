#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// The environment variables that a run may look at.
package enum Environment: Sendable {
    /// Those of the process.
    case process
    /// Those given, for tests.
    case fixed([String: String])

    subscript(name: String) -> String? {
        switch self {
        case .fixed(let variables): return variables[name]
        case .process:
            guard let value = unsafe getenv(name) else { return nil }
            return unsafe String(cString: value)
        }
    }

    /// Whether the variable is there and not empty.
    func has(_ name: String) -> Bool { self[name].map { !$0.isEmpty } ?? false }
}
