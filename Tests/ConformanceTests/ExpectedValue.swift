import Foundation

/// A value as the cases write it: JSON that names each value's type.
struct ExpectedValue: Decodable {
    let value: Value

    private enum Key: String, CodingKey { case type, value, items, entries, depth }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        func text() throws -> String { try fields.decode(String.self, forKey: .value) }
        func items() throws -> [Value] {
            try fields.decode([ExpectedValue].self, forKey: .items).map(\.value)
        }
        let type = try fields.decode(String.self, forKey: .type)
        value =
            switch type {
            case "string": .string(Array(try text().utf8))
            case "integer": .integer(try text())
            case "real": .real(try text())
            case "uid": .uid(try text())
            case "bool": .bool(try fields.decode(Bool.self, forKey: .value))
            case "null": .null
            case "data": .data(try Self.bytes(base64: try text(), at: fields.codingPath))
            case "date": .date(try Self.seconds(try text(), at: fields.codingPath))
            case "array": .array(try items())
            case "set": .set(try items())
            case "dict":
                .dict(
                    try fields.decode([ExpectedEntry].self, forKey: .entries).map {
                        Value.Entry(key: Array($0.key.utf8), value: $0.value.value)
                    }
                )
            case "nested-arrays":
                try (1..<fields.decode(Int.self, forKey: .depth)).reduce(.array([])) { inner, _ in
                    .array([inner])
                }
            default: throw Self.fault("no type \(type)", fields.codingPath)
            }
    }

    private static func fault(_ text: String, _ path: [any CodingKey]) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: text))
    }

    private static func bytes(base64: String, at path: [any CodingKey]) throws -> [UInt8] {
        guard let data = Data(base64Encoded: base64) else { throw fault("no base64: \(base64)", path) }
        return [UInt8](data)
    }

    /// Seconds since 2001-01-01T00:00:00Z of `[-+]Y…YYYY-MM-DDTHH:MM:SS[.fff]Z`, proleptic Gregorian.
    private static func seconds(_ text: String, at path: [any CodingKey]) throws -> Double {
        let sign = text.hasPrefix("-") ? -1 : 1
        let body = text.drop { "+-".contains($0) }.dropLast()
        let parts = body.split { "-T:".contains($0) }
        guard parts.count == 6, text.hasSuffix("Z"), let year = Int(parts[0]), let month = Int(parts[1]),
            let day = Int(parts[2]), let hour = Int(parts[3]), let minute = Int(parts[4]),
            let second = Double(parts[5])
        else { throw fault("no date: \(text)", path) }
        // Counting years from March puts the leap day at the end.
        let years = sign * year - (month <= 2 ? 1 : 0)
        let era = (years >= 0 ? years : years - 399) / 400
        let yearOfEra = years - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        let days = era * 146_097 + dayOfEra - 730_791
        return Double(days * 86_400 + hour * 3600 + minute * 60) + second
    }
}

/// A pair `[key, value]` of a dict.
private struct ExpectedEntry: Decodable {
    let key: String
    let value: ExpectedValue

    init(from decoder: any Decoder) throws {
        var pair = try decoder.unkeyedContainer()
        key = try pair.decode(String.self)
        value = try pair.decode(ExpectedValue.self)
    }
}
