import Foundation
import PickDiagnostics
import PropertyList
import TestTools
import Testing

@testable import PickModel

/// Several threads recognize what one does, and build the same tree.
@Suite struct RecognitionThreadsTests {
    /// As many threads, and parts of a few nodes for each of them however few there are.
    private static func work(_ jobs: Int, _ size: Int) -> RecognitionWork {
        var work = RecognitionWork(jobs: jobs)
        work.fewestNodes = 0
        work.partSize = size
        return work
    }

    /// Compares what one thread makes of a document with what several do; returns it.
    @discardableResult
    private static func compare(
        _ document: Document,
        _ what: String,
        _ hints: RecognitionHints = .init(),
        sizes: [Int] = [1, 50]
    ) -> RecognitionFacts {
        let alone = RecognitionFacts(DatasetRecognizer.recognize(document, hints: hints))
        for jobs in [2, 3] {
            for size in sizes {
                let together = RecognitionFacts(
                    DatasetRecognizer.recognize(document, hints: hints, evidence: nil, work(jobs, size))
                )
                #expect(together == alone, "\(what) with \(jobs) threads and parts of \(size)")
            }
        }
        return alone
    }

    @Test(arguments: 0..<3) func agreeOnAllFiles(_ number: Int) throws {
        var count = 0
        for file in Fixture.propertyLists where (file.path.utf8.count + number) % 3 == 0 {
            let bytes = [UInt8](try Data(contentsOf: file))
            guard bytes.count < 1 << 20, let document = PropertyListReader.read(bytes).document else {
                continue
            }
            if Self.compare(document, file.lastPathComponent).entries.isEmpty { continue }
            count += 1
        }
        #expect(count > 20)
    }

    @Test(arguments: 0..<24 as Range<UInt64>) func agreeOnRandomLayouts(_ seed: UInt64) throws {
        var layout = OddLayout(seed: seed)
        let document = try #require(PropertyListReader.read(Array(layout.xml().utf8)).document)
        let facts = Self.compare(document, "seed \(seed)", sizes: [2, 300])
        #expect(facts.entries.count > 300)
    }

    /// Of each code so many findings are listed and the others counted, whatever part they are in.
    @Test func cutTheSameFindings() throws {
        let rows = (0..<1600).map { row in
            row % 4 == 0
                ? "<dict><key>cities</key><array/></dict>"
                : "<dict><key>name</key><string>N\(row)</string><key>cities</key>"
                    + (row % 5 == 0 ? "<true/>" : "<array><string>A</string></array>") + "</dict>"
        }
        let xml = "<plist version=\"1.0\"><array>\(rows.joined())</array></plist>"
        let document = try #require(PropertyListReader.read(Array(xml.utf8)).document)
        let facts = Self.compare(document, "faults", sizes: [1, 64, 4000])
        #expect(facts.findings.count == 200)
        #expect(
            facts.findings.flatMap(\.notes).map(\.message) == [
                "There are 300 more like this.", "There are 140 more like this.",
            ]
        )
    }

    /// So many keys that the counting is given up, or that parts give it up and one thread does not.
    @Test(arguments: [400, 3000, 6000], [1, 2]) func agreeOnManyKeys(_ count: Int, _ uses: Int) throws {
        let rows = (0..<count * uses).map { "<dict><key>Name \($0 % count)</key><array/></dict>" }
        let xml = "<plist version=\"1.0\"><array>\(rows.joined())</array></plist>"
        let document = try #require(PropertyListReader.read(Array(xml.utf8)).document)
        #expect(Self.compare(document, "\(count) keys", sizes: [300]).entries.count == count * uses)
    }

    @Test func agreeWithHints() throws {
        var layout = OddLayout(seed: 3)
        let document = try #require(PropertyListReader.read(Array(layout.xml().utf8)).document)
        Self.compare(document, "menu", RecognitionHints(kind: .menu))
        Self.compare(document, "keys", RecognitionHints(keys: [.init(.name, "pinyin")]))
        Self.compare(document, "language", RecognitionHints(language: "zh"))
    }

    /// Few nodes are not worth a thread.
    @Test(arguments: [(nil, 1 << 10), (2, 1 << 10), (1, 1 << 30)] as [(Int?, Int)])
    func leaveSmallDocumentsToOneThread(_ jobs: Int?, _ nodes: Int) {
        #expect(RecognitionWork(jobs: jobs).jobs(forNodes: nodes) == 1)
        #expect(RecognitionWork(jobs: 3).jobs(forNodes: 1 << 20) == 3)
    }
}

/// All that a recognition says, to be compared.
private struct RecognitionFacts: Equatable {
    let words: [String]
    let findings: [Diagnostic]
    let entries: [[Int]]
    let references: [NameReference]

    init(_ recognition: Recognition) {
        let tree = recognition.dataset?.tree
        words = [
            "\(recognition.kind as Any)", recognition.layout.description, recognition.family ?? "none",
            "\(recognition.verdict as Any)", "\(recognition.reasons)", "\(recognition.overrules)",
            "\(recognition.brokenAt as Any)", "\(recognition.unplaced)", "\(recognition.cutCodes.map(\.id))",
            "\(recognition.languages)", "\(recognition.levels)", "\(recognition.place as Any)",
            "\(tree?.levelCounts ?? [])", "\(tree?.ownAttributeNodes ?? [])",
            "\(tree?.codedCount ?? 0) \(tree?.attributedCount ?? 0) \(tree?.columns.flaggedCount ?? 0)",
        ]
        findings = recognition.findings
        references = tree?.references ?? []
        entries = (0..<(tree?.count ?? 0)).map { entry in
            guard let tree else { return [] }
            let own = [
                tree.nameNode(entry) ?? -1, tree.codeNode(entry) ?? -1, tree.sourceNode(entry),
                tree.end(entry), tree.level(entry), Int(tree.flags(entry).rawValue),
            ]
            return own + tree.attributeNodes(entry)
        }
    }
}

/// Random lists of records, of names or of lists, with faults of all kinds in them.
private struct OddLayout {
    private var generator: SeededGenerator
    private let hasCodes: Bool
    private let hasLanguages: Bool
    private let isSelfNamed: Bool
    private let depth: Int

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        hasCodes = seed % 2 == 0
        hasLanguages = seed % 5 == 4
        isSelfNamed = seed % 7 == 6
        depth = Int(seed % 4)
    }

    private mutating func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &generator) == 0 }

    private mutating func number(_ most: Int) -> Int { Int.random(in: 0..<most, using: &generator) }

    private mutating func leaf() -> String {
        switch number(60) {
        case 0: return "<integer>\(number(99))</integer>"
        case 1: return "<true/>"
        case 2: return "<array/>"
        case 3: return "<dict><key>name</key>\(hasLanguages ? name() : "<string>x</string>")</dict>"
        case 4: return "<date>2026-01-01T00:00:00Z</date>"
        default: return "<string>地\(number(900))</string>"
        }
    }

    private mutating func name() -> String {
        guard hasLanguages else { return leaf() }
        return "<dict><key>en</key><string>N\(number(99))</string><key>zh</key><string>地</string></dict>"
    }

    private mutating func record(_ level: Int) -> String {
        var fields: [String] = []
        let name = name()
        if !chance(30) { fields.append("<key>name</key>\(name)") }
        if chance(40) { fields.append("<key>name</key>\(self.name())") }
        if hasCodes, !chance(20) { fields.append("<key>code</key><string>\(100 + number(900))</string>") }
        if chance(3) { fields.append("<key>pinyin</key><string>p\(number(9))</string>") }
        if chance(50) { fields.append("<key>Extra \(number(40))</key>\(leaf())") }
        if !chance(25), level > 0 || !hasCodes {
            // Mostly records: lists of texts are built by one thread.
            let items = (0..<number(level == 0 ? 3 : 4)).map { _ in level > 0 ? record(level - 1) : leaf() }
            let word =
                isSelfNamed && name.hasPrefix("<string>") ? String(name.dropFirst(8).dropLast(9)) : "children"
            fields.append("<key>\(word)</key><array>\(items.joined())</array>")
        }
        if chance(10) { fields.reverse() }
        return "<dict>\(fields.joined())</dict>"
    }

    mutating func xml() -> String {
        let isList = chance(6)
        let rows = (0..<400).map { _ in isList || chance(60) ? leaf() : record(depth) }
        return "<plist version=\"1.0\"><array>\(rows.joined())</array></plist>"
    }
}
