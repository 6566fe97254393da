import Testing

@testable import PickThreads

@Suite struct ProcessorTests {
    @Test(
        arguments: [
            ("Name:\tx\nCpus_allowed:\t3\nCpus_allowed_list:\t0-1\n", 2),
            ("Cpus_allowed:\tff,ffffffff\n", 40), ("Cpus_allowed:\t00000000,00000010\n", 1),
            ("Cpus_allowed:\t0\n", nil), ("Cpus_allowed_list:\t0-1\n", nil), ("", nil),
        ]
    )
    func countsTheBitsOfTheKernelsMask(_ status: String, _ count: Int?) {
        #expect(Processors.allowedCount(in: Array(status.utf8)) == count)
    }

    @Test func thereIsOneAtLeast() { #expect((1...100_000).contains(Processors.count)) }

    /// Little work is done by one thread before another has started; more is done by as many as are wanted.
    @Test(arguments: [(1, 99, 1), (4, 9, 1), (4, 10, 4), (0, 10, 1), (1, 10, 1)])
    func workIsWorthSoManyThreads(_ wanted: Int, _ count: Int, _ threads: Int) {
        #expect(Processors.threads(wanted, for: count, fewest: 10) == threads)
        #expect(Processors.threads(nil, for: 10, fewest: 10) == Processors.count)
    }
}
