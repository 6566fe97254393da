internal import PickDiagnostics

/// Turns offsets in an edited text back into offsets in the original.
struct OffsetShift: Sendable {
    private struct Piece {
        /// Where the text behind an edit begins, edited and original.
        var edited: Int
        var original: Int
        /// Where the edit itself begins in the edited text.
        var editStart: Int
        var originalStart: Int
    }

    private var pieces: [Piece] = []

    /// For a text that was edited by `edits`, which are in order and do not overlap.
    init(_ edits: [Fix.Edit]) {
        var shift = 0
        for edit in edits {
            let start = edit.range.lowerBound + shift
            shift += edit.replacement.utf8.count - edit.range.count
            pieces.append(
                Piece(
                    edited: edit.range.upperBound + shift,
                    original: edit.range.upperBound,
                    editStart: start,
                    originalStart: edit.range.lowerBound
                )
            )
        }
    }

    /// The original offset; for text that an edit put there, where the edit begins.
    func original(_ offset: Int) -> Int {
        var low = 0
        var high = pieces.count
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].editStart <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return offset }
        let piece = pieces[low - 1]
        return offset < piece.edited ? piece.originalStart : offset - piece.edited + piece.original
    }

    /// The offset in the edited text of a place in the original.
    func edited(_ offset: Int) -> Int {
        var low = 0
        var high = pieces.count
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].originalStart <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return offset }
        let piece = pieces[low - 1]
        return offset < piece.original ? piece.editStart : offset - piece.original + piece.edited
    }

    /// Turns all places of a diagnostic back.
    func moveBack(_ diagnostic: inout Diagnostic) {
        diagnostic.range = diagnostic.range.map(original)
        for index in diagnostic.notes.indices {
            diagnostic.notes[index].range = diagnostic.notes[index].range.map(original)
        }
    }

    func original(_ range: Range<Int>) -> Range<Int> {
        let start = original(range.lowerBound)
        return start..<max(start, original(range.upperBound))
    }
}
