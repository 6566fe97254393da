import PickBytes
import PickJSON
import TestTools
import Testing

@Suite struct NumberTextTests {
    @Test(arguments: [0, 1, 9, 10, 99, 100, 12345, UInt64.max, 10_000_000_000_000_000_000])
    func writesUnsignedNumbers(_ number: UInt64) {
        var out = ByteWriter()
        out.append(decimal: number)
        #expect(String(decoding: out.bytes(), as: UTF8.self) == "\(number)")
    }

    @Test(arguments: [0, -1, 7, Int64.min, Int64.max, -1_000_000])
    func writesSignedNumbers(_ number: Int64) {
        var out = ByteWriter()
        out.append(decimal: number)
        #expect(String(decoding: out.bytes(), as: UTF8.self) == "\(number)")
    }

    @Test(
        arguments: [
            (1.0, "1.0"), (-0.0, "-0.0"), (0.0, "0.0"), (0.1, "0.1"), (1e22, "1e+22"),
            (Double.leastNonzeroMagnitude, "5e-324"),
            (Double.greatestFiniteMagnitude, "1.7976931348623157e+308"),
            (1e15, "1000000000000000.0"), (1e16, "1e+16"), (9_999_999_999_999_998, "9999999999999998.0"),
            (0.0001, "0.0001"), (0.00001, "1e-05"), (-2.5, "-2.5"), (.nan, "nan"), (-.nan, "nan"),
            (.infinity, "inf"), (-.infinity, "-inf"), (123_456_789_012, "123456789012.0"),
        ]
    )
    func writesTheShortestDouble(number: Double, text: String) {
        #expect(written(number) == text)
    }

    @Test(.enabled(if: ExternalTool.python != nil))
    func doublesAreWrittenAsPythonWritesThem() throws {
        var generator = SeededGenerator(seed: 1)
        var numbers: [Double] = []
        while numbers.count < 20_000 {
            let any = Double(bitPattern: generator.next())
            if any.isFinite { numbers.append(any) }
            numbers.append(Double.random(in: -1e17...1e17, using: &generator).rounded())
            numbers.append(Double(Int.random(in: -99_999_999...99_999_999, using: &generator)) / 1000)
        }
        let script = """
            import struct, sys
            data = sys.stdin.buffer.read()
            print("\\n".join(repr(x) for x in struct.unpack("<%dd" % (len(data) // 8), data)))
            """
        let bytes = numbers.flatMap { number in
            (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> (8 * UInt64($0))) }
        }
        let outcome = try #require(ExternalTool.python).run(["-c", script], input: bytes)
        let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").map(String.init)
        let ours = numbers.map(written)
        #expect(lines.count == ours.count)
        #expect(zip(lines, ours).first { $0 != $1 } == nil)
    }

    private func written(_ number: Double) -> String {
        var out = ByteWriter()
        out.append(shortest: number)
        return String(decoding: out.bytes(), as: UTF8.self)
    }
}
