/// A moment of the proleptic Gregorian calendar in UTC, to the second.
///
/// Whole numbers only: no time zone, no locale, no library that sets its own limits.
package struct CalendarDate: Equatable, Sendable {
    /// Astronomical: 0 is the year before 1, -44 is 45 BC.
    package let year: Int
    package let month: Int
    package let day: Int
    package let hour: Int
    package let minute: Int
    package let second: Int

    /// Days from 0000-03-01 to 2001-01-01.
    ///
    /// Years that begin in March have their leap day at the end.
    private static let daysBefore2001 = 730_791
    private static let daysPer400Years = 146_097
    private static let secondsPerDay = 86_400

    /// The farthest year that readers take, before and after 0.
    ///
    /// Beyond it a double of seconds begins to lose whole seconds, and no data has such dates.
    package static let farthestYear = 100_000_000

    /// Whether readers take a date of so many seconds since 2001: a number, and not beyond ``farthestYear``.
    package static func isWithinReach(_ seconds: Double) -> Bool {
        guard seconds.magnitude < 1e16 else { return false }
        return CalendarDate(secondsSince2001: Int64(seconds.rounded(.down))).year.magnitude <= farthestYear
    }

    /// Nil where the calendar has no such moment.
    ///
    /// Second 60 is allowed at any minute, as ISO 8601 does: it is the second after 59.
    package init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
        guard 1...12 ~= month, 1...Self.days(inMonth: month, year: year) ~= day, 0...23 ~= hour,
            0...59 ~= minute, 0...60 ~= second
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
    }

    /// The moment so many seconds after (or before) 2001-01-01T00:00:00Z.
    package init(secondsSince2001 seconds: Int64) {
        let (day, rest) = Self.divide(Int(seconds), by: Self.secondsPerDay)
        let (era, dayOfEra) = Self.divide(day + Self.daysBefore2001, by: Self.daysPer400Years)
        // Takes out the leap days before this one: one in 4 years, none in 100, one in 400.
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        // Months from March have 31, 30, 31, 30, 31 days again and again: 153 in five.
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
        self.day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        hour = rest / 3600
        minute = rest / 60 % 60
        second = rest % 60
    }

    /// Seconds since 2001-01-01T00:00:00Z; nil where they do not fit 64 bits, some 292 billion years away.
    package var secondsSince2001: Int64? {
        guard (-300_000_000_000...300_000_000_000).contains(year) else { return nil }
        let monthFromMarch = (month + 9) % 12
        let (era, yearOfEra) = Self.divide(month <= 2 ? year - 1 : year, by: 400)
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
        let dayOfEra = 365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        let days = Int64(era * Self.daysPer400Years + dayOfEra - Self.daysBefore2001)
        let (whole, overflow) = days.multipliedReportingOverflow(by: Int64(Self.secondsPerDay))
        let (seconds, overflowToo) = whole.addingReportingOverflow(Int64(hour * 3600 + minute * 60 + second))
        return overflow || overflowToo ? nil : seconds
    }

    /// Seconds since 2001-01-01T00:00:00Z of a moment; nil where the calendar has none, or it is too far away.
    package static func secondsSince2001(
        year: Int,
        month: Int,
        day: Int,
        hour: Int,
        minute: Int,
        second: Int
    ) -> Int64? {
        CalendarDate(year: year, month: month, day: day, hour: hour, minute: minute, second: second)?
            .secondsSince2001
    }

    /// How many days a month (1 to 12) has.
    package static func days(inMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Quotient and remainder, the remainder never negative.
    private static func divide(_ number: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
