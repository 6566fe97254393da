internal import PickDiagnostics

extension XMLFindingWords {
    func valueWords(_ kind: XMLFinding.Kind, _ detail: XMLFindingDetail, at start: Int) -> Words {
        let shown = leafText(at: start)
        switch kind {
        case .integerSyntax:
            return Words(code: .integerSyntax, message: integerSyntax(detail, shown, at: start))
        case .integerRange:
            let side = detail == .below ? "below -2^63, the least" : "above 2^64-1, the largest"
            return Words(code: .integerRange, message: "\(shown) is \(side) whole number of a property list.")
        case .realSyntax:
            return Words(code: .realSyntax, message: realSyntax(detail, shown))
        case .dateSyntax:
            return Words(code: .dateSyntax, message: dateSyntax(detail, shown))
        default:
            return Words(code: .base64, message: base64(detail, shown))
        }
    }

    private func integerSyntax(_ detail: XMLFindingDetail, _ shown: String, at start: Int) -> String {
        switch detail {
        case .selfClosed where hasAttribute("IDREF", at: start):
            "<integer IDREF=…/> is a back-reference of IOKit's own format, not of a property list."
        case .empty, .selfClosed: "<integer> is empty: digits are expected."
        case .twoSigns: "\(shown) has two signs."
        case .innerSpace: "\(shown) has a space between its digits."
        case .hexadecimal: "\(shown) is not a hexadecimal number."
        case .tooLong: "The number is too long."
        default: "\(shown) is not a whole number: only ASCII digits 0 to 9 and a sign are allowed."
        }
    }

    private func hasAttribute(_ name: String, at start: Int) -> Bool {
        let tag = text[min(start, text.count)..<min(start + 200, text.count)].prefix {
            $0 != UInt8(ascii: ">")
        }
        let wanted = Array(name.utf8)
        return tag.indices.contains { tag[$0...].starts(with: wanted) }
    }

    private func realSyntax(_ detail: XMLFindingDetail, _ shown: String) -> String {
        switch detail {
        case .empty where shown.isEmpty, .selfClosed: "<real> is empty: a number is expected."
        case .comma: "\(shown) has a comma: write a point."
        case .hexadecimal: "\(shown) is hexadecimal, which a <real> cannot be."
        case .innerSpace: "\(shown) has a space inside."
        case .tooLong: "The number is too long."
        default: "\(shown) is not a number: write it like -12.5 or 1e10."
        }
    }

    private func dateSyntax(_ detail: XMLFindingDetail, _ shown: String) -> String {
        let form = "write it like 2024-06-01T10:30:00Z."
        return switch detail {
        case .empty, .selfClosed: "<date> is empty: \(form)"
        case .dateZone: "\(shown) must end in Z: a property list has UTC only."
        case .dateFraction: "\(shown) has fractions of a second, which <date> cannot hold: \(form)"
        case .dateMonth: "\(shown) has a month that is not 01 to 12. CoreFoundation would read another date."
        case .dateDay:
            "\(shown) is a day that its month does not have. CoreFoundation would read another date."
        case .dateHour: "\(shown) has an hour beyond 23. CoreFoundation would read another date."
        case .dateMinute: "\(shown) has a minute beyond 59. CoreFoundation would read another date."
        case .dateSecond: "\(shown) has a second beyond 60. CoreFoundation would read another date."
        case .dateYear: "\(shown) has a year beyond 100,000,000."
        default: "\(shown) is not a date: \(form)"
        }
    }

    private func base64(_ detail: XMLFindingDetail, _ shown: String) -> String {
        let reason =
            switch detail {
            case .paddingMissing: "padding is missing: the digits must be filled up to fours with `=`"
            case .paddingExcess: "there is too much padding"
            case .paddingAlone: "there is padding without digits"
            case .textAfterPadding: "there is text behind the padding"
            case .leftOverDigit: "one digit is left over: some are missing"
            case .oldStyleHex: "this is hexadecimal in angle brackets, as in old-style property lists"
            case .badDigit: "a character is no digit of base64 (A-Z, a-z, 0-9, +, /)"
            default: "it cannot be decoded"
            }
        return "\(shown) is not base64: \(reason). CoreFoundation would drop or add bytes in silence."
    }
}
