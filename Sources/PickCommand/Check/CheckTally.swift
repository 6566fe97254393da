internal import PickBytes
internal import PickDiagnostics

/// What a run adds up over its files, apart from the report.
struct CheckTally {
    var status: ExitStatus
    private(set) var uses = SuppressionUse()
    /// How many findings were, or would be, mended.
    private(set) var fixCount = 0
    /// How many are left.
    private var count = 0
    /// How many of those that are left `--fix` could mend.
    private var fixable = 0
    /// How many more findings `lint` has.
    private var moreInLint = 0
    private var baseline = Baseline()
    /// A file that has more findings than are listed.
    private var cutFile: String?

    init(status: ExitStatus) { self.status = status }

    mutating func add(_ result: FileWork.Result, of item: CheckInputs.Item) {
        let examination = result.examination
        fixCount += result.fixCount
        count += examination.findings.count
        fixable += examination.findings.indices.count { index in
            examination.findings[index].fixes.contains { $0.safety == .safe }
        }
        moreInLint += examination.moreInLint
        uses.note(item.settings, examination.usedSuppressions, isJudged: examination.isJudged)
    }

    /// Takes findings into the new baseline.
    mutating func remember(
        _ findings: [Diagnostic],
        isCut: Bool,
        of item: CheckInputs.Item,
        in settings: CheckSettings
    ) {
        guard let path = settings.newBaseline else { return }
        if isCut { cutFile = cutFile ?? item.input.path }
        let name = item.settings.file.map { BaselineFile.name(of: $0, in: path) } ?? item.input.path
        baseline.add(findings, of: name)
    }

    /// Writes the new baseline; says why where it cannot be, and returns false.
    mutating func writeBaseline(to path: String, in session: Session) -> Bool {
        if let cutFile {
            session.complain(
                "\(cutFile) has more findings than are listed, so a baseline would not know them all: mend some first, or "
                    + "leave codes out with `--ignore`"
            )
            status = .failure
            return false
        }
        do throws(OutputFailure) {
            try WholeFile.write(BaselineFile.text(of: baseline), to: path)
            return true
        } catch {
            session.complain(error.description)
            status = .failure
            return false
        }
    }

    /// What a person might do next; nil for nothing.
    func hint(_ settings: CheckSettings, isDiff: Bool) -> String? {
        if isDiff {
            let options = settings.fixes?.safety == .unsafe ? "--fix --unsafe-fixes" : "--fix"
            return fixCount == 0 ? nil : "`\(options)` would mend \(fixCount)."
        }
        var hints: [String] = []
        if moreInLint > 0 { hints.append("`pickdata lint` finds \(moreInLint) more.") }
        if fixable > 0, settings.fixes == nil {
            let command = settings.mode == .lint ? "--fix" : "pickdata lint --fix"
            let what = fixable < count ? "\(fixable) of them" : count == 1 ? "it" : "all of them"
            hints.append("`\(command)` mends \(what).")
        }
        return hints.isEmpty ? nil : hints.joined(separator: " ")
    }
}
