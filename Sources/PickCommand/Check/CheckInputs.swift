internal import PickBytes
internal import PickDiagnostics
internal import PickReporters

/// The inputs of a run, each with the settings that hold for it.
struct CheckInputs {
    /// An input and its settings.
    struct Item: Sendable {
        var input: Input
        var settings: FileSettings
    }

    private(set) var items: [Item] = []
    /// What the configuration leaves out.
    private(set) var excludedCount = 0
    /// What is wrong with configurations and baselines.
    private(set) var faults: [FileReport] = []
    private(set) var failures: [InputFailure] = []
    private let settings: CheckSettings
    private var finder: ConfigurationFinder
    private var baselines: [String: Baseline?] = [:]

    init(_ inputs: [Input], _ settings: CheckSettings) {
        self.settings = settings
        finder = ConfigurationFinder(settings.configuration, codes: { KnownCodes.all })
        for input in inputs { add(input) }
        faults = finder.faults + faults
        failures = finder.failures + failures
    }

    /// Whether everything could be settled.
    var isWhole: Bool { faults.isEmpty && failures.isEmpty }

    /// The files that the outcome hangs on: inputs, configurations, also where there is none yet, and baselines.
    var readFiles: [String] {
        items.filter { $0.input.place == .file }.map(\.input.path) + finder.candidates
            + baselines.keys.sorted()
    }

    private mutating func add(_ input: Input) {
        let isNameless = input.place == .standardInput && settings.stdinFilename == nil
        let file = isNameless ? nil : AbsolutePath(input.path)
        // Standard input without a name belongs where the command runs.
        let outcome = finder.configuration(of: file ?? AbsolutePath("./-"))
        var configuration: Configuration?
        switch outcome {
        case .none: break
        case .unusable: return
        case .found(let found): configuration = found
        }
        if let file, let configuration, !input.isNamed || settings.forcesExclude, configuration.excludes(file)
        {
            excludedCount += 1
            return
        }
        var item = Item(input: input, settings: FileSettings(file, configuration, settings))
        if settings.newBaseline == nil, let path = settings.baseline ?? configuration?.baselinePath {
            guard let baseline = baseline(at: path) else { return }
            item.settings.baseline = (
                baseline, file.map { BaselineFile.name(of: $0, in: path) } ?? input.path
            )
        }
        items.append(item)
    }

    private mutating func baseline(at path: String) -> Baseline? {
        if let known = baselines[path] { return known }
        var baseline: Baseline?
        do throws(SystemFailure) {
            let result = BaselineFile.read(try ByteSource.file(path: path).load(), path: path)
            baseline = result.baseline
            if baseline == nil { faults.append(result.faults) }
        } catch {
            failures.append(InputFailure(path: path, reason: error))
        }
        baselines[path] = baseline
        return baseline
    }
}

extension Configuration {
    /// Where the baseline is.
    var baselinePath: String? { baseline.map { $0.hasPrefix("/") ? $0 : FileSystem.join(base.text, $0) } }
}
