internal import Foundation

/// Runs `work` and returns the seconds of processor time that it took this thread.
///
/// What else the machine does is not in them, so that a bound may stand in a test: it tells linear from quadratic, or
/// an end from none, and not a fast machine from a slow one.
package func processorSeconds(_ work: () throws -> Void) rethrows -> Double {
    let start = threadSeconds()
    try work()
    return threadSeconds() - start
}

private func threadSeconds() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
