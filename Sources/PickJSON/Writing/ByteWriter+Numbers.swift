package import PickBytes

extension ByteWriter {
    /// The decimal digits of a number.
    package mutating func append(decimal number: UInt64) {
        var width = 1
        var rest = number
        while rest >= 10 {
            rest /= 10
            width &+= 1
        }
        reserve(width)
        let digits = unsafe spare
        var place = width
        rest = number
        while place > 0 {
            place &-= 1
            unsafe digits[place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        commit(width)
    }

    /// The decimal digits of a number, with its sign when it is negative.
    package mutating func append(decimal number: Int64) {
        if number < 0 { append(UInt8(ascii: "-")) }
        append(decimal: number.magnitude)
    }

    /// The decimal digits of a number, with its sign when it is negative.
    package mutating func append(decimal number: Int) { append(decimal: Int64(number)) }

    /// The shortest decimal text that reads back as the same double, such as `0.1`, `1.0`, `-0.0` or `1e+22`.
    ///
    /// Always with a point or an exponent, with an exponent from 1e+16 and below 0.0001. What is not finite is
    /// `nan`, `inf` or `-inf`.
    package mutating func append(shortest number: Double) {
        let magnitude = number.magnitude
        guard number.isFinite else {
            if number.isNaN {
                append("nan" as StaticString)
            } else {
                append(number < 0 ? "-inf" : "inf" as StaticString)
            }
            return
        }
        guard magnitude < 1e16, magnitude == magnitude.rounded(.towardZero) else {
            append(number.description)
            return
        }
        // Swift turns to exponents at 2^53 already. Up to 1e+16 all digits of a whole number are significant.
        if number.sign == .minus { append(UInt8(ascii: "-")) }
        append(decimal: UInt64(magnitude))
        append(".0" as StaticString)
    }
}
