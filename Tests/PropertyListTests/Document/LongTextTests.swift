import PickBytes
import Testing

@testable import PropertyList

/// Texts that are most of their source: the room for them is taken in another way.
@Suite struct LongTextTests {
    /// Text that tells its place, so that a lost or doubled piece shows.
    private static func text(_ size: Int) -> [UInt8] {
        (0..<size).map { UInt8(ascii: "a") + UInt8(truncatingIfNeeded: ($0 &* $0 &+ $0 / 4000) % 26) }
    }

    @Test(
        arguments: [
            [1 << 20], [(1 << 20) - 1, 5000, 3 << 20], [3 << 20, 1, 0, 2 << 20], [700_000, 700_000, 700_000],
        ]
    )
    func areReadWhole(_ sizes: [Int]) throws {
        let texts = sizes.map(Self.text)
        let rows = texts.map { Array("<string>".utf8) + $0 + Array("</string>\n".utf8) }.joined()
        let bytes = Array("<plist version=\"1.0\"><array>".utf8) + rows + Array("</array></plist>".utf8)
        let document = try #require(try XMLReader.read(.bytes(bytes)).document)
        #expect(document.count == 1 + sizes.count)
        for (node, text) in zip(1..., texts) {
            let isSame = unsafe document.bytes(node).elementsEqual(text)
            #expect(isSame)
        }
    }

    /// Character references are read as less than they are, and what was expected is more than comes.
    @Test func mayBeLessThanTheSourceLetsExpect() throws {
        let text = Self.text(1 << 20)
        let rest = String(repeating: "&#x4E00;", count: 100_000)
        let bytes = Array("<string>".utf8) + text + Array("\(rest)</string>".utf8)
        let document = try #require(try XMLReader.read(.bytes(bytes)).document)
        let count = unsafe document.bytes(0).count
        #expect(count == text.count + 300_000)
        #expect(document.string(0).hasSuffix("一一"))
    }
}
