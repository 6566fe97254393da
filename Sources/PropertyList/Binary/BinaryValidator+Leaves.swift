internal import PickDiagnostics

extension BinaryValidator {
    /// Checks a value without children; returns its state.
    @inline(__always)
    mutating func checkLeaf(_ object: Int, _ leaf: BinaryObject) -> UInt8 {
        switch leaf.shape {
        case .ascii:
            if let place = file.nonASCII(in: leaf) { return reportHighByte(leaf, at: place) }
            return State.string
        case .utf16:
            if let place = file.loneSurrogate(in: leaf) { return reportSurrogate(leaf, at: place) }
            if leaf.count == 0 { lintEmptyUTF16(leaf) }
            return State.string
        default:
            return checkScalar(leaf)
        }
    }

    private mutating func checkScalar(_ leaf: BinaryObject) -> UInt8 {
        switch leaf.shape {
        case .integer where leaf.count == 16 && file.word(at: leaf.content) != 0:
            report(
                BinaryFault(
                    .integerRange,
                    "The 16-byte integer at byte \(leaf.start) is outside 0 … 2^64-1, the range of integers of this "
                        + "size. CoreFoundation reads its last 64 bits only.",
                    at: leaf.range
                )
            )
            return State.bad
        case .uid where file.uid(leaf) > UInt64(UInt32.max):
            report(
                BinaryFault(
                    .integerRange,
                    "The uid at byte \(leaf.start) is above 2^32-1, the largest that CoreFoundation knows.",
                    at: leaf.range
                )
            )
            return State.bad
        case .real where !file.real(leaf).isFinite:
            let value = file.real(leaf)
            lint(.realNotFinite, leaf, "This real is \(value), which JSON cannot hold.")
        case .date:
            let seconds = file.real(leaf)
            guard CalendarDate.isWithinReach(seconds) else {
                report(
                    BinaryFault(
                        .dateSyntax,
                        "The date at byte \(leaf.start) is \(seconds) seconds from 2001, which is no date.",
                        at: leaf.range
                    )
                )
                return State.bad
            }
            if seconds != seconds.rounded(.down) {
                lint(
                    .dateFraction,
                    leaf,
                    "This date has a fraction of a second, which XML and CoreFoundation's text form drop."
                )
            }
        case .null:
            lint(
                .nullValue,
                leaf,
                "A null is in the binary format, but is not a value of property lists: `plutil -lint` takes it, "
                    + "`plutil -convert` fails, and XML cannot hold it."
            )
        default: break
        }
        return State.leaf
    }

    private mutating func reportHighByte(_ leaf: BinaryObject, at place: Int) -> UInt8 {
        let digits = String(file.byte(at: place), radix: 16, uppercase: true)
        report(
            BinaryFault(
                .stringEncoding,
                "The string at byte \(leaf.start) is marked as ASCII, but has the byte 0x\(digits). Readers disagree "
                    + "on what that means: some take it as Latin-1, some as UTF-8, some refuse it.",
                at: place..<place + 1
            )
        )
        return State.bad
    }

    private mutating func reportSurrogate(_ leaf: BinaryObject, at place: Int) -> UInt8 {
        let digits = String(file.unit(at: place), radix: 16, uppercase: true)
        report(
            BinaryFault(
                .stringEncoding,
                "The string at byte \(leaf.start) has the UTF-16 unit U+\(digits) without the other half of its "
                    + "pair: it is no character, and neither UTF-8 nor XML nor JSON can hold it.",
                at: place..<place + 2
            )
        )
        return State.bad
    }

    private mutating func lintEmptyUTF16(_ leaf: BinaryObject) {
        lint(
            .appleRejects,
            leaf,
            "This empty string is written as UTF-16; CoreFoundation refuses the file and wants 0x50 here."
        )
    }

    private mutating func lint(
        _ code: DiagnosticCode,
        _ leaf: BinaryObject,
        _ message: @autoclosure () -> String
    ) {
        guard findings.counts(code) else { return }
        findings.list(Diagnostic(code, message(), at: leaf.range, dataPath: dataPath()))
    }
}

extension BinaryFile {
    /// The value of a uid object: the last 64 bits, as long as the bytes before them are zero; else 2^64-1.
    func uid(_ leaf: BinaryObject) -> UInt64 {
        guard leaf.count > 8 else { return number(at: leaf.content, size: leaf.count) }
        let extra = leaf.count - 8
        guard number(at: leaf.content, size: extra) == 0 else { return .max }
        return word(at: leaf.content + extra)
    }

    /// The value of a real or date object.
    @inline(__always)
    func real(_ leaf: BinaryObject) -> Double {
        leaf.count == 8
            ? Double(bitPattern: word(at: leaf.content))
            : Double(Float(bitPattern: UInt32(truncatingIfNeeded: number(at: leaf.content, size: 4))))
    }
}
