/// Turns offsets in the decoded text into offsets in the file.
public struct OffsetMap: Sendable {
    private enum Kind: Sendable {
        case shift(Int)
        case widths([UInt8], checkpoints: [Checkpoint])
    }

    private struct Checkpoint: Sendable {
        var text: Int
        var file: Int
        var character: Int
    }

    private static let charactersPerCheckpoint = 4096
    private let kind: Kind

    /// For UTF-8: the text stands `count` bytes into the file (3 behind a byte order mark, else 0).
    public init(shift count: Int) { kind = .shift(count) }

    /// For other encodings.
    ///
    /// - Parameters:
    ///   - widths: for each code point of `text`, how many bytes it has in the file.
    ///   - start: the byte of the file at which the text begins.
    ///   - text: the decoded text.
    public init(widths: [UInt8], start: Int, text: borrowing Span<UInt8>) {
        var checkpoints = [Checkpoint(text: 0, file: start, character: 0)]
        var place = checkpoints[0]
        let count = text.count
        while place.text < count, place.character < widths.count {
            place.file += Int(widths[place.character])
            place.text += Self.utf8Length(text[place.text])
            place.character += 1
            if place.character % Self.charactersPerCheckpoint == 0 { checkpoints.append(place) }
        }
        kind = .widths(widths, checkpoints: checkpoints)
    }

    /// The file offset of byte `offset` of `text`.
    public func fileOffset(of offset: Int, in text: borrowing Span<UInt8>) -> Int {
        switch kind {
        case .shift(let count): return offset + count
        case .widths(let widths, let checkpoints):
            var low = 0
            var high = checkpoints.count
            while low + 1 < high {
                let middle = (low + high) / 2
                if checkpoints[middle].text <= offset { low = middle } else { high = middle }
            }
            var place = checkpoints[low]
            while place.text < offset, place.text < text.count, place.character < widths.count {
                place.file += Int(widths[place.character])
                place.text += Self.utf8Length(text[place.text])
                place.character += 1
            }
            return place.file
        }
    }

    private static func utf8Length(_ lead: UInt8) -> Int {
        switch lead {
        case 0..<0x80: 1
        case 0xF0...: 4
        case 0xE0...: 3
        default: 2
        }
    }
}
