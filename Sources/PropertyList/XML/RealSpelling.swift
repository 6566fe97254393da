#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// Reals as Apple lays them out (`%.17g`), but with the fewest digits that read back to the same double.
///
/// Where 17 digits are the fewest, both are the same.
enum RealSpelling {
    static func text(_ value: Double) -> String {
        if value.isNaN { return "nan" }
        if value.isInfinite { return value < 0 ? "-infinity" : "+infinity" }
        let sign = value.sign == .minus ? "-" : ""
        if value == 0 { return sign + "0.0" }
        let (digits, exponent) = decimal(value.magnitude)
        switch exponent {
        case -4..<0: return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits
        case 0..<17:
            let whole = exponent + 1
            if digits.utf8.count <= whole {
                return sign + digits + String(repeating: "0", count: whole - digits.utf8.count)
            }
            return sign + digits.prefix(whole) + "." + digits.dropFirst(whole)
        default:
            let fraction = digits.utf8.count > 1 ? "." + digits.dropFirst() : ""
            let power = String(exponent.magnitude)
            return sign + digits.prefix(1) + fraction + (exponent < 0 ? "e-" : "e+")
                + (power.utf8.count < 2 ? "0" + power : power)
        }
    }

    /// `%.17g`, which is how Apple's tools write every real.
    static func precise(_ value: Double) -> [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: 64) { buffer, count in
            let start = unsafe UnsafeMutableRawPointer(buffer.baseAddress)?.assumingMemoryBound(
                to: CChar.self
            )
            let length = unsafe withVaList([value]) { unsafe vsnprintf(start, 64, "%.17g", $0) }
            count = Int(max(0, min(length, 63)))
        }
    }

    /// The shortest digits of a number above zero, without zeros at either end, and the power of ten of the first.
    private static func decimal(_ value: Double) -> (digits: String, exponent: Int) {
        // The standard library finds the digits; its layout (`1e+16`, `0.001`) is taken apart.
        let parts = value.description.split(separator: "e")
        var exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        exponent += mantissa[0].utf8.count - 1
        let all = mantissa.joined()
        let digits = all.drop { $0 == "0" }
        exponent -= all.utf8.count - digits.utf8.count
        let zeros = digits.reversed().prefix { $0 == "0" }.count
        return (String(digits.dropLast(zeros)), exponent)
    }
}
