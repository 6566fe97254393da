/// The text of a `<date>`: `YYYY-MM-DDTHH:MM:SSZ` (`decisions.md` 25 to 28).
///
/// "Smaller units may be omitted" (PropertyList-1.0.dtd): `2024-06Z` is the start of that month. Years may have a
/// sign and up to nine digits; the calendar is the proleptic Gregorian one.
struct DateText {
    /// Seconds since 2001-01-01T00:00:00Z.
    var seconds: Int64 = 0
    var hasWhitespace = false
    var isReduced = false
    var hasUnusualYear = false
    var hasLeapSecond = false
    var fault: XMLFindingDetail?

    @unsafe init(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        var end = text.count
        while unsafe end > 0 && isXMLWhitespace(text[end - 1]) { end -= 1 }
        while unsafe start < end && isXMLWhitespace(text[start]) { start += 1 }
        hasWhitespace = (start > 0 || end < text.count) && start < end
        guard start < end else {
            fault = .empty
            return
        }
        fault = unsafe read(UnsafeBufferPointer(rebasing: text[start..<end]))
    }

    private mutating func read(_ text: UnsafeBufferPointer<UInt8>) -> XMLFindingDetail? {
        var cursor = unsafe Cursor(text)
        let isNegative = cursor.skip(UInt8(ascii: "-"))
        if !isNegative { _ = cursor.skip(UInt8(ascii: "+")) }
        guard let magnitude = cursor.year() else { return .dateForm }
        guard magnitude <= CalendarDate.farthestYear else { return .dateYear }
        let year = isNegative ? -magnitude : magnitude
        hasUnusualYear = year < 1583 || year > 9999

        var parts = [1, 1, 0, 0, 0]
        let separators: [UInt8] = [0x2D, 0x2D, 0x54, 0x3A, 0x3A]  // - - T : :
        var count = 0
        while count < parts.count, cursor.skip(separators[count]) {
            guard let value = cursor.twoDigits() else { return .dateForm }
            parts[count] = value
            count += 1
        }
        if count == parts.count, cursor.next == UInt8(ascii: ".") || cursor.next == UInt8(ascii: ",") {
            return .dateFraction
        }
        guard cursor.skip(UInt8(ascii: "Z")) else {
            let isZone =
                cursor.next == nil || cursor.next == UInt8(ascii: "+") || cursor.next == UInt8(ascii: "-")
            return isZone && count >= 3 ? .dateZone : .dateForm
        }
        guard cursor.next == nil else { return .dateForm }
        isReduced = count < parts.count

        guard (1...12).contains(parts[0]) else { return .dateMonth }
        guard parts[1] >= 1, parts[1] <= CalendarDate.days(inMonth: parts[0], year: year) else {
            return .dateDay
        }
        guard parts[2] < 24 else { return .dateHour }
        guard parts[3] < 60 else { return .dateMinute }
        guard parts[4] <= 60 else { return .dateSecond }
        hasLeapSecond = parts[4] == 60
        let moment = CalendarDate.secondsSince2001(
            year: year,
            month: parts[0],
            day: parts[1],
            hour: parts[2],
            minute: parts[3],
            second: parts[4]
        )
        guard let moment else { return .dateYear }
        seconds = moment
        return nil
    }

    /// Reads ASCII pieces front to back.
    @safe private struct Cursor {
        private let text: UnsafeBufferPointer<UInt8>
        private var index = 0

        init(_ text: UnsafeBufferPointer<UInt8>) { unsafe self.text = text }

        var next: UInt8? { unsafe index < text.count ? text[index] : nil }

        mutating func skip(_ byte: UInt8) -> Bool {
            guard next == byte else { return false }
            index += 1
            return true
        }

        private mutating func digit() -> Int? {
            guard let byte = next, byte &- UInt8(ascii: "0") <= 9 else { return nil }
            index += 1
            return Int(byte - UInt8(ascii: "0"))
        }

        mutating func twoDigits() -> Int? {
            guard let tens = digit(), let ones = digit() else { return nil }
            return tens * 10 + ones
        }

        /// At least four digits; more than nine count as the largest number they could be.
        mutating func year() -> Int? {
            var value = 0
            var count = 0
            while let digit = digit() {
                count += 1
                value = count > 10 ? Int(Int32.max) : value * 10 + digit
            }
            return count >= 4 ? value : nil
        }
    }
}
