internal import PickBytes

/// The patterns of one `.gitignore` or `info/exclude`.
struct IgnoreFile: Sendable {
    private let patterns: [IgnorePattern]

    /// Nil when the file is not there, no regular file, or has no pattern in it.
    init?(path: String) {
        // A link is not followed, as in git.
        guard let status = try? FileSystem.status(path, followingLinks: false), status.kind == .regular,
            let bytes = try? ByteSource.file(path: path).load()
        else { return nil }
        self.init(bytes)
        if patterns.isEmpty { return nil }
    }

    init(_ bytes: [UInt8]) {
        var text = bytes[...]
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
        patterns = text.split(separator: UInt8(ascii: "\n")).compactMap { IgnorePattern(line: $0) }
    }

    /// Whether the last pattern that fits ignores the path or keeps it; nil when none fits.
    func verdict(_ path: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool? {
        patterns.last { $0.matches(path, isFolder: isFolder) }.map { !$0.isNegated }
    }
}
