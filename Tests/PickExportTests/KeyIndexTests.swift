import TestTools
import Testing

@testable import PickExport

@Suite struct KeyIndexTests {
    /// Every key among many, of dicts in each other, against a plain list.
    @Test func findsEqualKeysAsAListWould() {
        var generator = SeededGenerator(seed: 5)
        var index = KeyIndex()
        var arena: [UInt8] = []
        var dicts: [[[UInt8]]] = []
        for _ in 0..<30_000 {
            switch Int.random(in: 0..<100, using: &generator) {
            case 0 where dicts.count < 20:
                index.beginDict()
                dicts.append([])
            case 1 where !dicts.isEmpty:
                index.endDict()
                dicts.removeLast()
            case _ where !dicts.isEmpty:
                let key = Array("k\(Int.random(in: 0..<300, using: &generator))".utf8)
                let offset = arena.count
                arena += key
                let known = unsafe arena.withUnsafeBufferPointer { buffer -> Int? in
                    guard let base = buffer.baseAddress else { return nil }
                    return unsafe index.add(offset: offset, count: key.count, in: base)
                }
                let expected = dicts[dicts.count - 1].firstIndex(of: key)
                #expect(known == expected)
                if expected == nil { dicts[dicts.count - 1].append(key) }
            default: break
            }
        }
        #expect(arena.count > 1000)
    }
}
