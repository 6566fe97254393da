import PropertyList
import TestTools
import Testing

@Suite struct XMLOracleTests {
    // Without uids: plistlib leaves them dicts when it reads XML.
    @Test func plistlibReadsTheSame() throws {
        var random = RandomDocument(seed: 21, [.wideDicts, .anyReals, .unsigned])
        let document = random.make(count: 600)
        guard let outcome = try Oracle.plistlib.rewrite(PropertyListWriter.xml(document)) else { return }
        #expect(outcome.status == 0)
        let read = try #require(BinaryReader.read(outcome.output).document)
        #expect(read.firstDifference(from: document) == nil)
    }

    /// Apple's own code, from the same values in binary.
    ///
    /// Its reals have 17 digits always, and it has an order of keys
    /// of its own, so the documents have neither long reals nor dicts of two.
    @Test(arguments: 1...4)
    func plutilWritesTheSameBytes(_ seed: UInt64) throws {
        var random = RandomDocument(seed: seed, [])
        let document = random.make(count: 300)
        let outcome = try Oracle.plutil.rewrite(PropertyListWriter.binary(document), toXML: true)
        guard let outcome else { return }
        #expect(outcome.status == 0)
        let ours = String(decoding: try PropertyListWriter.xml(document), as: UTF8.self).split(
            separator: "\n"
        )
        let theirs = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")
        #expect(ours.count == theirs.count)
        for (line, pair) in zip(ours, theirs).enumerated() where pair.0 != pair.1 {
            Issue.record("line \(line): \(pair.0), and plutil: \(pair.1)")
            break
        }
    }

    @Test(arguments: 0...12)
    func plutilWrapsDataTheSameAtEachLevel(_ level: Int) throws {
        let document = Made.document { builder in
            for _ in 0..<level { builder.begin(.array, at: 0) }
            for length in level == 0 ? [100] : [0, 1, 2, 3, 9, 54, 57, 58, 300] {
                builder.add(.data, [UInt8](repeating: 0xAB, count: length))
            }
            for _ in 0..<level { builder.end(at: 0) }
        }
        guard let outcome = try Oracle.plutil.rewrite(PropertyListWriter.binary(document), toXML: true) else {
            return
        }
        #expect(try PropertyListWriter.xml(document) == outcome.output)
    }
}
