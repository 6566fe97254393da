/// The decimal digits behind the seconds of a date.
///
/// A date is a double of seconds since 2001. Its fraction taken alone has more digits than the date can tell
/// apart (0.1 s in 2024 would be .10000002384185791), so the digits come from the shortest text of the whole
/// double. Before 2001 that text counts backwards and the clock forwards: .25 s before is .75 s after.
enum FractionDigits {
    /// The digits of a double that is no whole number.
    static func of(_ seconds: Double) -> [UInt8] {
        let text = Array(seconds.magnitude.description.utf8)
        let digits: [UInt8]
        if let mark = text.firstIndex(of: UInt8(ascii: "e")) {
            // 1.5e-07: whole doubles are not asked for, so the exponent is negative and the seconds are 0.
            let exponent = text[(mark + 2)...].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
            let significant = text[..<mark].filter { $0 != UInt8(ascii: ".") }
            let trailingZero = text[..<mark].count == 3 && significant.last == UInt8(ascii: "0") ? 1 : 0
            digits =
                [UInt8](repeating: UInt8(ascii: "0"), count: exponent - 1)
                + significant.dropLast(trailingZero)
        } else {
            let point = text.firstIndex(of: UInt8(ascii: ".")) ?? text.count
            digits = Array(text[min(point + 1, text.count)...])
        }
        return seconds < 0 ? complement(digits) : digits
    }

    /// The double nearest to `whole` seconds and the fraction of `digits`.
    static func add(_ digits: [UInt8], to whole: Int64) -> Double {
        var digits = digits
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
        guard !digits.isEmpty else { return Double(whole) }
        let isBefore = whole < 0
        if isBefore { digits = complement(digits) }
        let seconds = isBefore ? -(whole + 1) : whole
        let text = (isBefore ? "-" : "") + "\(seconds)." + String(decoding: digits, as: UTF8.self)
        return Double(text) ?? Double(whole)
    }

    /// The digits of one less the fraction; the last digit must not be zero.
    private static func complement(_ digits: [UInt8]) -> [UInt8] {
        var digits = digits
        for index in digits.indices {
            let nine = UInt8(ascii: "0") + (index == digits.count - 1 ? 10 : 9)
            digits[index] = UInt8(ascii: "0") + (nine - digits[index])
        }
        return digits
    }
}
