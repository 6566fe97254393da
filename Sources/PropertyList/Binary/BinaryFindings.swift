internal import PickDiagnostics

/// Collects what a reading finds.
///
/// Faults are listed one by one, to a thousand. Of a lint the first places are listed and the rest counted: a log
/// may have a million dates with fractions, and that is no reason to refuse it, nor to print a million lines.
struct BinaryFindings {
    private struct Tally {
        var code: DiagnosticCode
        var listed: [Int]
        var count: Int
    }

    private(set) var list: [Diagnostic] = []
    private(set) var faultCount = 0
    private var tallies: [Tally] = []

    var isFull: Bool { faultCount >= FindingLimit.most }

    mutating func add(_ fault: BinaryFault, dataPath: String? = nil) {
        guard !isFull else { return }
        faultCount += 1
        list.append(Diagnostic(fault.code, fault.message, at: fault.range, dataPath: dataPath))
    }

    /// Counts a lint; returns whether it is to be listed, being one of the first `most` of its code.
    mutating func counts(_ code: DiagnosticCode, most: Int = 1) -> Bool {
        let known = tallies.firstIndex { $0.code == code }
        let index = known ?? tallies.count
        if known == nil { tallies.append(Tally(code: code, listed: [], count: 0)) }
        tallies[index].count += 1
        return tallies[index].listed.count < most
    }

    /// Lists a lint that was counted.
    mutating func list(_ lint: Diagnostic) {
        if let index = tallies.firstIndex(where: { $0.code == lint.code }) {
            tallies[index].listed.append(list.count)
        }
        list.append(lint)
    }

    /// All findings in the order of the file, with the numbers of those that are not listed.
    consuming func finish() -> [Diagnostic] {
        for tally in tallies where tally.count > tally.listed.count {
            guard let last = tally.listed.last else { continue }
            let rest = tally.count - tally.listed.count
            list[last].message += rest == 1 ? " One more is not listed." : " \(rest) more are not listed."
        }
        let order = list.indices.sorted { left, right in
            let (first, second) = (list[left].range?.lowerBound ?? 0, list[right].range?.lowerBound ?? 0)
            return first == second ? left < right : first < second
        }
        return FindingLimit.cut(order.map { list[$0] }, hasMoreErrors: isFull)
    }
}
