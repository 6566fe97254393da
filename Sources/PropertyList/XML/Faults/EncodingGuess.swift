internal import PickDiagnostics

/// The encoding that bytes which are not UTF-8 are most likely in.
struct EncodingGuess {
    /// As a document would declare it.
    var name: String
    private let decoder: String

    private static let candidates = [
        ("GBK", "GBK"), ("Big5", "BIG5"), ("Shift_JIS", "SHIFT_JIS"), ("EUC-KR", "EUC-KR"),
    ]
    private static let sampleSize = 64 * 1024

    /// Guesses; nil when nothing fits.
    ///
    /// Text in a double-byte encoding has its high bytes in runs of whole characters that decode without a fault,
    /// mostly into common ideographs; a single high byte between letters is a Latin one.
    init?(_ text: [UInt8]) {
        var runs: [ArraySlice<UInt8>] = []
        var index = 0
        var seen = 0
        while index < text.count, seen < Self.sampleSize {
            guard text[index] >= 0x80 else {
                index += 1
                continue
            }
            let start = index
            while index < text.count, text[index] >= 0x80 { index += 1 }
            runs.append(text[start..<index])
            seen += index - start
        }
        let short = runs.filter { $0.count == 1 }.count
        if short * 2 > runs.count {
            name = "windows-1252"
            decoder = "CP1252"
            return
        }
        let best = Self.candidates.compactMap { name, decoder in
            Self.score(text, decoder).map { (name: name, decoder: decoder, score: $0) }
        }.max { $0.score < $1.score }
        guard let best, best.score > 0.5 else { return nil }
        name = best.name
        decoder = best.decoder
    }

    /// The share of common characters among those that are not ASCII; nil when bytes do not fit at all.
    private static func score(_ text: [UInt8], _ name: String) -> Double? {
        guard let decoder = IconvDecoder(name) else { return nil }
        let decoded = decoder.decode(text.prefix(sampleSize))
        if let fault = decoded.fault, fault.offset + 8 < decoded.text.count { return nil }
        var total = 0
        var common = 0
        for scalar in String(decoding: decoded.text, as: UTF8.self).unicodeScalars where scalar.value >= 0x80
        {
            total += 1
            switch scalar.value {
            case 0x4E00...0x9FFF, 0x3040...0x30FF, 0xAC00...0xD7A3: common += 1
            default: break
            }
        }
        // Ties go to the first: the level-one rows of GB 2312 begin where the other tables have rarer characters.
        let levelOne = name == "GBK" ? commonGBKShare(text) : 0
        return total == 0 ? nil : Double(common) / Double(total) + levelOne
    }

    /// How many double bytes stand in the rows 16 to 55 of GB 2312, its 3,755 common characters.
    private static func commonGBKShare(_ text: [UInt8]) -> Double {
        var pairs = 0
        var common = 0
        var index = 0
        while index + 1 < min(text.count, sampleSize) {
            guard text[index] >= 0x80 else {
                index += 1
                continue
            }
            pairs += 1
            if (0xB0...0xD7).contains(text[index]), text[index + 1] >= 0xA1 { common += 1 }
            index += 2
        }
        return pairs == 0 ? 0 : Double(common) / Double(pairs)
    }

    /// Replaces what is not ASCII by UTF-8.
    func fix(for text: [UInt8]) -> Fix {
        var edits: [Fix.Edit] = []
        if let decoder = IconvDecoder(decoder) {
            var index = 0
            while index < text.count, edits.count < 100_000 {
                guard text[index] >= 0x80 else {
                    index += 1
                    continue
                }
                let start = index
                // A trail byte of GBK or Big5 may be ASCII, but never a mark of markup below `@`.
                while index < text.count, text[index] >= 0x80 {
                    let isPair = name != "windows-1252" && index + 1 < text.count && text[index + 1] >= 0x40
                    index += isPair ? 2 : 1
                }
                let decoded = decoder.decode(text[start..<index])
                edits.append(Fix.Edit(start..<index, String(decoding: decoded.text, as: UTF8.self)))
            }
        }
        return Fix("read the bytes as \(name) and write UTF-8", .unsafe, edits)
    }
}
