internal import PickDiagnostics
internal import PickJSON

// Values without children. Numbers stand in strings, so that no JSON reader on the way rounds them.

extension TaggedWalk {
    mutating func readLeaf(_ type: TaggedType, _ content: Int, at range: Range<Int>) {
        if type == .bool {
            guard let value = json.boolean(content) else {
                report(content, "The value of a bool is true or false, without quotes.")
                return
            }
            builder.addScalar(value ? .true : .false, bits: 0, at: range)
            return
        }
        guard json.kind(content) == .string else {
            report(content, "The value of type \(type.name) is a string.")
            return
        }
        switch type {
        case .string: json.withText(content) { builder.addText(.string, $0, at: range) }
        case .integer: readInteger(content, at: range)
        case .real: readReal(content, at: range)
        case .date: readDate(content, at: range)
        case .data: readData(content, at: range)
        case .uid: readUID(content, at: range)
        case .bool, .dict, .array, .set, .null: break
        }
    }

    private mutating func readInteger(_ content: Int, at range: Range<Int>) {
        let text = json.string(content)
        guard isDecimal(content, sign: true) else {
            report(content, "An integer is written in decimal digits, with a minus sign when it is negative.")
            return
        }
        if let number = Int64(text) {
            builder.addScalar(.integer, bits: UInt64(bitPattern: number), at: range)
        } else if let number = UInt64(text) {
            builder.addScalar(.unsignedInteger, bits: number, at: range)
        } else {
            report(content, "An integer of a property list lies between -2^63 and 2^64-1.")
        }
    }

    private mutating func readUID(_ content: Int, at range: Range<Int>) {
        guard isDecimal(content, sign: false), let number = UInt32(json.string(content)) else {
            report(content, "A uid is a whole number from 0 to 2^32-1 in decimal digits.")
            return
        }
        builder.addScalar(.uid, bits: UInt64(number), at: range)
    }

    private func isDecimal(_ content: Int, sign: Bool) -> Bool {
        json.withText(content) { text in
            let start = sign && text.count > 0 && text[0] == UInt8(ascii: "-") ? 1 : 0
            guard start < text.count else { return false }
            for index in start..<text.count where text[index] &- UInt8(ascii: "0") > 9 { return false }
            return true
        }
    }

    private mutating func readReal(_ content: Int, at range: Range<Int>) {
        let text = json.string(content)
        let number: Double
        switch text {
        case "inf": number = .infinity
        case "-inf": number = -.infinity
        case "nan": number = .nan
        default:
            let isPlain = json.withText(content) { text in
                for index in 0..<text.count {
                    switch text[index] {
                    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "e"),
                        UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"):
                        continue
                    default: return false
                    }
                }
                return true
            }
            guard isPlain, let value = Double(text), value.isFinite else {
                report(content, "A real is written like 1.5 or 1e+22, or inf, -inf or nan.")
                return
            }
            number = value
        }
        builder.addScalar(.real, bits: number.bitPattern, at: range)
    }

    private mutating func readDate(_ content: Int, at range: Range<Int>) {
        guard let seconds = json.withText(content, { CalendarDate.seconds(iso8601: $0) }) else {
            report(content, "A date is written like 2024-02-29T12:34:56Z and has to be in the calendar.")
            return
        }
        builder.addScalar(.date, bits: seconds.bitPattern, at: range)
    }

    private mutating func readData(_ content: Int, at range: Range<Int>) {
        let bytes: [UInt8]? = json.withText(content) { text in
            do throws(Base64.Fault) { return try Base64.decode(text) } catch { return nil }
        }
        guard let bytes else {
            report(content, "Data are written in base64, padded, without white space.")
            return
        }
        bytes.withSpan { builder.addText(.data, $0, at: range) }
    }
}
