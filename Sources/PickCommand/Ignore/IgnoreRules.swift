internal import PickBytes

/// What git ignores, for a walk that goes from folder to folder.
///
/// Read are `.gitignore` from the top of the repository down, and its `info/exclude`; not the user's own settings,
/// which differ from machine to machine. Outside a repository the rules begin where the walk does.
struct IgnoreRules {
    private struct Level {
        /// How many components of `path` lead to the folder of the file.
        var depth: Int
        var file: IgnoreFile
    }

    private var levels: [Level] = []
    private var exclude: IgnoreFile?
    /// The components from the top of the repository to the folder where the walk is.
    private var path: [[UInt8]] = []
    /// What stood outside a repository inside the repository (a submodule), to go back to.
    private var outer: [(depth: Int, levels: [Level], exclude: IgnoreFile?, path: [[UInt8]])] = []
    private var depth = 0
    private var levelCounts: [Int] = []

    /// The rules that hold in `folder` from above; its own `.gitignore` is read by ``readRules(in:)``.
    init(walkingFrom folder: String) {
        guard let start = FileSystem.realPath(folder), let top = Self.repository(around: start) else {
            return
        }
        exclude = Self.excludeFile(of: top)
        guard start != top else { return }
        let below = top == "/" ? start.dropFirst() : start.dropFirst(top.count + 1)
        var current = top
        for name in below.split(separator: "/") {
            readRules(in: current)
            path.append(Array(name.utf8))
            current = FileSystem.join(current, String(name))
        }
    }

    /// Reads the `.gitignore` of the folder where the walk is.
    mutating func readRules(in folder: String) {
        guard let file = IgnoreFile(path: FileSystem.join(folder, ".gitignore")) else { return }
        levels.append(Level(depth: path.count, file: file))
    }

    /// Goes into a folder; one that is a repository of its own has its own rules only.
    mutating func enter(_ name: String, at folder: String) {
        depth += 1
        levelCounts.append(levels.count)
        if (try? FileSystem.status(FileSystem.join(folder, ".git"), followingLinks: false)) != nil {
            outer.append((depth, levels, exclude, path))
            levels = []
            exclude = Self.excludeFile(of: folder)
            path = []
        } else {
            path.append(Array(name.utf8))
        }
    }

    /// Goes back out of the folder that was entered last.
    mutating func leave() {
        let count = levelCounts.popLast() ?? 0
        if let saved = outer.last, saved.depth == depth {
            outer.removeLast()
            levels = saved.levels
            exclude = saved.exclude
            path = saved.path
        } else {
            levels.removeSubrange(min(count, levels.count)...)
            if !path.isEmpty { path.removeLast() }
        }
        depth -= 1
    }

    /// Whether git ignores what has this name in the folder where the walk is.
    mutating func ignores(_ name: String, isFolder: Bool) -> Bool {
        guard !levels.isEmpty || exclude != nil else { return false }
        path.append(Array(name.utf8))
        defer { path.removeLast() }
        for level in levels.reversed() {
            if let verdict = level.file.verdict(path[level.depth...], isFolder: isFolder) { return verdict }
        }
        return exclude?.verdict(path[...], isFolder: isFolder) ?? false
    }

    /// The nearest folder at or above `folder` that has a `.git`.
    private static func repository(around folder: String) -> String? {
        var current = folder
        while true {
            let mark = FileSystem.join(current, ".git")
            if (try? FileSystem.status(mark, followingLinks: false)) != nil { return current }
            if current == "/" { return nil }
            current = FileSystem.folder(of: current)
        }
    }

    /// `info/exclude` of a repository; a worktree or a submodule says in a file where its `.git` really is.
    private static func excludeFile(of top: String) -> IgnoreFile? {
        var folder = FileSystem.join(top, ".git")
        if let line = firstLine(of: folder), line.hasPrefix("gitdir: ") {
            folder = resolve(String(line.dropFirst("gitdir: ".count)), in: top)
        }
        if let line = firstLine(of: FileSystem.join(folder, "commondir")) {
            folder = resolve(line, in: folder)
        }
        return IgnoreFile(path: FileSystem.join(FileSystem.join(folder, "info"), "exclude"))
    }

    private static func resolve(_ path: String, in folder: String) -> String {
        path.hasPrefix("/") ? path : FileSystem.join(folder, path)
    }

    private static func firstLine(of path: String) -> String? {
        guard let status = try? FileSystem.status(path), status.kind == .regular,
            let bytes = try? ByteSource.file(path: path).load()
        else { return nil }
        return bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1).first.map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
