internal import PickDiagnostics

/// A text that was not UTF-8, turned into it.
struct DecodedText {
    /// UTF-8.
    ///
    /// Where bytes did not fit, U+FFFD stands.
    var text: [UInt8] = []
    /// For each code point of `text` how many bytes it has in the file.
    var widths: [UInt8] = []
    /// The first bytes that did not fit.
    var fault: Fault?

    struct Fault {
        /// The U+FFFD in `text`.
        var offset: Int
        /// The bytes of the file that it stands for.
        var bytes: [UInt8]
        var kind: Kind
    }

    enum Kind { case loneSurrogate, oddLength, outOfRange, unmappable, outsideRepertoire }

    mutating func append(_ scalar: Unicode.Scalar, width: Int) {
        text.append(contentsOf: String(scalar).utf8)
        widths.append(UInt8(width))
    }

    /// Puts U+FFFD where bytes do not fit, and remembers the first such place.
    mutating func appendReplacement(for bytes: [UInt8], _ kind: Kind) {
        if fault == nil { fault = Fault(offset: text.count, bytes: bytes, kind: kind) }
        text += [0xEF, 0xBF, 0xBD]
        widths.append(UInt8(bytes.count))
    }

    /// The way back to the file, whose text begins at `start`.
    func map(start: Int) -> OffsetMap {
        text.withSpan { OffsetMap(widths: widths, start: start, text: $0) }
    }
}
