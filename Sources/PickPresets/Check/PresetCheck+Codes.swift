internal import PickBytes
internal import PickDiagnostics
internal import PickModel
internal import PropertyList

extension PresetCheck {
    /// Codes of six digits, for front ends that know places by them.
    func codes() {
        guard rules.code.isRequired, kind == .regions else { return }
        var missing = Shares(depth)
        let numbers = numbers(&missing)
        for share in missing.all {
            let isNone = share.count == tree.levelCounts[share.level]
            faults.add(
                .codeNeeded,
                (isNone ? "No row has a code" : Self.rows(share.count, "has", "have") + " no code")
                    + " on level \(share.level + 1), \(name(share.first)) first, and \(preset.name) knows places by their "
                    + "codes.",
                at: share.first
            )
        }
        repeats()
        if rules.code == .required246 { prefixes(numbers) }
        if rules.order == .byCode { order(numbers) }
    }

    /// The code of each row as a number; 0 where there is none of six digits.
    private func numbers(_ missing: inout Shares) -> TrivialBuffer<UInt32> {
        var numbers = TrivialBuffer<UInt32>()
        let texts = RowTexts(tree)
        for entry in 0..<tree.count {
            guard let node = tree.codeNode(entry), !texts.isEmpty(node) else {
                missing.add(entry, tree.level(entry))
                numbers.append(0)
                continue
            }
            var number: UInt32?
            if tree.document.kind(node).isText {
                number = unsafe Self.sixDigits(tree.document.bytes(node))
            } else {
                var text = texts.text(node)
                number = text.withUTF8 { unsafe Self.sixDigits($0) }
            }
            if number == nil {
                faults.add(
                    .unfitCode,
                    "\(name(entry)) has the code '\(texts.text(node))', and \(preset.name) takes six digits.",
                    at: entry,
                    .code
                )
            }
            numbers.append(number ?? 0)
        }
        return numbers
    }

    @unsafe private static func sixDigits(_ text: UnsafeBufferPointer<UInt8>) -> UInt32? {
        guard text.count == 6 else { return nil }
        var number: UInt32 = 0
        for index in 0..<6 {
            let digit = unsafe text[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            number = number * 10 + UInt32(digit)
        }
        return number
    }

    /// As keys of one object, equal codes are one place.
    private func repeats() {
        var pairs: [(later: Int, earlier: Int)] = []
        ValueScope(kind, .tree).repeats(tree, .code) { later, earlier in
            // Rows without a code are told already.
            if tree.codeNode(later) != nil, tree.codeNode(earlier) != nil { pairs.append((later, earlier)) }
        }
        for (later, earlier) in pairs.sorted(by: { $0.later < $1.later }) {
            faults.add(
                .repeatedValue,
                "\(name(later)) has the code of \(name(earlier)), and \(preset.name) has codes for keys: one of the two "
                    + "would be lost.",
                at: later,
                .code,
                other: earlier
            )
        }
    }

    /// `110000`, `110100`, `110101`: each level is known by its digits, and the rest is zeros.
    private func prefixes(_ numbers: borrowing TrivialBuffer<UInt32>) {
        let units: [UInt32] = [10_000, 100, 1]
        var above: [Int] = []
        for entry in 0..<tree.count {
            let level = tree.level(entry)
            above.removeSubrange(min(level, above.count)...)
            above.append(entry)
            let number = numbers[entry]
            guard number > 0, level < units.count else { continue }
            if number % units[level] != 0 {
                faults.add(
                    .unfitCode,
                    "\(name(entry)) has the code \(Self.text(number)) on level \(level + 1), where codes end in "
                        + "\(level == 0 ? "0000" : "00"): \(preset.name) makes the code of a chosen place's "
                        + "\(level == 0 ? "province" : "city") so, and would not find it.",
                    at: entry,
                    .code
                )
                continue
            }
            guard level > 0, let parent = above.dropLast().last else { continue }
            let unit = units[level - 1]
            guard numbers[parent] > 0, number / unit != numbers[parent] / unit else { continue }
            faults.add(
                .codeOutsideParent,
                "\(name(entry)) has the code \(Self.text(number)), which does not begin with "
                    + "\(Self.text(numbers[parent]).prefix(2 * level)) as that of \(name(parent)) does: \(preset.name) "
                    + "joins places by these digits.",
                at: entry,
                .code,
                other: parent
            )
        }
    }

    private static func text(_ number: UInt32) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    }

    /// Keys that look like whole numbers are shown in the order of the numbers.
    private func order(_ numbers: borrowing TrivialBuffer<UInt32>) {
        var shares = Shares(depth)
        var last: [UInt32] = []
        for entry in 0..<tree.count {
            let level = tree.level(entry)
            last.removeSubrange(min(level + 1, last.count)...)
            if last.count == level { last.append(0) }
            let number = numbers[entry]
            // A zero in front makes no whole number: such keys stay where they are.
            guard number >= 100_000 else { continue }
            if number < last[level] { shares.add(entry, level) } else { last[level] = number }
        }
        for share in shares.all {
            faults.add(
                .orderByCode,
                "\(Self.rows(share.count, "stands", "stand")) behind a greater code on level \(share.level + 1), "
                    + "\(name(share.first)) first: \(preset.name) shows rows in the order of their codes.",
                at: share.first,
                .code
            )
        }
    }
}

extension ValueScope {
    init(_ kind: DatasetKind, _ rule: PresetRules.ValueRule) {
        self.rule = rule
        isMenu = kind == .menu
    }
}
