internal import PickBytes

/// The inputs that a command line names, folders walked.
struct InputList {
    /// In the order of the command line, within a folder in the order of the names' bytes; none is there twice.
    private(set) var inputs: [Input] = []
    /// What is not there or cannot be entered.
    private(set) var failures: [InputFailure] = []
    /// Folders that were named and have no property list in them.
    private(set) var emptyFolders: [String] = []
    /// Folders that were walked.
    private(set) var walkedFolders: [AbsolutePath] = []
    private var seen: Set<String> = []

    /// Looks at each operand; `-` is standard input.
    init(_ operands: [String]) {
        for operand in operands {
            if operand == "-" {
                add(Input(path: "<stdin>", place: .standardInput, isNamed: true))
                continue
            }
            do throws(SystemFailure) {
                if try FileSystem.status(operand).kind == .folder {
                    walk(operand)
                } else {
                    add(Input(path: operand, place: .file, isNamed: true))
                }
            } catch {
                failures.append(InputFailure(path: operand, reason: error))
            }
        }
    }

    /// Gives standard input another name.
    mutating func nameStandardInput(_ name: String) {
        for index in inputs.indices where inputs[index].place == .standardInput {
            inputs[index] = Input(path: name, place: .standardInput, isNamed: true)
        }
    }

    private mutating func walk(_ folder: String) {
        walkedFolders.append(AbsolutePath(folder: folder))
        var walk = FolderWalk(folder)
        walk.run()
        failures += walk.failures
        if walk.files.isEmpty, walk.failures.isEmpty { emptyFolders.append(folder) }
        for path in walk.files { add(Input(path: path, place: .file, isNamed: false)) }
    }

    private mutating func add(_ input: Input) {
        // One file is the common case, and the type of a set is costly to make.
        guard let first = inputs.first else { return inputs.append(input) }
        if seen.isEmpty { seen.insert(first.path) }
        if seen.insert(input.path).inserted { inputs.append(input) }
    }
}
