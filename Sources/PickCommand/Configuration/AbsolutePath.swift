/// A path from the root of the file system, by its components: comparable with others whatever way they were named.
struct AbsolutePath: Sendable, Hashable {
    let components: [String]

    init(components: [String]) { self.components = components }

    /// Where `path` stands; links in the folders that lead to it are followed, one at its end is not.
    ///
    /// What does not exist is taken as it is written.
    init(_ path: String) {
        let folder = FileSystem.folder(of: path)
        let name = FileSystem.name(of: path)
        let start = FileSystem.realPath(folder) ?? Self.written(folder)
        self.init(components: Self.normalized(start + "/" + name))
    }

    /// The folder at `path`, links followed.
    init(folder path: String) {
        self.init(components: Self.normalized(FileSystem.realPath(path) ?? Self.written(path)))
    }

    /// The path in one piece.
    var text: String {
        // Not `joined`, for which the runtime looks through all conformances: each command asks for a path or two.
        var text = ""
        for component in components {
            text += "/"
            text += component
        }
        return text.isEmpty ? "/" : text
    }

    /// The folder that it stands in.
    var folder: AbsolutePath { AbsolutePath(components: Array(components.dropLast())) }

    /// The components below `base`; nil when it does not stand there.
    func components(below base: AbsolutePath) -> ArraySlice<String>? {
        components.starts(with: base.components) ? components[base.components.count...] : nil
    }

    /// The path as one that stands in `base` would write it, with `..` where it must go up.
    func text(relativeTo base: AbsolutePath) -> String {
        var shared = 0
        while shared < min(components.count, base.components.count),
            components[shared] == base.components[shared]
        {
            shared += 1
        }
        let up = [String](repeating: "..", count: base.components.count - shared)
        return (up + components[shared...]).joined(separator: "/")
    }

    private static func written(_ path: String) -> String {
        path.hasPrefix("/") ? path : (FileSystem.realPath(".") ?? "") + "/" + path
    }

    private static func normalized(_ path: String) -> [String] {
        var components: [String] = []
        for component in path.split(separator: "/") where component != "." {
            if component == ".." { _ = components.popLast() } else { components.append(String(component)) }
        }
        return components
    }
}
