import Foundation
import Testing

/// The corpus itself: a case that is missing would be a case that passes.
@Suite struct CorpusTests {
    @Test func everyCaseOfTheIndexIsHere() throws {
        let index = try String(contentsOf: ConformanceCase.root.appending(path: "cases.tsv"), encoding: .utf8)
        let listed = index.split(separator: "\n").dropFirst().map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).prefix(2).joined(separator: "/")
        }
        let here =
            ConformanceCase.valid + ConformanceCase.invalid + ConformanceCase.binaryValid
            + ConformanceCase.binaryInvalid
        #expect(listed.count == 491)
        #expect(Set(listed).symmetricDifference(here.map(\.name)).sorted() == [])
    }

    @Test(arguments: try generatedDigests())
    func generatedCasesHaveTheListedBytes(listed: ListedDigest) throws {
        let made = try #require(GeneratedCase.all.first { $0.name + ".plist" == listed.file })
        #expect(SHA256.hexDigest(of: made.bytes()) == listed.digest)
    }

    @Test func theDigestIsSHA256() {
        #expect(
            SHA256.hexDigest(of: Array("abc".utf8))
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        )
    }

    struct ListedDigest: Sendable, CustomTestStringConvertible {
        let file: String
        let digest: String
        var testDescription: String { file }
    }

    /// The inputs of `generated.sha256`; expected values are made as values here, not as text.
    private static func generatedDigests() throws -> [ListedDigest] {
        let file = ConformanceCase.root.appending(path: "generated.sha256")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let fields = line.split(separator: " ")
            guard fields.count == 2, fields[1].hasSuffix(".plist") else { return nil }
            return ListedDigest(file: String(fields[1]), digest: String(fields[0]))
        }
    }
}
