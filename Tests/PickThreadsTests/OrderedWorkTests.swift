import PickThreads
import Testing

@Suite struct OrderedWorkTests {
    @Test(arguments: [0, 1, 2, 7, 500], [1, 2, 8])
    func handsResultsOnInOrder(_ count: Int, _ jobs: Int) {
        var seen: [Int] = []
        OrderedWork.run(count: count, jobs: jobs) { index in
            // The first pieces take longest, so that later ones are done before them.
            var sum = 0
            for value in 0..<(index < 3 ? 200_000 : 10) { sum &+= value }
            return sum == -1 ? -1 : index * 2
        } consume: { index, result in
            #expect(result == index * 2)
            seen.append(index)
        }
        #expect(seen == Array(0..<count))
    }

    /// The source of the items ends it, or who takes the results does.
    @Test(arguments: [1, 2, 8], [0, 1, 5, 1000])
    func goesOnUntilNothingIsLeftOrWanted(_ jobs: Int, _ wanted: Int) {
        let source = Source(count: 300)
        var seen: [Int] = []
        OrderedWork.run(jobs: jobs, lead: 3) {
            source.next()
        } work: { item in
            item * 2
        } consume: { result in
            seen.append(result)
            return seen.count < wanted
        }
        let count = min(300, max(wanted, 1))
        #expect(seen == (0..<count).map { $0 * 2 })
        // No more was begun than may be under way.
        #expect(source.handedOut <= count + 3)
    }

    private final class Source: @unchecked Sendable {
        private let count: Int
        private(set) var handedOut = 0

        init(count: Int) { self.count = count }

        /// Without a lock: one thread at a time asks.
        func next() -> Int? {
            guard handedOut < count else { return nil }
            handedOut += 1
            return handedOut - 1
        }
    }
}
