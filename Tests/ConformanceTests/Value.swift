import Foundation
import PropertyList

/// A property-list value for comparisons, apart from every reader and writer of the package.
///
/// Text is kept as bytes: two Swift strings are equal when they only look the same.
indirect enum Value: Equatable {
    case string([UInt8])
    case integer(String)
    /// The shortest text that reads back, which tells -0.0 from 0.0 and one NaN from no other.
    case real(String)
    case bool(Bool)
    /// Seconds since 2001-01-01T00:00:00Z.
    case date(Double)
    case data([UInt8])
    case uid(String)
    case null
    case array([Value])
    case set([Value])
    case dict([Entry])

    struct Entry: Equatable {
        var key: [UInt8]
        var value: Value
    }
}

extension Value {
    /// What a document says: of keys that a dict has twice, the last value at the first one's place.
    init(_ document: Document, at node: Int) {
        switch document.kind(node) {
        case .string, .key: self = .string(document.withBytes(node, Array.init(copying:)))
        case .integer: self = .integer(document.integer(node).map(String.init) ?? "none")
        case .unsignedInteger: self = .integer(document.unsignedInteger(node).map(String.init) ?? "none")
        case .uid: self = .uid(document.unsignedInteger(node).map(String.init) ?? "none")
        case .real: self = .real(document.double(node).map { "\($0)" } ?? "none")
        case .date: self = .date(document.double(node) ?? .nan)
        case .data: self = .data(document.data(node))
        case .true: self = .bool(true)
        case .false: self = .bool(false)
        case .null: self = .null
        case .array: self = .array(document.children(node).map { Value(document, at: $0) })
        case .set: self = .set(document.children(node).map { Value(document, at: $0) })
        case .dict:
            var entries: [Entry] = []
            var places: [[UInt8]: Int] = [:]
            for key in document.children(node) {
                let entry = Entry(
                    key: document.withBytes(key, Array.init(copying:)),
                    value: Value(document, at: key + 1)
                )
                if let place = places[entry.key] {
                    entries[place].value = entry.value
                } else {
                    places[entry.key] = entries.count
                    entries.append(entry)
                }
            }
            self = .dict(entries)
        }
    }

    /// The first place where two values differ, in words; nil when they are equal.
    func difference(from other: Value, path: String = "$") -> String? {
        switch (self, other) {
        case (.array(let left), .array(let right)), (.set(let left), .set(let right)):
            guard left.count == right.count else {
                return "\(path): expected \(left.count) items, came \(right.count)"
            }
            for (index, pair) in zip(left, right).enumerated() {
                if let found = pair.0.difference(from: pair.1, path: "\(path)[\(index)]") { return found }
            }
            return nil
        case (.dict(let left), .dict(let right)):
            guard left.map(\.key) == right.map(\.key) else {
                let keys = [left, right].map { side in side.map { String(decoding: $0.key, as: UTF8.self) } }
                return "\(path): expected the keys \(keys[0]), came \(keys[1])"
            }
            for (ours, theirs) in zip(left, right) {
                let inner = "\(path)[\(String(decoding: ours.key, as: UTF8.self))]"
                if let found = ours.value.difference(from: theirs.value, path: inner) { return found }
            }
            return nil
        default:
            return self == other ? nil : "\(path): expected \(self.shown), came \(other.shown)"
        }
    }

    private var shown: String {
        let text =
            switch self {
            case .string(let bytes): "string \(String(decoding: bytes, as: UTF8.self).debugDescription)"
            default: "\(self)"
            }
        return text.count <= 120 ? text : text.prefix(117) + "..."
    }
}

extension [UInt8] {
    init(copying span: Span<UInt8>) {
        self = unsafe span.withUnsafeBufferPointer { unsafe [UInt8]($0) }
    }
}
