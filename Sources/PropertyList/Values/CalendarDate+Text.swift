package import PickBytes
internal import PickJSON

// ISO 8601 as property lists write it: `2024-02-29T12:34:56Z`, years of more than four digits with their sign
// (`+12345-…`), years before 0 as `-0044-…`.

extension CalendarDate {
    /// Whether a date of so many seconds since 2001 can be written: finite, and within 292 billion years.
    package static func holds(_ seconds: Double) -> Bool { seconds.magnitude <= farthest }

    private static let farthest = 9.2e18

    /// Writes a date, with the digits behind its seconds that tell it from every other date.
    ///
    /// What ``holds(_:)`` refuses is written as the nearest date that can be.
    package static func append(iso8601 seconds: Double, to out: inout ByteWriter) {
        let held = holds(seconds) ? seconds : (seconds.isNaN ? 0 : (seconds < 0 ? -farthest : farthest))
        let whole = held.rounded(.down)
        CalendarDate(secondsSince2001: Int64(whole)).append(to: &out)
        if whole != held {
            out.append(UInt8(ascii: "."))
            out.append(FractionDigits.of(held))
        }
        out.append(UInt8(ascii: "Z"))
    }

    /// Writes a date to the second, fractions cut off towards the past.
    package static func append(iso8601WholeSeconds seconds: Double, to out: inout ByteWriter) {
        append(iso8601: seconds.rounded(.down), to: &out)
    }

    /// `2024-02-29T12:34:56`, without the `Z`.
    private func append(to out: inout ByteWriter) {
        if year < 0 { out.append(UInt8(ascii: "-")) }
        if year > 9999 { out.append(UInt8(ascii: "+")) }
        let magnitude = year.magnitude
        if magnitude < 1000 {
            out.append(repeating: UInt8(ascii: "0"), count: magnitude < 10 ? 3 : magnitude < 100 ? 2 : 1)
        }
        out.append(decimal: UInt64(magnitude))
        Self.append(UInt8(ascii: "-"), month, to: &out)
        Self.append(UInt8(ascii: "-"), day, to: &out)
        Self.append(UInt8(ascii: "T"), hour, to: &out)
        Self.append(UInt8(ascii: ":"), minute, to: &out)
        Self.append(UInt8(ascii: ":"), second, to: &out)
    }

    private static func append(_ separator: UInt8, _ number: Int, to out: inout ByteWriter) {
        out.append(separator)
        out.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number / 10))
        out.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number % 10))
    }

    /// Reads a date as ``append(iso8601:to:)`` writes it; nil for anything else.
    package static func seconds(iso8601 text: Span<UInt8>) -> Double? {
        var reader = DigitReader(place: 0)
        let isNegative = text.count > 0 && text[0] == UInt8(ascii: "-")
        let hasSign = isNegative || text.count > 0 && text[0] == UInt8(ascii: "+")
        if hasSign { reader.place = 1 }
        guard let year = reader.number(text, digits: hasSign ? 4...12 : 4...4),
            let month = reader.number(text, digits: 2...2, after: UInt8(ascii: "-")),
            let day = reader.number(text, digits: 2...2, after: UInt8(ascii: "-")),
            let hour = reader.number(text, digits: 2...2, after: UInt8(ascii: "T")),
            let minute = reader.number(text, digits: 2...2, after: UInt8(ascii: ":")),
            let second = reader.number(text, digits: 2...2, after: UInt8(ascii: ":")),
            let whole = secondsSince2001(
                year: isNegative ? -year : year,
                month: month,
                day: day,
                hour: hour,
                minute: minute,
                second: second
            )
        else { return nil }
        var fraction: [UInt8] = []
        if reader.place < text.count, text[reader.place] == UInt8(ascii: ".") {
            for index in reader.place + 1..<text.count {
                guard text[index] &- UInt8(ascii: "0") < 10 else { break }
                fraction.append(text[index])
            }
            if fraction.isEmpty { return nil }
            reader.place += 1 + fraction.count
        }
        guard reader.place == text.count - 1, text[reader.place] == UInt8(ascii: "Z") else { return nil }
        let seconds = FractionDigits.add(fraction, to: whole)
        return holds(seconds) ? seconds : nil
    }

    /// Reads numbers of a given width, front to back.
    private struct DigitReader {
        var place: Int

        mutating func number(_ text: Span<UInt8>, digits: ClosedRange<Int>, after separator: UInt8? = nil)
            -> Int?
        {
            if let separator {
                guard place < text.count, text[place] == separator else { return nil }
                place += 1
            }
            var number = 0
            let start = place
            while place < text.count, place - start < digits.upperBound {
                let digit = text[place] &- UInt8(ascii: "0")
                guard digit < 10 else { break }
                number = number * 10 + Int(digit)
                place += 1
            }
            return place - start >= digits.lowerBound ? number : nil
        }
    }
}
