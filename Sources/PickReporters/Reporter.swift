package import PickBytes

/// A report format: it gets the inputs one by one, in order, and then the counts.
///
/// One file each. A reporter carries every finding that it is given, and holds back no more of them than its format
/// forces it to, so that a report over many files needs little memory.
package protocol Reporter {
    /// Writes what was found in one input.
    mutating func report(_ file: FileReport, to output: inout ByteWriter)

    /// Writes what closes the report.
    mutating func finish(_ summary: ReportSummary, to output: inout ByteWriter)
}
