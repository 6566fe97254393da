internal import PickBytes
internal import PickDiagnostics

extension BinaryValidator {
    /// Up to here all pairs of keys are compared; from here on they are sorted.
    private static let fewKeys = 16
    /// Duplicates that are listed one by one.
    private static let mostListed = 100

    /// Remembers the hash of a key's text, once for each object.
    mutating func hashKey(_ object: Int) {
        guard let key = file.object(at: file.offset(of: object)) else { return }
        measures[object].nodes = file.textHash(of: key)
        states[object] = file.isRespellable(key) ? State.respellableKey : State.key
    }

    /// Looks for keys that a dict has twice, when all its keys were met.
    ///
    /// Hashes only spare comparisons. Where an attacker makes them equal, sorting by text bounds the work.
    mutating func checkKeys(of frame: Frame) {
        var isRespellable = false
        if frame.keyCount <= Self.fewKeys {
            for later in 0..<frame.keyCount {
                guard let key = keyObject(later, of: frame) else { continue }
                if states[key] == State.respellableKey { isRespellable = true }
                for earlier in 0..<later {
                    if let other = keyObject(earlier, of: frame), isSameText(key, other) {
                        reportDuplicate(later, of: earlier, in: frame)
                        break
                    }
                }
            }
        } else {
            isRespellable = checkManyKeys(of: frame)
        }
        if isRespellable { checkSpellings(of: frame) }
    }

    /// The string object of the `index`th key; nil when it is none.
    @inline(__always)
    private func keyObject(_ index: Int, of frame: Frame) -> Int? {
        let reference = file.reference(at: frame.content &+ index &* file.trailer.referenceSize)
        guard reference < UInt64(file.trailer.objectCount) else { return nil }
        let object = firstAtPlace(Int(truncatingIfNeeded: reference))
        return states[object] == State.key || states[object] == State.respellableKey ? object : nil
    }

    @inline(__always)
    private func isSameText(_ left: Int, _ right: Int) -> Bool {
        left == right || (measures[left].nodes == measures[right].nodes && compareText(left, right) == 0)
    }

    private func compareText(_ left: Int, _ right: Int) -> Int {
        guard left != right, let first = file.object(at: file.offset(of: left)),
            let second = file.object(at: file.offset(of: right))
        else { return 0 }
        return file.compare(first, second)
    }

    /// Returns whether a key may have another spelling.
    private mutating func checkManyKeys(of frame: Frame) -> Bool {
        var isRespellable = false
        var byHash: [UInt64] = []
        byHash.reserveCapacity(frame.keyCount)
        for index in 0..<frame.keyCount {
            guard let key = keyObject(index, of: frame) else { continue }
            if states[key] == State.respellableKey { isRespellable = true }
            byHash.append(UInt64(measures[key].nodes) << 32 | UInt64(index))
        }
        byHash.sort()
        var duplicates: [(later: Int, earlier: Int)] = []
        var start = 0
        while start < byHash.count {
            var end = start + 1
            while end < byHash.count, byHash[end] >> 32 == byHash[start] >> 32 { end += 1 }
            if end - start > 1 { findDuplicates(in: byHash[start..<end], of: frame, into: &duplicates) }
            start = end
        }
        duplicates.sort { $0.later < $1.later }
        for (later, earlier) in duplicates { reportDuplicate(later, of: earlier, in: frame) }
        return isRespellable
    }

    /// Finds equal texts among keys with one hash.
    private func findDuplicates(
        in keys: ArraySlice<UInt64>,
        of frame: Frame,
        into duplicates: inout [(later: Int, earlier: Int)]
    ) {
        let sorted = keys.map { Int($0 & 0xFFFF_FFFF) }.sorted { left, right in
            guard let first = keyObject(left, of: frame), let second = keyObject(right, of: frame) else {
                return false
            }
            let order = compareText(first, second)
            return order == 0 ? left < right : order < 0
        }
        var first = sorted[0]
        for index in sorted.dropFirst() {
            if let key = keyObject(index, of: frame), let other = keyObject(first, of: frame),
                compareText(key, other) == 0
            {
                duplicates.append((index, first))
            } else {
                first = index
            }
        }
    }

    /// Looks for keys that differ in their code points, but are the same text for Unicode, and so for Swift.
    private mutating func checkSpellings(of frame: Frame) {
        var firsts: [String: Int] = [:]
        for index in 0..<frame.keyCount {
            guard let key = keyObject(index, of: frame), let object = file.object(at: file.offset(of: key))
            else {
                continue
            }
            guard let first = firsts.updateValue(index, forKey: file.string(of: object)) else { continue }
            if let other = keyObject(first, of: frame), compareText(key, other) != 0 {
                reportSpelling(index, of: first, in: frame)
            }
        }
    }

    private mutating func reportDuplicate(_ later: Int, of earlier: Int, in frame: Frame) {
        let (range, first) = (keyRange(later, of: frame), keyRange(earlier, of: frame))
        let name = keyText(at: range.lowerBound).map { "\"\(Quoted.text($0))\"" } ?? "of this dict"
        if findings.counts(.duplicateKey, most: Self.mostListed) {
            findings.list(
                Diagnostic(
                    .duplicateKey,
                    "The key \(name) stands in its dict once more; the last value counts.",
                    at: range,
                    dataPath: keyPath(later, of: frame),
                    notes: [Diagnostic.Note("first here", at: first)]
                )
            )
        }
        if findings.counts(.appleDiffers, most: Self.mostListed) {
            findings.list(
                Diagnostic(
                    .appleDiffers,
                    "Of a key that a binary dict has twice CoreFoundation takes the first value, but the last one in "
                        + "XML; this reader takes the last one in both.",
                    at: range,
                    dataPath: keyPath(later, of: frame)
                )
            )
        }
    }

    private mutating func reportSpelling(_ later: Int, of earlier: Int, in frame: Frame) {
        guard findings.counts(.keysDifferOnlyByNormalization, most: Self.mostListed) else { return }
        let (range, first) = (keyRange(later, of: frame), keyRange(earlier, of: frame))
        let name = keyText(at: range.lowerBound).map { "\"\(Quoted.text($0))\"" } ?? "of this dict"
        findings.list(
            Diagnostic(
                .keysDifferOnlyByNormalization,
                "The key \(name) looks like an earlier one of its dict, but is made of other code points. Both are "
                    + "kept; Swift's Dictionary loses one.",
                at: range,
                dataPath: keyPath(later, of: frame),
                notes: [Diagnostic.Note("the other one", at: first)]
            )
        )
    }

    /// The reference to the `index`th key.
    private func keyRange(_ index: Int, of frame: Frame) -> Range<Int> {
        let start = frame.content + index * file.trailer.referenceSize
        return start..<start + file.trailer.referenceSize
    }

    private mutating func keyPath(_ index: Int, of frame: Frame) -> String? {
        // The walk stands behind the keys; a moment at this one makes the path.
        let top = stack.count - 1
        stack[top].index = index + 1
        defer { stack[top].index = frame.index }
        return dataPath()
    }
}

extension BinaryFile {
    /// Whether a text may have another spelling in Unicode, such as é in one code point and in two.
    ///
    /// Says yes too often, but never for ASCII and ideographs, which nearly all keys consist of. Of two texts that
    /// are the same in another spelling at least one has it.
    func isRespellable(_ text: BinaryObject) -> Bool {
        guard text.shape == .utf16 else { return false }
        for index in 0..<text.count {
            switch unit(at: text.content &+ 2 &* index) {
            case 0..<0xC0, 0x3400...0x9FFF, 0xFF00...0xFFEF: continue
            default: return true
            }
        }
        return false
    }
}
