import TestTools
import Testing

@testable import PickCompare

@Suite struct LongestRiseTests {
    @Test(arguments: [
        ([], []), ([5], [true]), ([1, 2, 3], [true, true, true]), ([2, 3, 1], [true, true, false]),
        ([3, 1, 2], [false, true, true]), ([4, 1, 2, 3, 5], [false, true, true, true, true]),
    ])
    func keepsWhatNeedNotMove(_ values: [Int], _ members: [Bool]) {
        #expect(LongestRise.members(of: values) == members)
    }

    /// Compared with all subsets of short lists.
    @Test func isAsLongAsAnyOther() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            let values = Array(0..<Int.random(in: 2...9, using: &random)).shuffled(using: &random)
            var best = 0
            for subset in 0..<1 << values.count {
                let chosen = values.indices.filter { subset >> $0 & 1 == 1 }.map { values[$0] }
                if chosen == chosen.sorted() { best = max(best, chosen.count) }
            }
            let members = LongestRise.members(of: values)
            let kept = zip(values, members).filter(\.1).map(\.0)
            #expect(kept == kept.sorted())
            #expect(kept.count == best)
        }
    }
}
