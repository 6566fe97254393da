/// What a code of a division says by its digits alone: `AABBCC`.
///
/// AA is the province. BB is 01-20 and 51-70 for cities, 21-50 for prefectures, leagues and autonomous prefectures, 90 for what
/// stands directly under the province; under a municipality 01 for districts and 02 for counties. CC under a city is 01-20
/// and 51-80 for districts, 21-50 for counties and banners, 81-99 for cities; under anything else 01-20 for cities and 21-50
/// for counties. True of all 3,214 codes of today.
package enum CodeRanges {
    package static let provinces: Set<Int> = [
        11, 12, 13, 14, 15, 21, 22, 23, 31, 32, 33, 34, 35, 36, 37, 41, 42, 43, 44, 45, 46, 50, 51, 52, 53,
        54, 61, 62,
        63, 64, 65, 71, 81, 82,
    ]
    private static let municipalities: Set<Int> = [11, 12, 31, 50]

    /// What a code of six digits and a name say against each other, in words; nil where they agree or nothing is known.
    package static func contradiction(code: Int, name: String) -> String? {
        let (province, middle, last) = (code / 10_000, code / 100 % 100, code % 100)
        guard provinces.contains(province) else {
            return "no province has a code that begins with \(province)"
        }
        guard province < 70 else { return nil }
        if middle == 0 { return nil }
        if last == 0 { return municipalities.contains(province) ? nil : prefecture(middle, name) }
        if municipalities.contains(province) { return municipality(middle, name) }
        let isCity = (1...20).contains(middle) || (51...70).contains(middle)
        guard isCity || (21...50).contains(middle) || middle == 90 else {
            return "no prefecture has \(two(middle)) as the middle of its code"
        }
        let allowed: [ClosedRange<Int>]
        if name.hasSuffix("市") {
            allowed = isCity ? [81...99] : [1...20]
        } else if name.hasSuffix("县") || name.hasSuffix("旗") || name.count > 4 && name.hasSuffix("林区") {
            allowed = [21...50]
        } else if name.hasSuffix("区") {
            guard isCity else {
                return "a district stands under a city, and \(two(middle)) is the code of none"
            }
            allowed = [1...20, 51...80]
        } else {
            return nil
        }
        guard !allowed.contains(where: { $0.contains(last) }) else { return nil }
        let ranges = allowed.map { "\(two($0.lowerBound)) to \(two($0.upperBound))" }.joined(
            separator: " or "
        )
        return "a name that ends so has \(ranges) as the end of its code there, not \(two(last))"
    }

    private static func prefecture(_ middle: Int, _ name: String) -> String? {
        if name.hasSuffix("市") {
            return (1...20).contains(middle) || (51...70).contains(middle)
                ? nil : "a city has 01 to 20 or 51 to 70 in the middle of its code, not \(two(middle))"
        }
        guard name.hasSuffix("地区") || name.hasSuffix("盟") || name.hasSuffix("自治州") else { return nil }
        return (21...50).contains(middle)
            ? nil : "a prefecture has 21 to 50 in the middle of its code, not \(two(middle))"
    }

    private static func municipality(_ middle: Int, _ name: String) -> String? {
        if name.hasSuffix("县") {
            return middle == 2 ? nil : "a county of a municipality has 02 in the middle of its code"
        }
        if name.hasSuffix("区") {
            return middle == 1 ? nil : "a district of a municipality has 01 in the middle of its code"
        }
        return nil
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
