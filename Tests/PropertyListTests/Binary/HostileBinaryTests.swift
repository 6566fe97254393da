import PickDiagnostics
import PropertyList
import Testing

/// Files that are small and would cost much.
///
/// What a check does is counted, so that the machine does not matter.
@Suite struct HostileBinaryTests {
    /// A file with the name of the fault that it must end in; nil for one that is only odd.
    struct Attack: CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]
        let fault: String?

        init(_ name: String, _ bytes: [UInt8], _ fault: String?) {
            testDescription = name
            self.bytes = bytes
            self.fault = fault
        }
    }

    @Test(arguments: [
        Attack("arrays of arrays", HostileBinary.arrays(levels: 10, width: 10), "expansion"),
        Attack("thirty doublings", HostileBinary.arrays(levels: 30, width: 2), "expansion"),
        Attack("five hundred doublings", HostileBinary.arrays(levels: 500, width: 2), "expansion"),
        Attack("one text many times", HostileBinary.text(length: 50_000, times: 10_000), "expansion"),
        Attack("arrays over each other", HostileBinary.overlappingArrays(count: 60_000), "cycle"),
        Attack("data over each other", HostileBinary.overlappingData(count: 60_000), "expansion"),
        Attack("a cycle under levels", HostileBinary.deep(levels: 400, back: 7), "cycle"),
        Attack("levels upon levels", HostileBinary.deep(levels: 60_000, back: nil), "depth"),
        Attack("a dict of equal keys", HostileBinary.equalKeys(count: 30_000), nil),
    ])
    func checkingCostsNoMoreThanTheFileMayUnfoldTo(_ attack: Attack) {
        let bytes = attack.bytes
        let work = BinaryReader.work(toCheck: bytes)
        #expect(work.references <= max(1_000_000, 2 * bytes.count) + 1)
        #expect(work.bytes <= max(32 << 20, 32 * bytes.count) + bytes.count)
        let reading = BinaryReader.read(bytes)
        let names = reading.findings.filter { $0.severity == .error }.map(\.code.name)
        #expect(attack.fault.map(names.contains) ?? names.isEmpty, "came: \(names.prefix(5))")
        #expect((reading.document == nil) == (attack.fault != nil))
        #expect(reading.findings.count < 1003)
    }

    @Test func aBombIsRefusedAfterAsManyReferencesAsItHas() {
        // 153 bytes that unfold to 10^9 leaves: measured, not walked.
        let work = BinaryReader.work(toCheck: HostileBinary.arrays(levels: 9, width: 10))
        #expect(work.references <= 100)
    }

    @Test(arguments: [0x2_FFFF, 1 << 31, 1 << 40, Int.max])
    func declaredCountsAreNotBelieved(_ count: Int) {
        var bytes = BinaryBytes([0x09]).bytes
        bytes.replaceSubrange(bytes.count - 24..<bytes.count - 16, with: BinaryBytes.big(count, 8))
        #expect(BinaryReader.read(bytes).findings.map(\.code.name) == ["trailer"])
        for marker in [0x4F, 0x5F, 0x6F, 0xAF, 0xCF, 0xDF] as [UInt8] {
            let object = [marker, 0x13] + BinaryBytes.big(count, 8) + [0, 0, 0]
            #expect(
                BinaryReader.read(BinaryBytes(object).bytes).findings.map(\.code.name) == ["object-length"]
            )
        }
    }

    @Test(arguments: [(512, nil), (513, "depth")] as [(Int, String?)])
    func fiveHundredTwelveLevelsAreTheMost(_ levels: Int, _ code: String?) {
        for bytes in [
            HostileBinary.deep(levels: levels, back: nil), HostileBinary.sharedDepth(levels: levels),
        ] {
            let findings = BinaryReader.read(bytes).findings
            #expect(findings.first { $0.severity == .error }?.code.name == code)
            #expect(findings.contains { $0.code == .depthOverIosLimit })
        }
    }

    @Test func everyDamageOfOneByteIsReadOrRefused() {
        let document = Made.document { builder in
            builder.container(.dict) { builder in
                builder.add(.key, "name")
                builder.add(.string, "北京😀")
                builder.add(.key, "rows")
                builder.container(.array) { builder in
                    for index in 0..<20 { builder.add(Int64(index) << 20) }
                    builder.add(.date, 1.5)
                    builder.add(.data, [1, 2, 3])
                }
            }
        }
        let right = PropertyListWriter.binary(document)
        var refused = 0
        for place in right.indices {
            for value in [0, 1, 0x0F, 0x7F, 0x80, 0xD8, 0xFF] as [UInt8] {
                var bytes = right
                bytes[place] = value
                let reading = BinaryReader.read(bytes)
                #expect((reading.document == nil) == reading.findings.contains { $0.severity == .error })
                if reading.document == nil { refused += 1 }
            }
        }
        for count in right.indices { #expect(BinaryReader.read(Array(right.prefix(count))).document == nil) }
        #expect(refused > right.count)
    }
}

/// The files.
enum HostileBinary {
    /// Each array holds the next one `width` times; the last one a text.
    static func arrays(levels: Int, width: Int) -> [UInt8] {
        let arrays = (1...levels).map { BinaryBytes.array([Int](repeating: $0, count: width), size: 2) }
        return make(arrays + [BinaryBytes.ascii("lol")])
    }

    static func text(length: Int, times: Int) -> [UInt8] {
        let text = BinaryBytes.ascii(String(repeating: "x", count: length))
        return make([BinaryBytes.array([Int](repeating: 1, count: times), size: 2), text])
    }

    static func deep(levels: Int, back: Int?) -> [UInt8] {
        let arrays = (1..<levels).map { BinaryBytes.array([$0], size: 2) }
        return make(arrays + [back.map { BinaryBytes.array([$0], size: 2) } ?? [0xA0]])
    }

    /// As deep, but the lower half is met on a short way first.
    static func sharedDepth(levels: Int) -> [UInt8] {
        let first = BinaryBytes.array([levels / 2, 1], size: 2)
        let others = (1..<levels - 1).map { BinaryBytes.array([$0 + 1], size: 2) }
        return make([first] + others + [[0xA0]])
    }

    static func equalKeys(count: Int) -> [UInt8] {
        let keys = (0..<count).map { _ in BinaryBytes.ascii("same") }
        return make([BinaryBytes.dict((1...count).map { ($0, 1) }, size: 2)] + keys)
    }

    /// Arrays that begin six bytes after each other, each of all that is left: their heads are references too.
    static func overlappingArrays(count: Int) -> [UInt8] {
        overlapping(marker: 0xAF, count: count) { 3 * (count - 1 - $0) }
    }

    /// Data that begin six bytes after each other and all end at the same byte.
    static func overlappingData(count: Int) -> [UInt8] {
        overlapping(marker: 0x4F, count: count) { 6 * (count - 1 - $0) }
    }

    private static func overlapping(marker: UInt8, count: Int, _ content: (Int) -> Int) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        bytes += BinaryBytes.array(Array(1...count), size: 2)
        let start = bytes.count
        bytes += (0..<count).flatMap { [marker, 0x12] + BinaryBytes.big(content($0), 4) }
        let table = bytes.count
        bytes += BinaryBytes.big(8, 4) + (0..<count).flatMap { BinaryBytes.big(start + 6 * $0, 4) }
        bytes += [0, 0, 0, 0, 0, 0, 4, 2]
        return bytes + BinaryBytes.big(count + 1, 8) + BinaryBytes.big(0, 8) + BinaryBytes.big(table, 8)
    }

    private static func make(_ objects: [[UInt8]]) -> [UInt8] {
        var file = BinaryBytes(objects: objects)
        file.referenceSize = 2
        file.offsetSize = 4
        return file.bytes
    }
}
