internal import PickBytes

/// Which input of `convert` goes where.
struct ConvertPlan: Equatable {
    struct Step: Equatable {
        let input: Input
        /// Nil for standard output.
        let output: String?
    }

    let steps: [Step]

    /// Fails where two outputs would be one.
    init(_ operands: [String], _ settings: ConvertSettings) throws(UsageError) {
        let inputs = operands.map(Input.init(operand:))
        if let target = settings.target, target.splits {
            steps = try Self.split(inputs, settings)
            return
        }
        guard let output = settings.output, Self.isFolder(output) else {
            guard let input = inputs.first, inputs.count == 1 else {
                let place = settings.output ?? "standard output"
                throw ConvertSettings.conflict(
                    "\(inputs.count) files do not fit into \(place); name a folder: `--output FOLDER/`"
                )
            }
            steps = [Step(input: input, output: settings.output)]
            return
        }
        var steps: [Step] = []
        var owners: [String: String] = [:]
        for input in inputs {
            let path = FileSystem.join(output, Self.name(of: input) + "." + settings.fileExtension)
            if let other = owners.updateValue(input.path, forKey: path) {
                throw ConvertSettings.conflict("\(other) and \(input.path) would both become \(path)")
            }
            steps.append(Step(input: input, output: path))
        }
        self.steps = steps
    }

    /// With `--split-by` an input fills a folder: the one that is named, or one in it for each of several inputs.
    private static func split(_ inputs: [Input], _ settings: ConvertSettings) throws(UsageError) -> [Step] {
        guard let output = settings.output else {
            throw ConvertSettings.conflict(
                "`--split-by` writes many files; name a folder: `--output FOLDER/`"
            )
        }
        guard inputs.count > 1 else { return inputs.map { Step(input: $0, output: output) } }
        var steps: [Step] = []
        for input in inputs {
            let path = FileSystem.join(output, name(of: input))
            if let other = steps.first(where: { $0.output == path }) {
                throw ConvertSettings.conflict(
                    "\(other.input.path) and \(input.path) would both become \(path)"
                )
            }
            steps.append(Step(input: input, output: path))
        }
        return steps
    }

    private static func isFolder(_ path: String) -> Bool {
        path.utf8.last == UInt8(ascii: "/") || (try? FileSystem.status(path))?.kind == .folder
    }

    /// The input's name without its ending.
    private static func name(of input: Input) -> String {
        guard input.place == .file else { return "stdin" }
        var name = FileSystem.name(of: input.path)
        for ending in [
            ".tagged.json", ".json", ".plist", ".bplist", ".tagged", ".xml", ".csv", ".tsv", ".sqlite", ".db",
        ] {
            if name.utf8.count > ending.utf8.count, name.hasSuffix(ending) {
                name.removeLast(ending.count)
                break
            }
        }
        return name
    }
}
