import PropertyList
import TestTools
import Testing

/// A document says where its nodes stand, however they lie in the source.
@Suite struct NodePlacesTests {
    /// How far nodes stand from each other.
    enum Spread: CaseIterable {
        /// As in XML: behind each other, most of them short.
        case near
        /// The same with a long text here and there.
        case mixed
        /// Anywhere, as in a binary property list.
        case anywhere
        /// At the upper end of what a document can hold.
        case last

        func next(after place: Int, using random: inout SeededGenerator) -> Range<Int> {
            // What lies at the end of the largest source has nothing behind it.
            let place = place > 1 << 31 ? 0 : place
            let long = Int.random(in: 0..<40, using: &random) == 0
            switch self {
            case .near: return place + 1..<place + 1 + Int.random(in: 0...40, using: &random)
            case .mixed:
                return place + 1..<place + 1 + Int.random(in: 0...(long ? 200_000 : 260), using: &random)
            case .anywhere:
                let start = Int.random(in: 0...Int(UInt32.max) - 300, using: &random)
                return start..<start + Int.random(in: 0...300, using: &random)
            case .last:
                let start = Int(UInt32.max) - Int.random(in: 0...70_000, using: &random)
                return start..<Int(UInt32.max)
            }
        }
    }

    /// A builder beside a plain list of the places that it was told.
    private struct Twin: ~Copyable {
        var builder = DocumentBuilder()
        var places: [Range<Int>] = []
        private var open: [Int] = []
        private var place = 0

        mutating func add(_ count: Int, _ spread: Spread, using random: inout SeededGenerator) {
            for _ in 0..<count {
                let range = spread.next(after: place, using: &random)
                switch Int.random(in: 0..<6, using: &random) {
                case 0 where open.count < 40:
                    builder.begin(.array, at: range.lowerBound)
                    open.append(places.count)
                    places.append(range.lowerBound..<range.lowerBound)
                case 1 where open.count > 1: end(at: range.upperBound)
                case 2: scalar(at: range)
                default:
                    builder.addText(.string, "text", at: range)
                    places.append(range)
                }
                place = range.upperBound
            }
        }

        private mutating func scalar(at range: Range<Int>) {
            builder.addScalar(.integer, bits: 1, at: range)
            places.append(range)
        }

        mutating func begin() {
            builder.begin(.array, at: 0)
            open.append(0)
            places.append(0..<0)
        }

        mutating func end(at end: Int) {
            guard let node = open.popLast() else { return }
            let start = places[node].lowerBound
            builder.end(at: max(start, end))
            places[node] = start..<max(start, end)
        }

        mutating func endAll() { while !open.isEmpty { end(at: Int(UInt32.max)) } }

        consuming func finish() -> (Document, [Range<Int>]) {
            let places = places
            return (builder.finish(format: .xml, encoding: nil), places)
        }
    }

    @Test(arguments: Spread.allCases, [1, 63, 64, 65, 128, 5000])
    func aNodeHasThePlaceThatWasTold(_ spread: Spread, _ count: Int) {
        var random = SeededGenerator(seed: UInt64(count))
        var twin = Twin()
        twin.begin()
        twin.add(count, spread, using: &random)
        twin.endAll()
        let (document, places) = twin.finish()
        #expect(document.count == places.count)
        #expect((0..<document.count).map { document.range($0) } == places)
    }

    @Test(arguments: Spread.allCases)
    func spreadsMayChangeInOneDocument(_ second: Spread) {
        for first in Spread.allCases {
            for count in 1...70 {
                var random = SeededGenerator(seed: UInt64(count))
                var twin = Twin()
                twin.begin()
                twin.add(count, first, using: &random)
                twin.add(200, second, using: &random)
                twin.endAll()
                let (document, places) = twin.finish()
                #expect((0..<document.count).map { document.range($0) } == places, "\(first) \(count)")
            }
        }
    }

    /// The tables of pieces are put together at any place of a block.
    @Test(arguments: Spread.allCases) func partsKeepTheirPlaces(_ spread: Spread) {
        var random = SeededGenerator(seed: 3)
        for own in [0, 1, 62, 63, 64, 65, 100] {
            for other in [1, 2, 63, 64, 65, 127, 300] {
                var whole = Twin()
                whole.begin()
                whole.add(own, spread, using: &random)
                var part = Twin()
                part.begin()
                part.add(other, spread, using: &random)
                part.endAll()
                let (document, added) = part.finish()
                whole.builder.append(valuesOf: document)
                whole.places += added.dropFirst()
                whole.add(100, spread, using: &random)
                whole.endAll()
                let (joined, places) = whole.finish()
                #expect((0..<joined.count).map { joined.range($0) } == places, "\(own) \(other)")
            }
        }
    }

    /// A dict that becomes a reference drops the nodes in it, with the places that were listed for them.
    @Test func placesStayRightBehindReferences() {
        for before in 0..<130 {
            var builder = DocumentBuilder()
            builder.begin(.array, at: 0)
            for index in 0..<before { builder.addText(.string, "x", at: index..<index + 1) }
            builder.begin(.dict, at: 1_000)
            builder.addText(.key, "CF$UID", at: 1_010..<9_000)
            builder.addScalar(.integer, bits: 7, at: 100_000..<200_000)
            builder.end(at: 200_010)
            builder.foldLastUID()
            builder.addText(.string, "y", at: 200_020..<300_000)
            builder.end(at: 300_010)
            let document = builder.finish(format: .xml, encoding: nil)
            #expect(document.count == before + 3)
            #expect(document.kind(before + 1) == .uid)
            #expect(document.range(before + 1) == 1_000..<200_010)
            #expect(document.range(before + 2) == 200_020..<300_000)
            #expect(document.range(0) == 0..<300_010)
        }
    }
}
