internal import PickDiagnostics

/// What stands behind a finding's message in formats that have one text for everything.
enum FindingDetails {
    /// A line for each note and each fix, printable.
    static func lines(of finding: Diagnostic, in file: FileReport) -> [String] {
        finding.notes.map { note in
            let place = file.place(of: note.range).map { "\(words(for: $0)): " } ?? ""
            return place + PrintableText.escaping(note.message)
        } + finding.fixes.map { "help: " + words(for: $0) }
    }

    /// What a fix does, printable, with a warning where it is not safe.
    static func words(for fix: Fix) -> String {
        PrintableText.escaping(fix.summary)
            + (fix.safety == .unsafe ? " (may change what the data mean)" : "")
    }

    /// A place in the same file: `line 3, column 2` or `byte 9`.
    static func words(for place: FileReport.Place) -> String {
        place.start.map { "line \($0.line), column \($0.column)" } ?? "byte \(place.offset)"
    }

    /// The message on one line, printable, with the byte in front where a file has no lines.
    static func message(of finding: Diagnostic, at place: FileReport.Place?) -> String {
        let text = PrintableText.escaping(finding.message)
        guard let place, place.start == nil else { return text }
        return "byte \(place.offset): \(text)"
    }
}
