internal import PickBytes
internal import PickDiagnostics
internal import PickReporters

/// Finds the configuration of each file: the nearest `.pickdata.json` above it.
struct ConfigurationFinder {
    /// Where configurations come from.
    enum Place: Sendable, Equatable {
        /// Upwards from each file.
        case above
        /// One file for all.
        case file(String)
        /// Nowhere.
        case nowhere
    }

    /// What is known about a file's configuration.
    enum Outcome: Sendable {
        case none
        case found(Configuration)
        /// There is one, but it cannot be used.
        case unusable
    }

    static let fileName = ".pickdata.json"

    /// What is wrong with the configurations that were found.
    private(set) var faults: [FileReport] = []
    /// Those that could not be read.
    private(set) var failures: [InputFailure] = []
    private let place: Place
    /// Asked for only where there is a configuration to read.
    private let codes: @Sendable () -> [DiagnosticCode]
    private var known: [AbsolutePath: Outcome] = [:]
    /// The folders of the last look, from the file's up, which are not in `known` yet: where all files stand in one folder
    /// there is no dictionary, whose type is costly to make.
    private var latest: (folders: [AbsolutePath], outcome: Outcome) = ([], .none)
    private var only: Outcome?

    init(_ place: Place, codes: @escaping @Sendable () -> [DiagnosticCode]) {
        self.place = place
        self.codes = codes
    }

    /// Where configurations were looked for.
    var candidates: [String] {
        switch place {
        case .nowhere: []
        case .file(let path): [path]
        case .above:
            (known.keys + latest.folders).map { FileSystem.join($0.text, Self.fileName) }.sorted()
        }
    }

    /// The configuration of a file; each is read once.
    mutating func configuration(of file: AbsolutePath) -> Outcome {
        switch place {
        case .nowhere: return .none
        case .file(let path):
            if let only { return only }
            // Patterns given on the spot begin where the command runs.
            let outcome = read(path, base: AbsolutePath(folder: "."))
            only = outcome
            return outcome
        case .above: return find(from: file.folder)
        }
    }

    private mutating func find(from folder: AbsolutePath) -> Outcome {
        if latest.folders.first == folder { return latest.outcome }
        for folder in latest.folders { known[folder] = latest.outcome }
        var visited: [AbsolutePath] = []
        var current = folder
        var outcome = Outcome.none
        while true {
            if let found = known[current] {
                outcome = found
                break
            }
            visited.append(current)
            let path = FileSystem.join(current.text, Self.fileName)
            if let status = try? FileSystem.status(path), status.kind == .regular {
                outcome = read(path, base: current)
                break
            }
            if current.components.isEmpty { break }
            current = current.folder
        }
        latest = (visited, outcome)
        return outcome
    }

    private mutating func read(_ path: String, base: AbsolutePath) -> Outcome {
        let shown = Self.shown(path)
        let bytes: [UInt8]
        do throws(SystemFailure) {
            bytes = try ByteSource.file(path: path).load()
        } catch {
            failures.append(InputFailure(path: shown, reason: error))
            return .unusable
        }
        let result = ConfigurationReader.read(bytes, path: shown, base: base, codes: codes())
        guard let configuration = result.configuration else {
            faults.append(result.faults)
            return .unusable
        }
        return .found(configuration)
    }

    /// The path as a person at the current folder would write it.
    private static func shown(_ path: String) -> String {
        guard path.hasPrefix("/") else { return path }
        let file = AbsolutePath(path)
        let here = AbsolutePath(folder: ".")
        return file.components(below: here) == nil ? path : file.text(relativeTo: here)
    }
}
