#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// A mutex and its condition variable.
@safe
package final class Monitor: @unchecked Sendable {
    // Sendable although unchecked: the two pointers never change, and POSIX lets all threads use what they point to.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    package init() {
        unsafe mutex.initialize(to: pthread_mutex_t())
        unsafe condition.initialize(to: pthread_cond_t())
        unsafe pthread_mutex_init(mutex, nil)
        unsafe pthread_cond_init(condition, nil)
    }

    deinit {
        unsafe pthread_cond_destroy(condition)
        unsafe pthread_mutex_destroy(mutex)
        unsafe condition.deallocate()
        unsafe mutex.deallocate()
    }

    /// Runs `body` while no other thread is inside.
    package func locked<Result>(_ body: () -> Result) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return body()
    }

    /// Sleeps until ``wakeAll()``; only inside ``locked(_:)``, and always in a loop around a condition.
    package func wait() { unsafe pthread_cond_wait(condition, mutex) }

    /// Like ``wait()``, but for about `milliseconds` at most.
    package func wait(milliseconds: Int) {
        var end = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &end)
        end.tv_sec += milliseconds / 1000
        end.tv_nsec += (milliseconds % 1000) * 1_000_000
        if end.tv_nsec >= 1_000_000_000 {
            end.tv_sec += 1
            end.tv_nsec -= 1_000_000_000
        }
        unsafe pthread_cond_timedwait(condition, mutex, &end)
    }

    package func wakeAll() { unsafe pthread_cond_broadcast(condition) }
}
