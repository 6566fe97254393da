/// A case that is too large to store.
///
/// `generate-fixtures.py` makes the same bytes for other tools.
struct GeneratedCase: Sendable {
    let name: String
    let bytes: @Sendable () -> [UInt8]
    /// The right value; nil where the case's `.expected.json` is small enough to be stored.
    var value: (@Sendable () -> Value)?

    static let all: [GeneratedCase] = [
        GeneratedCase(
            name: "valid/194-wide-dict-5000-ordered",
            bytes: {
                let lines = wideKeys.enumerated().map { "<key>\($1)</key><integer>\($0)</integer>" }
                return Array((head + "<dict>\n" + lines.joined(separator: "\n") + "\n</dict>" + tail).utf8)
            },
            value: {
                .dict(
                    wideKeys.enumerated().map {
                        Value.Entry(key: Array($1.utf8), value: .integer(String($0)))
                    }
                )
            }
        ),
        text(
            "valid/196-string-200k-of-entities",
            head,
            ("<string>", 1),
            ("&amp;", 40_000),
            ("</string>" + tail, 1)
        ),
        text(
            "valid/197-string-100k-cdata-pieces",
            head,
            ("<string>", 1),
            ("<![CDATA[x]]>", 8000),
            ("</string>" + tail, 1)
        ),
        text("invalid/222-depth-100k-arrays", head, ("<array>", 100_000), ("</array>", 100_000), (tail, 1)),
        text(
            "invalid/223-depth-100k-dicts",
            head,
            ("<dict><key>k</key>", 50_000),
            ("<true/>", 1),
            ("</dict>", 50_000),
            (tail, 1)
        ),
        text("invalid/224-depth-100k-unclosed", bareHead, ("<array>", 100_000)),
        text(
            "invalid/225-depth-100k-unknown-elements",
            bareHead,
            ("<a>", 100_000),
            ("</a>", 100_000),
            ("</plist>", 1)
        ),
        text("invalid/226-tag-name-100k", bareHead, ("<", 1), ("a", 100_000), ("/></plist>", 1)),
        GeneratedCase(
            name: "binary/valid/089-40000-objects-refs-above-int16",
            bytes: {
                let numbers = 1...39_999
                let root = [0xAF, 0x11] + big(39_999, 2) + numbers.flatMap { big($0, 2) }
                return binary([root] + numbers.map { [0x11] + big($0, 2) }, offsetSize: 3, referenceSize: 2)
            },
            value: { .array((1...39_999).map { .integer(String($0)) }) }
        ),
        GeneratedCase(name: "binary/invalid/109-depth-20000") { deepArrays(20_000, 2, 2) },
        GeneratedCase(name: "binary/invalid/110-depth-100000") { deepArrays(100_000, 3, 3) },
        GeneratedCase(name: "binary/invalid/111-depth-dicts-20000") {
            let dicts = (1..<20_000).map { [0xD1] + big(20_000, 2) + big($0, 2) }
            return binary(dicts + [[0xD0], [0x51, 0x6B]], offsetSize: 3, referenceSize: 2)
        },
    ]

    private static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """
    private static let bareHead = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist>"
    private static let tail = "\n</plist>\n"

    /// 5,000 keys in an order that no sorting gives.
    private static let wideKeys = (0..<5000).map { "k\(2919 * $0 % 5000)" }

    /// A head, and then each piece as often as it says.
    private static func text(_ name: String, _ head: String, _ pieces: (String, Int)...) -> GeneratedCase {
        GeneratedCase(name: name) {
            pieces.reduce(into: Array(head.utf8)) { bytes, piece in
                let once = Array(piece.0.utf8)
                for _ in 0..<piece.1 { bytes += once }
            }
        }
    }

    /// The low `size` bytes of a number, highest first.
    private static func big(_ number: Int, _ size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    /// A binary property list of objects that are bytes already; the first is the root.
    private static func binary(_ objects: [[UInt8]], offsetSize: Int, referenceSize: Int) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var table: [UInt8] = []
        for object in objects {
            table += big(bytes.count, offsetSize)
            bytes += object
        }
        let start = bytes.count
        bytes += table + [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
        return bytes + big(objects.count, 8) + big(0, 8) + big(start, 8)
    }

    private static func deepArrays(_ depth: Int, _ referenceSize: Int, _ offsetSize: Int) -> [UInt8] {
        let arrays = (1..<depth).map { [0xA1] + big($0, referenceSize) }
        return binary(arrays + [[0xA0]], offsetSize: offsetSize, referenceSize: referenceSize)
    }
}
