/// How many cells of a terminal a text takes.
package enum DisplayWidth {
    /// The cells of a text without control characters (see ``PrintableText``).
    package static func of(_ text: String) -> Int {
        text.reduce(0) { $0 + of($1) }
    }

    /// The cells of one user-perceived character.
    ///
    /// Terminals add up the cells of its scalars, but draw what an emoji begins as one wide picture.
    package static func of(_ character: Character) -> Int {
        if character.isASCII { return 1 }
        var sum = 0
        var isPicture = false
        for scalar in character.unicodeScalars {
            sum += of(scalar)
            if isRegionalIndicator(scalar) || scalar.properties.isEmojiPresentation || scalar == "\u{FE0F}" {
                isPicture = true
            }
        }
        return isPicture && (sum > 2 || character.unicodeScalars.contains("\u{FE0F}")) ? 2 : sum
    }

    /// The cells of one scalar on its own: 0, 1 or 2.
    package static func of(_ scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x300 { return value == 0xAD ? 0 : 1 }
        if isZeroWidth(scalar) { return 0 }
        if value < wide[0].lowerBound { return 1 }
        if scalar.properties.isEmojiPresentation, !isRegionalIndicator(scalar) { return 2 }
        return isInWideRange(value) ? 2 : 1
    }

    private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
        (0x1F1E6...0x1F1FF).contains(scalar.value)
    }

    private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        // The middle and the end of a Hangul syllable written in parts.
        default: (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value)
        }
    }

    private static func isInWideRange(_ value: UInt32) -> Bool {
        var low = 0
        var high = wide.count
        while low < high {
            let middle = (low + high) / 2
            if wide[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < wide.count && wide[low].contains(value)
    }

    /// What has East Asian Width W or F in Unicode 16 and is no emoji; gaps without characters are closed.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x3247,
        0x3250...0xA4C6,
        0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
        0xFFE0...0xFFE6, 0x16FE0...0x16FFF, 0x17000...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376,
        0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]
}
