import Testing

@testable import PickCommand

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
}
