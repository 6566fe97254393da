internal import PickDiagnostics

/// Finds raw carriage returns in the text of strings and keys, which XML reads as line feeds (`decisions.md` 6).
enum CarriageReturnCheck {
    static func findings(in document: Document, text: [UInt8]) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        for node in 0..<document.count where document.kind(node).isText {
            let range = document.range(node).clamped(to: 0..<text.count)
            guard let place = text[range].firstIndex(of: 0x0D) else { continue }
            findings.append(
                Diagnostic(
                    .crInString,
                    "A raw carriage return in text is read as a line feed; write `&#13;` to keep it.",
                    at: place..<place + 1
                )
            )
            findings.append(
                Diagnostic(
                    .appleDiffers,
                    "CoreFoundation keeps the carriage return that XML reads as a line feed.",
                    at: place..<place + 1
                )
            )
            if findings.count > FindingLimit.most { return findings }
        }
        return findings
    }
}
