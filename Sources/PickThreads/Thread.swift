#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// A thread that runs one closure.
///
/// Threads of the system and not tasks: linking the concurrency runtime costs every start of the tool, also with one
/// file, and a command waits for its workers anyway.
@safe
package struct Thread: ~Copyable {
    private let handle: pthread_t

    private final class Body {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Nil when the system has no thread to give.
    package init?(_ run: @escaping @Sendable () -> Void) {
        let body = unsafe Unmanaged.passRetained(Body(run))
        var attributes = pthread_attr_t()
        unsafe pthread_attr_init(&attributes)
        defer { unsafe pthread_attr_destroy(&attributes) }
        // The default is as little as 128 KB (musl) or 512 KB (macOS).
        unsafe pthread_attr_setstacksize(&attributes, Self.stackSize)
        #if canImport(Darwin)
            var created: pthread_t?
            let failure = unsafe pthread_create(&created, &attributes, Self.enter, body.toOpaque())
            guard failure == 0, let thread = unsafe created else {
                unsafe body.release()
                return nil
            }
            unsafe handle = thread
        #else
            var created = pthread_t()
            let failure = unsafe pthread_create(&created, &attributes, Self.enter, body.toOpaque())
            guard failure == 0 else {
                unsafe body.release()
                return nil
            }
            handle = created
        #endif
    }

    /// Waits for the end of the closure.
    package consuming func join() {
        #if canImport(Darwin)
            _ = unsafe pthread_join(handle, nil)
        #else
            _ = pthread_join(handle, nil)
        #endif
    }

    private static let stackSize = 8 * 1024 * 1024

    #if canImport(Darwin)
        private static let enter: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
            context in
            unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
            return nil
        }
    #else
        private static let enter: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
            context in
            guard let context = unsafe context else { return nil }
            unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
            return nil
        }
    #endif
}
