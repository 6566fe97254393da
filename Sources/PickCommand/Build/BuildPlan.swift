internal import PickBytes
internal import PickDiagnostics
internal import PickModel
internal import PickReporters

/// What `build` makes of a folder, and what in its configuration stands in the way.
struct BuildPlan {
    /// One file that is shipped.
    struct Step {
        /// What is wrong with it is told here.
        let range: Range<Int>
        let input: Input
        let output: String
        let settings: ConvertSettings
        /// The name of the constant; nil for source code, which needs none.
        let accessor: String?

        /// Whether the app reads the file by `PickData`; else it gets its place.
        var isDataset: Bool {
            guard settings.target == nil else { return false }
            return switch settings.format {
            case .json, .csv, .plist, .bplist, .tagged: true
            case .sqlite, .js, .mjs: false
            }
        }
    }

    /// What the configuration is called in reports.
    let path: String
    /// The folder for what is made.
    let output: String
    private(set) var steps: [Step] = []
    private(set) var findings: [Diagnostic] = []
    /// Why there is nothing to do.
    private(set) var failure: String?
    private let folder: String
    private let session: Session
    private var source: SourceText?
    private var configuration: Configuration?

    init(_ folder: String, output: String, in session: Session) {
        self.folder = folder
        self.output = output
        self.session = session
        path = FileSystem.join(folder, ConfigurationFinder.fileName)
        do throws(SystemFailure) {
            let bytes = try ByteSource.file(path: path).load()
            source = SourceText(text: bytes, map: OffsetMap(shift: 0))
            let base = AbsolutePath(folder: folder)
            let result = ConfigurationReader.read(bytes, path: path, base: base, codes: KnownCodes.all)
            findings = result.faults.findings
            guard let configuration = result.configuration else { return }
            self.configuration = configuration
            guard let entries = configuration.build else {
                failure = "\(path) has no section `build`, which names what an app ships"
                return
            }
            for entry in entries { add(entry) }
        } catch {
            failure = InputFailure(path: path, reason: error).description
        }
    }

    /// What is wrong, as a report about the configuration.
    var report: FileReport { report(of: findings) }

    /// A report about the configuration.
    func report(of findings: [Diagnostic]) -> FileReport {
        FileReport(path: path, findings: FileReport.inOrder(findings), source: source)
    }

    private mutating func add(_ entry: BuildEntry) {
        let file =
            entry.file.utf8.first == UInt8(ascii: "/") ? entry.file : FileSystem.join(folder, entry.file)
        do throws(SystemFailure) {
            _ = try FileSystem.status(file)
        } catch {
            return fail(
                entry,
                "\(entry.file) cannot be read: \(error). Paths begin at the folder of this file."
            )
        }
        let output = FileSystem.join(output, entry.outputName)
        // Names that differ in case alone are one file on many systems.
        let taken =
            steps.map { $0.output.lowercased() } + [
                FileSystem.join(self.output, AccessorSource.fileName).lowercased()
            ]
        if taken.contains(output.lowercased()) {
            return fail(
                entry,
                "There is another file \(entry.outputName): give this one a name with `output`."
            )
        }
        let settings: ConvertSettings
        do throws(UsageError) {
            settings = try Self.settings(entry, file, output, wishes(for: file), session)
        } catch {
            return fail(
                entry,
                advice(entry, file) ?? "This cannot be written: \(Self.inKeys(error.message, entry))"
            )
        }
        guard settings.fileExtension != "swift" else {
            return add(entry, file, output, settings, accessor: nil)
        }
        guard let accessor = entry.accessor ?? SwiftIdentifier.from(entry.stem) else {
            return fail(entry, "Swift needs a name for `\(entry.file)`: give it one with `accessor`.")
        }
        if steps.contains(where: { $0.accessor == accessor }) || AccessorSource.helpers.contains(accessor) {
            return fail(entry, "There is another constant `\(accessor)`: name this one with `accessor`.")
        }
        add(entry, file, output, settings, accessor: accessor)
    }

    private mutating func add(
        _ entry: BuildEntry,
        _ file: String,
        _ output: String,
        _ settings: ConvertSettings,
        accessor: String?
    ) {
        let input = Input(path: file, place: .file, isNamed: true)
        let step = Step(
            range: entry.range,
            input: input,
            output: output,
            settings: settings,
            accessor: accessor
        )
        steps.append(step)
    }

    private mutating func fail(_ entry: BuildEntry, _ message: String) {
        let end = message.hasSuffix("?") || message.hasSuffix(".") ? "" : "."
        findings.append(Diagnostic(.configurationValue, message + end, at: entry.range))
    }

    /// What to say where the front end is written in another format than JSON; nil where that is not the reason.
    private func advice(_ entry: BuildEntry, _ file: String) -> String? {
        guard let preset = entry.preset, entry.format == nil, entry.output == nil,
            let ending = try? Self.settings(entry, file, entry.stem, wishes(for: file), session).fileExtension
        else { return nil }
        return "Data for \(preset) are not JSON: say `\"output\": \"\(entry.stem).\(ending)\"`"
    }

    /// What the configuration says of a file, which is written as what it is checked as.
    private func wishes(for file: String) -> InputHints.Wishes {
        let rules = configuration?.rules(for: AbsolutePath(file)) ?? []
        return InputHints.Wishes(
            kind: rules.compactMap(\.kind).last,
            keys: rules.map(\.keys).last { !$0.isEmpty } ?? [],
            layout: rules.compactMap(\.layout).last
        )
    }

    /// What `convert` would be asked for.
    private static func settings(
        _ entry: BuildEntry,
        _ file: String,
        _ output: String,
        _ wishes: InputHints.Wishes,
        _ session: Session
    ) throws(UsageError) -> ConvertSettings {
        var words = entry.options
        for word in words {
            let name = word.prefix { $0 != "=" }
            let isTaken = ["--", "--output", "--to", "--for", "--split-by", "--codes", "--config"].contains(
                name
            )
            guard isTaken || name.hasPrefix("-o") else { continue }
            throw ConvertSettings.conflict("`options` cannot have `\(name)`")
        }
        var alone = OptionParser(ConvertCommand.declaration, among: session.commands)
        if let operand = try alone.parse(words + ["--", file]).operands.dropLast().first {
            throw ConvertSettings.conflict("`options` has options of `convert`, and `\(operand)` is none")
        }
        // Nobody reads what is shipped.
        let isJSON = (entry.format ?? DataFormat(ofPath: output))?.isJSON ?? false
        if isJSON, !words.contains(where: { $0.hasPrefix("--indent") }) { words.append("--compact") }
        // A value may begin with a hyphen, as options do.
        words.append("--output=\(output)")
        let isPlain = entry.preset == nil && entry.output == nil
        if let format = entry.format ?? (isPlain ? .bplist : nil) { words.append("--to=\(format.rawValue)") }
        if let preset = entry.preset { words.append("--for=\(preset)") }
        var parser = OptionParser(ConvertCommand.declaration, among: session.commands)
        return try ConvertSettings(try parser.parse(words + ["--", file]), besides: wishes)
    }

    /// A message about options, in the words of the configuration for those that its keys stand for.
    private static func inKeys(_ message: String, _ entry: BuildEntry) -> String {
        let parts = message.split(separator: "`", omittingEmptySubsequences: false)
        return parts.enumerated().map { index, part in
            let name = part.prefix { $0 != " " && $0 != "=" }
            guard !index.isMultiple(of: 2), ["--to", "--for", "--kind"].contains(name),
                !entry.options.contains(where: { $0.hasPrefix(name) })
            else { return String(part) }
            return String(part.dropFirst(2))
        }.joined(separator: "`")
    }
}
