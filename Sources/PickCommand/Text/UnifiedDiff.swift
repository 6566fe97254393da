/// The difference of two texts as `diff -u` writes it and `patch` reads it.
enum UnifiedDiff {
    private static let context = 3

    /// Nothing when the texts are the same.
    ///
    /// Lines end at their line feed; a carriage return before it belongs to them.
    static func text(from old: [UInt8], to new: [UInt8], path: String) -> [UInt8] {
        guard old != new else { return [] }
        let oldLines = lines(of: old)
        let newLines = lines(of: new)
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        let steps = steps(LineMatching(oldLines.map(number), newLines.map(number)), newCount: newLines.count)
        var output = Array("--- \(path)\n+++ \(path)\n".utf8)
        for hunk in hunks(of: steps) {
            let part = steps[hunk]
            output += header(part).utf8
            for step in part {
                switch step {
                case .same(let line, _): append(oldLines[line], " ", to: &output)
                case .gone(let line, _): append(oldLines[line], "-", to: &output)
                case .added(_, let line): append(newLines[line], "+", to: &output)
                }
            }
        }
        return output
    }

    /// One line of the result, with the numbers that the next lines have on both sides.
    private enum Step {
        case same(old: Int, new: Int)
        case gone(old: Int, new: Int)
        case added(old: Int, new: Int)

        var isChange: Bool { if case .same = self { false } else { true } }

        var place: (old: Int, new: Int) {
            switch self {
            case .same(let old, let new), .gone(let old, let new), .added(let old, let new): (old, new)
            }
        }
    }

    private static func steps(_ matching: LineMatching, newCount: Int) -> [Step] {
        var steps: [Step] = []
        var new = 0
        for (old, partner) in matching.partners.enumerated() {
            guard let partner else {
                steps.append(.gone(old: old, new: new))
                continue
            }
            while new < partner {
                steps.append(.added(old: old, new: new))
                new += 1
            }
            steps.append(.same(old: old, new: new))
            new += 1
        }
        while new < newCount {
            steps.append(.added(old: matching.partners.count, new: new))
            new += 1
        }
        return steps
    }

    /// Changes with the lines around them; those that meet are one.
    private static func hunks(of steps: [Step]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in steps.indices where steps[index].isChange {
            let start = max(0, index - context)
            let end = min(steps.count, index + 1 + context)
            if let last = hunks.last, start <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<end
            } else {
                hunks.append(start..<end)
            }
        }
        return hunks
    }

    private static func header(_ steps: ArraySlice<Step>) -> String {
        guard let first = steps.first?.place else { return "" }
        var (oldCount, newCount) = (0, 0)
        for step in steps {
            switch step {
            case .same:
                oldCount += 1
                newCount += 1
            case .gone: oldCount += 1
            case .added: newCount += 1
            }
        }
        return "@@ -\(span(first.old, oldCount)) +\(span(first.new, newCount)) @@\n"
    }

    /// `line,count`; an empty span is named by the line before it.
    private static func span(_ start: Int, _ count: Int) -> String {
        let line = count == 0 ? start : start + 1
        return count == 1 ? "\(line)" : "\(line),\(count)"
    }

    private static func append(_ line: ArraySlice<UInt8>, _ mark: Character, to output: inout [UInt8]) {
        output += String(mark).utf8
        output += line
        if line.last != 0x0A { output += "\n\\ No newline at end of file\n".utf8 }
    }

    private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for index in text.indices where text[index] == 0x0A {
            lines.append(text[start...index])
            start = index + 1
        }
        if start < text.count { lines.append(text[start...]) }
        return lines
    }
}
