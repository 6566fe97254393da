/// Puts binary property lists together from objects that are bytes already, right ones and wrong ones.
struct BinaryBytes {
    var objects: [[UInt8]]
    var top = 0
    var offsetSize = 2
    var referenceSize = 1
    /// Object numbers that stand at the place of another object.
    var aliases: [Int: Int] = [:]

    init(_ objects: [UInt8]...) { self.objects = objects }
    init(objects: [[UInt8]]) { self.objects = objects }

    /// The file.
    var bytes: [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for (number, object) in objects.enumerated() {
            offsets.append(aliases[number].map { offsets[$0] } ?? bytes.count)
            if aliases[number] == nil { bytes += object }
        }
        let table = bytes.count
        for offset in offsets { bytes += Self.big(offset, offsetSize) }
        bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
        return bytes + Self.big(objects.count, 8) + Self.big(top, 8) + Self.big(table, 8)
    }

    /// The low `size` bytes of a number, the highest first.
    static func big(_ number: Int, _ size: Int) -> [UInt8] {
        (0..<size).reversed().map { $0 < 8 ? UInt8(truncatingIfNeeded: number >> (8 * $0)) : 0 }
    }

    /// A marker with a count of any size, then `content`.
    static func counted(_ marker: UInt8, _ count: Int, _ content: [UInt8]) -> [UInt8] {
        let head = count < 15 ? [marker | UInt8(count)] : [marker | 0x0F, 0x12] + big(count, 4)
        return head + content
    }

    static func ascii(_ text: String) -> [UInt8] { counted(0x50, text.utf8.count, Array(text.utf8)) }

    static func utf16(_ text: String) -> [UInt8] {
        let units = Array(text.utf16)
        return counted(0x60, units.count, units.flatMap { big(Int($0), 2) })
    }

    static func array(_ references: [Int], size: Int = 1) -> [UInt8] {
        counted(0xA0, references.count, references.flatMap { big($0, size) })
    }

    static func dict(_ pairs: [(Int, Int)], size: Int = 1) -> [UInt8] {
        counted(0xD0, pairs.count, (pairs.map(\.0) + pairs.map(\.1)).flatMap { big($0, size) })
    }
}
