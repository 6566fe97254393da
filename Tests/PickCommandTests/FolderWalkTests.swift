import Foundation
import Testing
import TestTools

@testable import PickCommand

@Suite struct FolderWalkTests {
    private func walk(_ folder: TemporaryFolder, _ name: String? = nil) -> [String] {
        let start = name.map { folder.path($0) } ?? folder.path
        var walk = FolderWalk(start)
        walk.run()
        #expect(walk.failures == [])
        return walk.files.map { String($0.dropFirst(folder.path.count + 1)) }
    }

    @Test func findsPropertyListsInTheOrderOfTheirBytes() throws {
        let folder = try TemporaryFolder()
        for name in [
            "b.plist", "a/z.plist", "Z.plist", "é.plist", "省.plist", "a.plist", "a-b/c.plist", "x.json",
        ] {
            try folder.write("", to: name)
        }
        let expected = ["Z.plist", "a/z.plist", "a-b/c.plist", "a.plist", "b.plist", "é.plist", "省.plist"]
        #expect(walk(folder) == expected)
    }

    @Test func leavesOutLitterAndTheFoldersOfTools() throws {
        let folder = try TemporaryFolder()
        for name in [
            "._a.plist", "Pods/p.plist", ".build/p.plist", "x/DerivedData/p.plist", "node_modules/p.plist",
            ".git/p.plist",
            ".github/kept.plist",
        ] { try folder.write("", to: name) }
        #expect(walk(folder) == [".github/kept.plist"])
    }

    @Test func followsLinksToFilesButNotToFolders() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "real/a.plist")
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: folder.path("loop"), withDestinationPath: ".")
        try manager.createSymbolicLink(atPath: folder.path("real/up.plist"), withDestinationPath: "..")
        try manager.createSymbolicLink(atPath: folder.path("link.plist"), withDestinationPath: "real/a.plist")
        #expect(walk(folder) == ["link.plist", "real/a.plist"])
        // A link that the user names is followed.
        #expect(walk(folder, "loop/real") == ["loop/real/a.plist"])
    }

    @Test func appliesRulesFromAboveTheFolderAndOfARepositoryInside() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: ".git/HEAD")
        try folder.write("/app/out/\n*.tmp.plist\n", to: ".gitignore")
        try folder.write("secret.plist\n", to: ".git/info/exclude")
        for name in ["a.plist", "b.tmp.plist", "out/c.plist", "secret.plist"] {
            try folder.write("", to: "app/\(name)")
        }
        try folder.write("", to: "app/module/.git/HEAD")
        for name in ["d.tmp.plist", "secret.plist"] { try folder.write("", to: "app/module/\(name)") }
        try folder.write("", to: "app/z.tmp.plist")
        #expect(walk(folder, "app") == ["app/a.plist", "app/module/d.tmp.plist", "app/module/secret.plist"])
    }

    @Test func listsEachInputOnceAndWhatIsMissing() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "a.plist")
        try FileManager.default.createDirectory(
            atPath: folder.path("empty"),
            withIntermediateDirectories: true
        )
        let list = InputList([
            folder.path("a.plist"), folder.path("none.plist"), folder.path, "-", folder.path("empty"), "-",
        ])
        #expect(list.inputs.map(\.path) == [folder.path("a.plist"), "<stdin>"])
        #expect(list.inputs.map(\.isNamed) == [true, true])
        #expect(list.failures.map(\.path) == [folder.path("none.plist")])
        #expect(list.emptyFolders == [folder.path("empty")])
    }
}
