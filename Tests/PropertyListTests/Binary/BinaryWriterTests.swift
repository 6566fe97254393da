import PickDiagnostics
import PropertyList
import TestTools
import Testing

@Suite struct BinaryWriterTests {
    private static let leaves: [(String, @Sendable (inout DocumentBuilder) -> Void, [UInt8])] = [
        ("empty text", { $0.add(.string, "") }, [0x50]),
        ("ascii", { $0.add(.string, "ab") }, [0x52, 0x61, 0x62]),
        (
            "fifteen", { $0.add(.string, "123456789012345") },
            [0x5F, 0x10, 15] + Array("123456789012345".utf8)
        ),
        (
            "utf-16", { $0.add(.string, "a北𝒳é") },
            [0x65, 0, 0x61, 0x53, 0x17, 0xD8, 0x35, 0xDC, 0xB3, 0, 0xE9]
        ),
        ("zero", { $0.add(0) }, [0x10, 0]),
        ("one byte", { $0.add(255) }, [0x10, 0xFF]),
        ("two bytes", { $0.add(256) }, [0x11, 1, 0]),
        ("four bytes", { $0.add(65536) }, [0x12, 0, 1, 0, 0]),
        ("eight bytes", { $0.add(1 << 32) }, [0x13, 0, 0, 0, 1, 0, 0, 0, 0]),
        ("negative", { $0.add(-1) }, [0x13] + [UInt8](repeating: 0xFF, count: 8)),
        (
            "sixteen bytes", { $0.addScalar(.unsignedInteger, bits: .max, at: 0..<0) },
            [0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFF, count: 8)
        ),
        ("real", { $0.add(.real, -0.0) }, [0x23, 0x80, 0, 0, 0, 0, 0, 0, 0]),
        ("date", { $0.add(.date, 1.5) }, [0x33, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0]),
        ("data", { $0.add(.data, [1, 2]) }, [0x42, 1, 2]),
        ("uid", { $0.addScalar(.uid, bits: 7, at: 0..<0) }, [0x80, 7]),
        ("long uid", { $0.addScalar(.uid, bits: 0x10000, at: 0..<0) }, [0x82, 1, 0, 0]),
        ("true", { $0.addScalar(.true, bits: 0, at: 0..<0) }, [0x09]),
        ("false", { $0.addScalar(.false, bits: 0, at: 0..<0) }, [0x08]),
        ("null", { $0.addScalar(.null, bits: 0, at: 0..<0) }, [0x00]),
        ("empty array", { $0.container(.array) { _ in } }, [0xA0]),
        ("empty set", { $0.container(.set) { _ in } }, [0xC0]),
        ("empty dict", { $0.container(.dict) { _ in } }, [0xD0]),
    ]

    @Test(arguments: leaves)
    func writesTheLeastForm(
        _ name: String,
        _ fill: @Sendable (inout DocumentBuilder) -> Void,
        _ object: [UInt8]
    ) {
        var file = BinaryBytes(object)
        file.offsetSize = 1
        #expect(PropertyListWriter.binary(Made.document(.binary, fill)) == file.bytes)
    }

    @Test func equalLeavesAreOneObjectAndContainersAreNot() throws {
        let document = Made.document { builder in
            builder.container(.array) { builder in
                for _ in 0..<2 {
                    builder.container(.dict) { builder in
                        builder.add(.key, "a")
                        builder.add(.string, "a")
                        builder.add(.key, "b")
                        builder.add(.data, "a")
                    }
                    builder.container(.array) { _ in }
                    builder.add(1)
                    builder.add(.real, 1)
                    builder.add(.date, 1)
                    builder.addScalar(.uid, bits: 1, at: 0..<0)
                }
            }
        }
        var file = BinaryBytes(
            BinaryBytes.array([1, 5, 6, 7, 8, 9, 10, 11, 6, 7, 8, 9]),
            BinaryBytes.dict([(2, 2), (3, 4)]),
            BinaryBytes.ascii("a"),
            BinaryBytes.ascii("b"),
            [0x41, 0x61],
            [0xA0],
            [0x10, 1],
            [0x23, 0x3F, 0xF0, 0, 0, 0, 0, 0, 0],
            [0x33, 0x3F, 0xF0, 0, 0, 0, 0, 0, 0],
            [0x80, 1],
            BinaryBytes.dict([(2, 2), (3, 4)]),
            [0xA0]
        )
        file.offsetSize = 1
        #expect(PropertyListWriter.binary(document) == file.bytes)
    }

    @Test(arguments: ["a", "é", "北", "𝒳", "a北", "北a𝒳é", "éé北"])
    func textOfAnyLengthReadsBackTheSame(_ pattern: String) throws {
        for count in 1...40 {
            let text = String(repeating: pattern, count: count) + "é"
            let bytes = PropertyListWriter.binary(Made.document { $0.add(.string, text) })
            let reading = BinaryReader.read(bytes)
            #expect(reading.findings.isEmpty, "\(count)")
            #expect(try #require(reading.document).string(0) == text)
        }
    }

    @Test func equalLeavesAmongVeryManyAreOneObjectEach() throws {
        let count = 50_000
        let document = Made.document { builder in
            builder.container(.array) { builder in
                for index in 0..<count {
                    if index % 2 == 0 {
                        builder.add(.string, "北京 \(index % 7_000)")
                    } else {
                        builder.add(Int64(index % 9_001))
                    }
                }
            }
        }
        let bytes = PropertyListWriter.binary(document)
        let reading = BinaryReader.read(bytes)
        #expect(try #require(reading.document).hasSameValue(as: document))
        // 3,500 texts, every number below 9,001 and the array itself.
        let objects = bytes.suffix(24).prefix(8).reduce(0) { $0 << 8 | Int($1) }
        #expect(objects == 3_500 + 9_001 + 1)
    }

    @Test func ofADuplicateKeyTheLastValueStandsAtTheFirstPlace() throws {
        let document = Made.document { builder in
            builder.container(.dict) { builder in
                for (key, value) in [("k", 1), ("other", 2), ("k", 3), ("k", 4), ("other", 5)] {
                    builder.add(.key, key)
                    builder.container(.array) { $0.add(Int64(value)) }
                }
            }
        }
        let bytes = PropertyListWriter.binary(document)
        let reading = BinaryReader.read(bytes)
        #expect(reading.findings.isEmpty)
        let read = try #require(reading.document)
        #expect(read.children(0).map(read.string) == ["k", "other"])
        #expect(read.children(0).map { read.integer($0 + 2) } == [4, 5])
        // Nothing is left of the values that do not count.
        #expect(bytes.count == PropertyListWriter.binary(read).count)
    }

    @Test(arguments: [(254, 1), (255, 2), (256, 2), (65534, 2), (65535, 3)])
    func referencesAreAsShortAsAppleAllows(_ items: Int, _ size: Int) throws {
        let document = Made.document { builder in
            builder.container(.array) { builder in for index in 0..<items { builder.add(Int64(index)) } }
        }
        let bytes = PropertyListWriter.binary(document)
        #expect(bytes[bytes.count - 25] == size)
        let reading = BinaryReader.read(bytes)
        #expect(reading.findings.isEmpty)
        #expect(try #require(reading.document).hasSameValue(as: document))
        #expect(try Oracle.lint(bytes) != false)
    }

    @Test(arguments: [(244, 1), (245, 2), (65523, 2), (65524, 3)])
    func offsetsAreAsShortAsAppleAllows(_ length: Int, _ size: Int) throws {
        let document = Made.document { $0.add(.data, [UInt8](repeating: 0, count: length)) }
        let bytes = PropertyListWriter.binary(document)
        #expect(bytes[bytes.count - 26] == size)
        #expect(BinaryReader.read(bytes).findings.isEmpty)
        #expect(try Oracle.lint(bytes) != false)
    }

    @Test(arguments: 0..<20)
    func whatIsWrittenReadsBackTheSame(_ seed: UInt64) throws {
        var random = RandomDocument(
            seed: seed,
            [.binaryOnly, .uids, .wideDicts, .anyReals, .unsigned, .anyDates]
        )
        let document = random.make(count: 100)
        let bytes = PropertyListWriter.binary(document)
        let reading = BinaryReader.read(bytes)
        let read = try #require(reading.document)
        #expect(read.hasSameValue(as: document))
        #expect(PropertyListWriter.binary(read) == bytes)
        // Our own files have no faults and nothing that Apple refuses.
        let names = Set(reading.findings.map(\.code.name))
        #expect(names.isSubset(of: ["null", "set", "date-fraction", "keys-differ-only-by-normalization"]))
    }

    @Test(arguments: Oracle.allCases)
    func otherReadersReadTheSame(_ oracle: Oracle) throws {
        // plutil drops the order of keys, cannot write uids, and does not know 2^63 to 2^64-1.
        let range: RandomDocument.Range =
            switch oracle {
            case .plistlib: [.uids, .wideDicts, .anyReals, .unsigned, .anyDates]
            case .plutil: [.anyReals, .anyDates]
            case .plistutil: [.uids, .wideDicts, .anyReals, .unsigned]
            }
        var random = RandomDocument(seed: 5, range)
        let document = random.make(count: 600)
        guard let outcome = try oracle.rewrite(PropertyListWriter.binary(document)) else { return }
        #expect(outcome.status == 0)
        let read = try #require(BinaryReader.read(outcome.output).document)
        #expect(read.firstDifference(from: document) == nil)
    }
}

extension Document {
    /// Where two documents part, for the message of a test; nil when they have the same value.
    func firstDifference(from other: Document) -> String? {
        if hasSameValue(as: other) { return nil }
        for node in 0..<min(count, other.count) {
            let (left, right) = (shown(node), other.shown(node))
            if left != right { return "\(path(of: node)): \(left), and \(right)" }
        }
        return "\(count) nodes, and \(other.count)"
    }

    private func shown(_ node: Int) -> String {
        let kind = kind(node)
        switch kind {
        case .key, .string: return "\(kind) \(string(node).debugDescription)"
        case .data: return "\(kind) \(data(node))"
        case .real, .date: return "\(kind) \(double(node) ?? 0)"
        case .integer, .unsignedInteger, .uid: return "\(kind) \(bits(node))"
        default: return "\(kind) to \(next(after: node))"
        }
    }
}
