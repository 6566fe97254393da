internal import PickBytes
package import PickDiagnostics

/// Reads binary property lists: `bplist00`, and `bplist01` as CoreFoundation does.
///
/// First every object that can be reached is checked (``BinaryValidator``), then the objects are unfolded
/// (``BinaryWalk``): nothing has been built or written before a fault is known.
package enum BinaryReader {
    /// Whether the bytes are meant as a binary property list, so that its faults are what to report.
    ///
    /// True as well for one that is cut, has white space before it, or whose first bytes are damaged.
    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        bytes.withSpan { BinaryHeader.isMeant(by: $0) }
    }

    /// Reads a binary property list from memory.
    package static func read(_ bytes: [UInt8]) -> PropertyListReading {
        var document: Document?
        let findings = unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe withCheckedFile(buffer) { file in
                var walk = BinaryWalk(file, into: BuildingSink())
                _ = walk.run()
                document = walk.finish().finish()
                return document == nil
                    ? Diagnostic(
                        .tooLarge,
                        "The property list unfolds to more than 2^32 bytes of text.",
                        at: nil
                    )
                    : nil
            }
        }
        return PropertyListReading(
            document: document,
            findings: findings,
            source: findings.isEmpty ? nil : SourceText(binary: bytes)
        )
    }

    /// Reads a binary property list and tells `events` what is in it, in constant memory besides what the check
    /// needs; tells nothing when the findings have an error.
    ///
    /// `isComplete` is false then, and when a function of the table ended the reading.
    @unsafe package static func stream(
        _ bytes: [UInt8],
        to events: PropertyListEvents
    ) -> (findings: [Diagnostic], isComplete: Bool) {
        var isComplete = false
        let findings = unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe withCheckedFile(buffer) { file in
                let sink = unsafe CallingSink(events)
                var walk = BinaryWalk(file, into: sink)
                isComplete = walk.run()
                return nil
            }
        }
        return (findings, isComplete)
    }

    /// What checking costs, in references followed and bytes of leaves looked at; zero where the trailer is wrong.
    ///
    /// Tests of hostile files count this, since seconds depend on the machine.
    package static func work(toCheck bytes: [UInt8]) -> (references: Int, bytes: Int) {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            guard buffer.count >= BinaryTrailer.leastFileSize, let base = buffer.baseAddress,
                let trailer = try? BinaryTrailer(unsafe Span(_unsafeElements: buffer), endingAt: buffer.count)
            else { return (0, 0) }
            let file = unsafe BinaryFile(base, count: buffer.count, trailer: trailer)
            guard let ascends = try? file.checkTable() else { return (0, 0) }
            var validator = BinaryValidator(file, ascends: ascends, findings: BinaryFindings())
            validator.run()
            return validator.work
        }
    }

    /// Checks a file; calls `body` when it is right, for what is to be done with it and perhaps one more finding.
    @unsafe private static func withCheckedFile(
        _ buffer: UnsafeBufferPointer<UInt8>,
        _ body: (BinaryFile) -> Diagnostic?
    ) -> [Diagnostic] {
        var findings = BinaryFindings()
        do throws(BinaryFault) {
            let bytes = unsafe Span(_unsafeElements: buffer)
            if try BinaryHeader.check(bytes) { findings.lintVersion() }
            guard buffer.count <= Int(UInt32.max), let base = buffer.baseAddress else {
                throw BinaryFault(.tooLarge, "A binary property list may have up to 2^32-1 bytes.", at: 0..<8)
            }
            let trailer = try BinaryTrailer.find(in: bytes)
            findings.lint(trailer)
            let file = unsafe BinaryFile(base, count: buffer.count, trailer: trailer)
            let ascends = try file.checkTable()
            var validator = BinaryValidator(file, ascends: ascends, findings: findings)
            validator.run()
            validator.lintOverlaps()
            findings = validator.finish()
            if findings.faultCount == 0, let last = body(file) { return findings.finish() + [last] }
        } catch {
            findings.add(error)
        }
        return findings.finish()
    }
}

extension BinaryFindings {
    fileprivate mutating func lintVersion() {
        let message =
            "The version is 01: CoreFoundation reads it, most other readers refuse it. Write it again as 00."
        if counts(.bplistVersion) { list(Diagnostic(.bplistVersion, message, at: 6..<8)) }
    }

    fileprivate mutating func lint(_ trailer: BinaryTrailer) {
        if trailer.hasUnusedBytes, counts(.bplistTrailer) {
            let message = "The first six bytes of the trailer have no meaning and should be zero."
            list(Diagnostic(.bplistTrailer, message, at: trailer.start..<trailer.start + 6))
        }
        if trailer.offsetSize == 16, counts(.bplistTrailer, most: 2) {
            let message = "Offsets have 16 bytes: CoreFoundation reads them, most other readers do not."
            list(Diagnostic(.bplistTrailer, message, at: trailer.start + 6..<trailer.start + 7))
        }
        if trailer.fillsReferences, counts(.appleRejects) {
            let message =
                "With \(trailer.objectCount) objects CoreFoundation wants references of "
                + "\(trailer.referenceSize + 1) bytes and refuses the file, though \(counted(trailer.referenceSize, "byte")) will do."
            list(Diagnostic(.appleRejects, message, at: trailer.start + 7..<trailer.start + 8))
        }
    }
}

extension BinaryValidator {
    fileprivate mutating func lintOverlaps() {
        guard mayOverlap, findings.faultCount == 0,
            let (first, count) = BinaryPlaces.overlaps(in: file, isReached: { states[$0] > State.open })
        else { return }
        let subject = count == 1 ? "The object at byte \(first.lowerBound) lies" : "\(count) objects lie"
        let message = "\(subject) over the bytes of others: no writer makes such a file on purpose."
        if findings.counts(.bplistOverlap) { findings.list(Diagnostic(.bplistOverlap, message, at: first)) }
    }

    fileprivate consuming func finish() -> BinaryFindings { findings }
}
