import Foundation
import PickBytes
import PickDiagnostics
import PropertyList
import TestTools
import Testing

@Suite struct Base64Tests {
    @Test func agreesWithFoundation() throws {
        var generator = SeededGenerator(seed: 3)
        for length in 0..<200 {
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
            let text = Data(bytes).base64EncodedString()
            var out = ByteWriter()
            bytes.withSpan { Base64.append($0, to: &out) }
            #expect(String(decoding: out.bytes(), as: UTF8.self) == text)
            #expect(decode(text) == .success(bytes))
        }
    }

    @Test func piecesMakeTheSameText() {
        let bytes = [UInt8](0...250)
        var whole = ByteWriter()
        bytes.withSpan { Base64.append($0, to: &whole) }
        for size in 1...7 {
            var out = ByteWriter()
            var encoder = Base64.Encoder()
            for start in stride(from: 0, to: bytes.count, by: size) {
                Array(bytes[start..<min(start + size, bytes.count)]).withSpan { encoder.append($0, to: &out) }
            }
            encoder.finish(to: &out)
            #expect(out.bytes() == whole.bytes())
        }
    }

    @Test func linesEndWhereTheyShould() {
        var out = ByteWriter()
        var encoder = Base64.Encoder(lineLength: 8, lineIndent: 2)
        for _ in 0..<2 {
            [UInt8](repeating: 0, count: 13).withSpan { encoder.append($0, to: &out) }
            encoder.finish(to: &out)
            out.append(UInt8(ascii: "|"))
        }
        let block = "AAAAAAAA\n\t\tAAAAAAAA\n\t\tAA==|"
        #expect(String(decoding: out.bytes(), as: UTF8.self) == block + block)
    }

    @Test(
        arguments: [
            ("A", Base64.Fault.cut(at: 1)), ("AA", .cut(at: 2)), ("AAA", .cut(at: 3)), ("AAAAA", .cut(at: 5)),
            ("AA=", .padding(at: 2)), ("A===", .padding(at: 1)), ("====", .padding(at: 0)),
            ("=", .padding(at: 0)),
            ("AA==AAAA", .padding(at: 2)), ("AAAA====", .padding(at: 4)), ("AA=A", .padding(at: 2)),
            ("AA A", .character(at: 2)), ("AAA\n", .character(at: 3)), ("AA-_", .character(at: 2)),
            ("QR==", .spareBits(at: 1)), ("QUF=", .spareBits(at: 2)), ("AAA=\n", .padding(at: 3)),
        ]
    )
    func refusesEveryOtherSpelling(text: String, fault: Base64.Fault) {
        #expect(decode(text) == .failure(fault))
    }

    private func decode(_ text: String) -> Result<[UInt8], Base64.Fault> {
        Array(text.utf8).withSpan { span in
            do throws(Base64.Fault) { return .success(try Base64.decode(span)) } catch {
                return .failure(error)
            }
        }
    }
}
