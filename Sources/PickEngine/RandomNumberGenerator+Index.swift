extension RandomNumberGenerator {
    /// A whole number from 0 up to and without `count`, each as likely as the others; 0 where there is no choice.
    ///
    /// Two words make a fraction of 128 bits, which is multiplied by `count`: no word is thrown away, so it ends with
    /// any generator, and the likelihoods differ by less than 2^-64. Where there is no choice no word is taken.
    mutating func index(below count: Int) -> Int {
        guard count > 1 else { return 0 }
        let bound = UInt64(count)
        let upper = next().multipliedFullWidth(by: bound)
        let lower = next().multipliedFullWidth(by: bound)
        let carries = upper.low.addingReportingOverflow(lower.high).overflow
        return Int(upper.high) + (carries ? 1 : 0)
    }
}
