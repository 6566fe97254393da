internal import PickDiagnostics
internal import PickReporters

/// The reports of a run that writes a new baseline, which are told when it is written: what it has is not told.
///
/// Only what is told in any case is kept, so that memory does not grow with the inputs. Where the baseline is refused they are
/// looked at once more.
struct HeldReports {
    struct Held {
        fileprivate(set) var file: FileReport
        let isSyntaxOnly: Bool
        fileprivate(set) var counts: ReportCounts
        /// How many findings were left out.
        fileprivate var baselined: Int
    }

    private(set) var list: [Held] = []
    /// The place of each path in the list.
    private var places: [String: Int] = [:]

    /// Takes the report of a file; of findings that a baseline knows only their number.
    mutating func add(_ file: FileReport, isSyntaxOnly: Bool, _ counts: ReportCounts) {
        var (told, counts) = (file, counts)
        told.findings.removeAll { !$0.code.isFault }
        let baselined = file.findings.count - told.findings.count
        counts.baselined += baselined
        if told.findings.isEmpty { told.source = nil }
        places[file.path] = list.count
        list.append(Held(file: told, isSyntaxOnly: isSyntaxOnly, counts: counts, baselined: baselined))
    }

    /// Puts back what no baseline knows now.
    mutating func complete(_ path: String, with examination: Examination) {
        guard let place = places[path], list[place].baselined > 0 else { return }
        list[place].file.findings = examination.findings
        list[place].file.source = examination.source
        list[place].counts.baselined -= list[place].baselined
        list[place].baselined = 0
    }
}
