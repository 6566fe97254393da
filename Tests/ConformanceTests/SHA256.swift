import Foundation

/// SHA-256 (FIPS 180-4), to see that generated cases have the bytes that they should.
enum SHA256 {
    static func hexDigest(of message: [UInt8]) -> String {
        var state: [UInt32] = [
            0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
            0x5be0_cd19,
        ]
        var padded = message + [0x80]
        padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
        let length = UInt64(message.count) * 8
        padded += (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) }
        for block in stride(from: 0, to: padded.count, by: 64) { add(padded[block..<block + 64], to: &state) }
        return state.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }
        .joined()
    }

    private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
        var schedule = [UInt32](repeating: 0, count: 64)
        for index in 0..<16 {
            let place = block.startIndex + 4 * index
            schedule[index] = block[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let early = schedule[index - 15]
            let late = schedule[index - 2]
            let first = turn(early, 7) ^ turn(early, 18) ^ (early >> 3)
            let second = turn(late, 17) ^ turn(late, 19) ^ (late >> 10)
            schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
        }
        var work = state
        for index in 0..<64 {
            let mixed = turn(work[4], 6) ^ turn(work[4], 11) ^ turn(work[4], 25)
            let chosen = (work[4] & work[5]) ^ (~work[4] & work[6])
            let first = work[7] &+ mixed &+ chosen &+ constants[index] &+ schedule[index]
            let spread = turn(work[0], 2) ^ turn(work[0], 13) ^ turn(work[0], 22)
            let second = spread &+ ((work[0] & work[1]) ^ (work[0] & work[2]) ^ (work[1] & work[2]))
            work = [first &+ second, work[0], work[1], work[2], work[3] &+ first, work[4], work[5], work[6]]
        }
        for index in 0..<8 { state[index] &+= work[index] }
    }

    private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word >> count | word << (32 - count)
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = {
        var primes: [UInt64] = []
        var candidate: UInt64 = 2
        while primes.count < 64 {
            if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
            candidate += 1
        }
        return primes.map { UInt32(truncatingIfNeeded: Int(cbrt(Double($0)) * 0x1p32)) }
    }()
}
