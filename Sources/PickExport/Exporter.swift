internal import PickBytes
public import PickDiagnostics
internal import PickJSON
public import PickModel
public import PickPresets

/// Writes picker data as a front end takes them.
///
/// ```swift
/// let output = try Exporter(preset: "element").write(dataset)
/// try Data(output.bytes).write(to: file)
/// ```
///
/// Data that the front end would break on are refused, and codes are never made up: a map of codes needs data with codes.
public struct Exporter: Sendable {
    /// The front end.
    public let preset: Preset
    /// What values are made of; nil for codes where every row has one, else names.
    public var value: ValueMode?
    /// Whether JSON stands on one line.
    public var isCompact = false
    /// How many levels of regions are kept; nil for all.
    public var levels: Int?

    /// An exporter for a front end.
    public init(preset: Preset) { self.preset = preset }

    /// An exporter for the front end of that name, one of ``Preset/all``; another name throws.
    public init(preset name: String) throws(ExporterFailure) {
        guard let preset = Preset.named(name) else {
            let right = Preset.names(for: name)
            let advice = right.isEmpty ? "" : "; it is called \(right.joined(separator: " or ")) here"
            throw ExporterFailure(message: "there is no front end '\(name)'\(advice)", findings: [])
        }
        self.preset = preset
    }

    /// What was written.
    public struct Output: Sendable {
        /// The file's bytes, in the first of the formats that the front end takes.
        public let bytes: [UInt8]
        /// What a person should know: what was left out or added, a sentence each without a full stop.
        public let notes: [String]
    }

    /// Writes data.
    ///
    /// - Throws: What the front end would not take, each with its place.
    public func write(_ dataset: Dataset) throws(ExporterFailure) -> Output {
        var edits = TreeEdits()
        if dataset.kind == .regions { edits.levels = levels }
        let (edited, editNotes) = TreeEditor.edit(dataset, preset.filled(edits, dataset))
        var notes = editNotes.sentences
        let choice = ValueChoice(edited, preset, asked: value, .output)
        let faults = PresetCheck.faults(edited, preset, choice.mode, .output, isUnique: choice.isUnique)
        let findings = PresetFault.diagnostics(faults, in: edited)
        let errors = findings.filter { $0.severity == .error }
        if let first = errors.first { throw ExporterFailure(message: first.message, findings: errors) }
        notes += findings.map(\.message)
        notes += [choice.reason].compactMap { $0 }
        notes += PresetLosses(edited, preset, choice.mode).sentences
        var out = ByteWriter()
        let options = PresetExport.Options(preset.formats[0], style: isCompact ? .compact : .pretty)
        do throws(PresetExport.Failure) {
            try PresetExport.write(edited, for: preset, choice.mode, options, to: &out)
        } catch {
            throw ExporterFailure(message: error.message, findings: [])
        }
        return Output(bytes: out.bytes(), notes: notes)
    }
}

/// Why data were not written.
public struct ExporterFailure: Error, Sendable {
    /// The first reason, in one sentence.
    public let message: String
    /// What the front end would not take, with places in the data's source.
    public let findings: [Diagnostic]
}
