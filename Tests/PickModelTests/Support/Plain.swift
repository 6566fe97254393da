import PropertyList

/// A property list as a Swift literal, for fixtures: `["a", ["name": "North", "cities": ["Aa"]]]`.
///
/// Pairs keep their order, and a key may come twice.
enum Plain: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, Sendable
{
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    case data([UInt8])
    case array([Plain])
    case dict([(String, Plain)])

    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .integer(value) }
    init(floatLiteral value: Double) { self = .real(value) }
    init(booleanLiteral value: Bool) { self = .boolean(value) }
    init(arrayLiteral elements: Plain...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, Plain)...) { self = .dict(elements) }

    /// The document; each node's range is one byte wide and as far in as its number.
    var document: Document {
        var builder = DocumentBuilder()
        add(to: &builder)
        return builder.finish(format: .xml, encoding: "UTF-8")
    }

    private func add(to builder: inout DocumentBuilder) {
        let place = builder.count
        switch self {
        case .string(let text): builder.addString(.string, text, at: place)
        case .integer(let value):
            builder.addScalar(.integer, bits: UInt64(bitPattern: Int64(value)), at: place..<place + 1)
        case .real(let value): builder.addScalar(.real, bits: value.bitPattern, at: place..<place + 1)
        case .boolean(let value): builder.addScalar(value ? .true : .false, bits: 0, at: place..<place + 1)
        case .data(let bytes): builder.addString(.data, String(decoding: bytes, as: UTF8.self), at: place)
        case .array(let items):
            builder.begin(.array, at: place)
            for item in items { item.add(to: &builder) }
            builder.end(at: builder.count)
        case .dict(let pairs):
            builder.begin(.dict, at: place)
            for (key, value) in pairs {
                builder.addString(.key, key, at: builder.count)
                value.add(to: &builder)
            }
            builder.end(at: builder.count)
        }
    }

    /// How many values are no containers.
    var leafCount: Int {
        switch self {
        case .array(let items): items.reduce(0) { $0 + $1.leafCount }
        case .dict(let pairs): pairs.reduce(0) { $0 + $1.1.leafCount }
        default: 1
        }
    }
}

extension DocumentBuilder {
    fileprivate mutating func addString(_ kind: NodeKind, _ text: String, at place: Int) {
        beginText(kind, at: place)
        var copy = text
        copy.withUTF8 { bytes in
            guard let start = bytes.baseAddress else { return }
            unsafe self.text(start, count: bytes.count)
        }
        endText(at: place + 1)
    }
}
