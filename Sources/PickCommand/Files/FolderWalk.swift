internal import PickBytes

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// Finds the property lists in a folder.
///
/// Names that end in `.plist`; without `._*`, the folders of ``skippedFolders``, and what git ignores. Links to
/// folders are not followed, as in git, so no loop can catch the walk.
struct FolderWalk {
    /// Paths that begin with the folder as it was named.
    private(set) var files: [String] = []
    private(set) var failures: [InputFailure] = []
    private let folder: String
    private var ignore: IgnoreRules

    /// Folders of tools, full of property lists that are nobody's own.
    static let skippedFolders: Set<String> = [".build", ".git", "DerivedData", "node_modules", "Pods"]

    init(_ folder: String) {
        self.folder = folder
        ignore = IgnoreRules(walkingFrom: folder)
    }

    mutating func run() { visit(folder) }

    private mutating func visit(_ folder: String) {
        let entries: [FileSystem.Entry]
        do throws(SystemFailure) {
            let listing = try FileSystem.entries(of: folder)
            entries = listing.entries
            if listing.unreadable > 0 {
                failures.append(InputFailure(path: folder, reason: SystemFailure(number: EILSEQ)))
            }
        } catch {
            failures.append(InputFailure(path: folder, reason: error))
            return
        }
        ignore.readRules(in: folder)
        for entry in entries {
            let path = FileSystem.join(folder, entry.name)
            switch entry.kind {
            case .folder:
                if Self.skippedFolders.contains(entry.name) { continue }
                if ignore.ignores(entry.name, isFolder: true) { continue }
                ignore.enter(entry.name, at: path)
                visit(path)
                ignore.leave()
            case .regular, .link:
                guard Self.isCandidate(entry.name), !ignore.ignores(entry.name, isFolder: false) else {
                    continue
                }
                if entry.kind == .regular || Self.leadsToFile(path) { files.append(path) }
            case .other: break
            }
        }
    }

    private static func isCandidate(_ name: String) -> Bool {
        name.hasSuffix(".plist") && !name.hasPrefix("._")
    }

    /// A link that leads nowhere is left for reading to complain about.
    private static func leadsToFile(_ path: String) -> Bool {
        guard let status = try? FileSystem.status(path) else { return true }
        return status.kind == .regular
    }
}
