/// Days of the proleptic Gregorian calendar, in whole numbers only.
enum CivilDay {
    /// Days from 2001-01-01 to the given day, which must exist.
    ///
    /// Counts years from March, so that the leap day is the last of its year.
    static func daysSince2001(year: Int, month: Int, day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        // 730,791 days lie between 0000-03-01 and 2001-01-01.
        return era * 146_097 + dayOfEra - 730_791
    }

    static func daysInMonth(_ month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
}
