internal import PickBytes
internal import PickDiagnostics

extension BinaryValidator {
    mutating func report(_ fault: BinaryFault) {
        findings.add(fault, dataPath: dataPath())
    }

    func badReference(_ reference: UInt64, at place: Int) -> BinaryFault {
        BinaryFault(
            .objectRef,
            "The reference at byte \(place) names object \(reference), but of "
                + "\(counted(file.trailer.objectCount, "object")), counted from 0.",
            at: place..<place + file.trailer.referenceSize
        )
    }

    mutating func reportKeyType(_ object: Int) {
        let start = file.offset(of: object)
        guard let found = file.object(at: start) else { return }
        report(
            BinaryFault(
                .keyType,
                "A dict has the \(found.shape.word) at byte \(start) as a key; only strings can be keys.",
                at: found.range
            )
        )
    }

    /// The container on top names one that it stands in itself.
    mutating func reportCycle() {
        guard let frame = stack.last else { return }
        report(
            BinaryFault(
                .cycle,
                "The container at byte \(frame.start) holds one that it stands in itself, without end.",
                at: frame.start..<frame.end
            )
        )
    }

    mutating func reportDepth(_ range: Range<Int>) {
        report(
            BinaryFault(
                .depth,
                "Containers are nested more than \(BinaryLimits.depth) levels deep, which is all that CoreFoundation "
                    + "and this reader take.",
                at: range
            )
        )
        stop()
    }

    mutating func reportExpansion() {
        guard !isOver else { return }
        stop()
        let start = file.offset(of: file.trailer.topObject)
        let end = file.object(at: start)?.end ?? start + 1
        findings.add(
            BinaryFault(
                .expansion,
                "A file of \(file.count) bytes unfolds to more than \(limits.nodes) values or \(limits.bytes) bytes of "
                    + "text, because its objects are used again and again.",
                at: start..<end
            )
        )
    }

    mutating func lintDepth(_ range: Range<Int>) {
        guard findings.counts(.depthOverIosLimit) else { return }
        let message =
            "Containers are nested more than \(BinaryLimits.iosDepth) levels deep from here on, which iOS refuses."
        findings.list(Diagnostic(.depthOverIosLimit, message, at: range, dataPath: dataPath()))
    }

    mutating func lintSet(_ set: BinaryObject) {
        guard findings.counts(.setValue) else { return }
        let message =
            "A set is in the binary format, but neither XML nor JSON has one: it is written as an array there. "
            + "`plutil -convert` crashes on it."
        findings.list(Diagnostic(.setValue, message, at: set.range, dataPath: dataPath()))
    }
}

extension BinaryValidator {
    private static let longestKey = 200
    private static let longestPath = 300

    /// The place in the data that the walk is at, `$[3].cities[1]`; nil when it would be absurdly long.
    func dataPath() -> String? {
        var path = "$"
        for level in 0..<stack.count {
            let frame = stack[level]
            guard frame.index > 0 else { break }
            let index = frame.index - 1
            if frame.keyCount == 0 {
                path += "[\(index)]"
            } else {
                let key = index < frame.keyCount ? index : index - frame.keyCount
                guard let text = keyText(at: frame.content + key * file.trailer.referenceSize) else {
                    return path
                }
                Document.append(key: text, to: &path)
            }
            if path.utf8.count > Self.longestPath { return nil }
        }
        return path
    }

    /// The text of the key that the reference at `place` names; nil for none and for a very long one.
    func keyText(at place: Int) -> String? {
        let reference = file.reference(at: place)
        guard reference < UInt64(file.trailer.objectCount),
            let key = file.object(at: file.offset(of: Int(reference))), key.shape.isText,
            key.count <= Self.longestKey
        else { return nil }
        return file.string(of: key)
    }
}
