internal import PickDiagnostics

/// Collects what a reading finds, errors and others each to one more than is listed, so that no error is lost behind
/// many warnings.
struct LimitedFindings {
    private(set) var list: [Diagnostic] = []
    private var errorCount = 0
    private var noteCount = 0

    var hasError: Bool { errorCount > 0 }

    mutating func add(_ finding: Diagnostic) {
        if finding.severity == .error {
            guard errorCount <= FindingLimit.most else { return }
            errorCount += 1
        } else {
            guard noteCount <= FindingLimit.most else { return }
            noteCount += 1
        }
        list.append(finding)
    }
}
