import Foundation
import PickBytes
import PickDiagnostics
import PropertyList
import TestTools
import Testing

@Suite struct CalendarDateTests {
    @Test(
        arguments: [
            ("2001-01-01T00:00:00Z", 0.0), ("1970-01-01T00:00:00Z", -978_307_200),
            ("2000-02-29T23:59:59Z", -26_438_401), ("2024-02-29T12:34:56Z", 730_902_896),
            ("0000-12-30T00:00:00Z", -63_114_076_800), ("4001-01-01T00:00:00Z", 63_113_904_000),
            ("0001-01-01T00:00:00Z", -63_113_904_000), ("-0044-03-15T12:00:00Z", -64_527_624_000),
            ("+12345-06-07T08:09:10Z", 326_438_669_350), ("2001-01-01T00:00:00.5Z", 0.5),
            ("2000-12-31T23:59:59.75Z", -0.25), ("2023-03-08T20:26:40.1Z", 700_000_000.1),
            ("1978-10-27T03:33:19.9Z", -700_000_000.1),
        ]
    )
    func writesAndReads(text: String, seconds: Double) {
        #expect(written(seconds) == text)
        #expect(read(text) == seconds)
    }

    @Test(
        arguments: [
            "2023-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2024-13-01T00:00:00Z", "2024-00-01T00:00:00Z",
            "2024-04-31T00:00:00Z", "2024-01-00T00:00:00Z", "2024-01-01T24:00:00Z", "2024-01-01T00:60:00Z",
            "2024-01-01T00:00:61Z", "2024-01-01T00:00:00", "2024-01-01 00:00:00Z", "2024-1-01T00:00:00Z",
            "24-01-01T00:00:00Z", "12024-01-01T00:00:00Z", "2024-01-01T00:00:00.Z", "2024-01-01T00:00:00Z ",
            "2024-01-01T00:00:00+00:00", "+999999999999-01-01T00:00:00Z", "", "-", "Z",
            "２０２４-01-01T00:00:00Z",
        ]
    )
    func refusesWhatTheCalendarHasNot(_ text: String) {
        #expect(read(text) == nil)
    }

    @Test func theSecond60IsTheNextOne() {
        #expect(read("2016-12-31T23:59:60Z") == read("2017-01-01T00:00:00Z"))
    }

    /// Day by day over more than one cycle of 400 years, against a count that carries days into months.
    @Test func everyDayOfTheCycleFollowsTheOneBefore() throws {
        var (year, month, day) = (-401, 1, 1)
        var seconds = try #require(
            CalendarDate.secondsSince2001(year: year, month: month, day: day, hour: 0, minute: 0, second: 0)
        )
        while year <= 2401 {
            let date = CalendarDate(secondsSince2001: seconds)
            guard date.year == year, date.month == month, date.day == day, date.secondsSince2001 == seconds
            else {
                Issue.record("\(date) should be \(year)-\(month)-\(day)")
                return
            }
            seconds += 86_400
            day += 1
            if day > CalendarDate.days(inMonth: month, year: year) { (month, day) = (month + 1, 1) }
            if month > 12 { (year, month) = (year + 1, 1) }
        }
    }

    @Test func agreesWithFoundation() {
        let formatter = ISO8601DateFormatter()
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<2000 {
            // From 1583 on Foundation's calendar is the same.
            let seconds = Double(Int.random(in: -13_000_000_000...250_000_000_000, using: &generator))
            #expect(written(seconds) == formatter.string(from: Date(timeIntervalSinceReferenceDate: seconds)))
        }
    }

    @Test func everyDateReadsBackToTheLastBit() {
        var generator = SeededGenerator(seed: 11)
        for round in 0..<20_000 {
            let exponent = Double(round % 40) - 20
            let seconds = Double.random(in: -1...1, using: &generator) * pow(10, exponent)
            guard CalendarDate.holds(seconds) else { continue }
            #expect(
                read(written(seconds))?.bitPattern == seconds.bitPattern,
                "\(seconds): \(written(seconds))"
            )
        }
        for seconds in [
            Double.leastNonzeroMagnitude, -Double.leastNonzeroMagnitude, 1e-7, -1e-7, 0.1, -0.1, 9.1e18,
            -9.1e18, 4503599627370495.5,
        ] {
            #expect(read(written(seconds)) == seconds, "\(written(seconds))")
        }
    }

    @Test(arguments: [.infinity, -.infinity, .nan, 9.3e18, -1e300])
    func whatNoDateCanBeIsSaidSo(_ seconds: Double) {
        #expect(!CalendarDate.holds(seconds))
        #expect(read(written(seconds)) != nil)
    }

    private func written(_ seconds: Double) -> String {
        var out = ByteWriter()
        CalendarDate.append(iso8601: seconds, to: &out)
        return String(decoding: out.bytes(), as: UTF8.self)
    }

    private func read(_ text: String) -> Double? {
        Array(text.utf8).withSpan { CalendarDate.seconds(iso8601: $0) }
    }
}
