internal import PickDiagnostics

/// The encoding that bytes which are not UTF-8 are most likely in.
struct EncodingGuess {
    /// As a document would declare it; two where both fit alike.
    let names: [String]
    private let decoder: String?

    private static let sampleSize = 64 * 1024
    /// How much better an encoding must fit than the next one, of ``EncodingEvidence/fit``.
    private static let margin = 0.2

    /// Guesses; nil when nothing fits.
    ///
    /// Text in a double-byte encoding decodes without a fault, into the common half of its characters, and names have
    /// many that are frequent in names. A single high byte between letters is a Latin one, and runs of them that are
    /// small letters behind the first are Cyrillic.
    init?(_ text: [UInt8]) {
        guard let first = text.firstIndex(where: { $0 >= 0x80 }) else { return nil }
        let sample = Array(text[first...].prefix(Self.sampleSize))
        let runs = HighRuns(sample)
        var fits = DoubleByteEncoding.all.compactMap { encoding in
            EncodingEvidence(sample, encoding).map { (encoding.name, encoding.decoder, $0) }
        }
        // Between letters the high bytes stand alone; so they do where the second bytes are ASCII, but not in names.
        if runs.areShort { fits = fits.filter { $0.2.common >= 0.8 && $0.2.frequent >= 0.25 } }
        var ranked = fits.map { (name: $0.0, decoder: $0.1, fit: $0.2.fit) }.filter { $0.fit > 0.5 }
        ranked += runs.cyrillic
        ranked.sort { $0.fit > $1.fit }
        guard let best = ranked.first else {
            guard runs.areShort else { return nil }
            names = ["windows-1252"]
            decoder = "CP1252"
            return
        }
        if ranked.count > 1, best.fit - ranked[1].fit < Self.margin {
            names = [best.name, ranked[1].name]
            decoder = nil
        } else {
            names = [best.name]
            decoder = best.decoder
        }
    }

    /// What to tell and to do about it, behind a sentence.
    var advice: String {
        guard names.count == 1, let name = names.first else {
            return " The bytes read as \(names.joined(separator: " or ")): declare the one that it is."
        }
        return " The bytes read as \(name): declare encoding=\"\(name)\", or convert the file to UTF-8."
    }

    /// Replaces what is not ASCII by UTF-8; nil where two encodings fit.
    func fix(for text: [UInt8]) -> Fix? {
        guard let name = names.first, let decoder else { return nil }
        var edits: [Fix.Edit] = []
        if let decoder = IconvDecoder(decoder) {
            let isDouble = DoubleByteEncoding.all.contains { $0.name == name }
            var index = 0
            while index < text.count, edits.count < 100_000 {
                guard text[index] >= 0x80 else {
                    index += 1
                    continue
                }
                let start = index
                // A trail byte of GBK or Big5 may be ASCII, but never a mark of markup below `@`.
                while index < text.count, text[index] >= 0x80 {
                    index += isDouble && index + 1 < text.count && text[index + 1] >= 0x40 ? 2 : 1
                }
                let decoded = decoder.decode(text[start..<index])
                edits.append(Fix.Edit(start..<index, String(decoding: decoded.text, as: UTF8.self)))
            }
        }
        return Fix("read the bytes as \(name) and write UTF-8", .unsafe, edits)
    }
}

/// How well a text fits an encoding of two bytes a character.
private struct EncodingEvidence {
    /// The share of characters from the encoding's common half.
    let common: Double
    /// The share of characters that are frequent in names of its language.
    let frequent: Double

    var fit: Double { common + frequent }

    /// Nil where the text is not in this encoding at all.
    init?(_ text: [UInt8], _ encoding: DoubleByteEncoding) {
        guard let decoder = IconvDecoder(encoding.decoder) else { return nil }
        let decoded = decoder.decode(text[...])
        // The sample may end inside a character.
        if let fault = decoded.fault, fault.offset + 8 < decoded.text.count || text.count < 1024 {
            return nil
        }
        let scalars = String(decoding: decoded.text, as: UTF8.self).unicodeScalars.filter { $0.value >= 0x80 }
        guard !scalars.isEmpty else { return nil }
        frequent = Double(scalars.count { encoding.frequent.contains($0) }) / Double(scalars.count)
        var pairs = 0
        var common = 0
        var index = 0
        while index + 1 < text.count {
            guard text[index] >= 0x80 else {
                index += 1
                continue
            }
            pairs += 1
            if encoding.isCommon(text[index], text[index + 1]) { common += 1 }
            index += encoding.isSingle(text[index]) ? 1 : 2
        }
        self.common = Double(common) / Double(max(pairs, 1))
    }
}

/// The runs of bytes that are not ASCII.
private struct HighRuns {
    private var count = 0
    private var shortCount = 0
    /// Bytes behind the first of their run, and how many of them are small letters of each encoding.
    private var innerCount = 0
    private var small1251 = 0
    private var smallKOI8 = 0
    private var letterCount = 0
    private var byteCount = 0

    init(_ text: [UInt8]) {
        var index = 0
        while index < text.count {
            guard text[index] >= 0x80 else {
                index += 1
                continue
            }
            let start = index
            while index < text.count, text[index] >= 0x80 { index += 1 }
            let run = text[start..<index]
            count += 1
            if run.count == 1 { shortCount += 1 }
            byteCount += run.count
            letterCount += run.count { $0 >= 0xC0 || $0 == 0xA8 || $0 == 0xB8 }
            innerCount += run.count - 1
            small1251 += run.dropFirst().count { $0 >= 0xE0 || $0 == 0xB8 }
            smallKOI8 += run.dropFirst().count { (0xC0...0xDF).contains($0) }
        }
    }

    /// Whether most runs are one byte.
    var areShort: Bool { shortCount * 2 > count }

    /// The Cyrillic encodings that fit: words of letters, small ones behind the first.
    var cyrillic: [(name: String, decoder: String, fit: Double)] {
        guard !areShort, innerCount > 0, letterCount * 20 >= byteCount * 19 else { return [] }
        return [("windows-1251", "CP1251", small1251), ("KOI8-R", "KOI8-R", smallKOI8)].compactMap {
            let share = Double($0.2) / Double(innerCount)
            return share < 0.9 ? nil : ($0.0, $0.1, 1 + share / 2)
        }
    }
}
