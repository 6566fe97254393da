import Foundation
import TestTools
import Testing

/// The command `preview` as a process: what it does with the desktop, with changes, and with signals.
@Suite struct PreviewTests {
    static let good = "<plist version=\"1.0\"><array><array><string>一</string></array></array></plist>\n"

    @Test func thePageIsWhatItsFilesMake() throws {
        guard let python = ExternalTool.python else { return }
        let run = try Run(URL(filePath: python.path), ["Scripts/make-page.py", "--check"])
        #expect(run.status == 0, "\(run.errorText)")
    }

    /// A program that stands for the desktop's, and writes down what it is given.
    private static func desktop(status: Int) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for name in ["xdg-open", "open"] {
            try folder.write(
                "#!/bin/sh\necho \"$@\" > '\(folder.path("opened"))'\nexit \(status)\n",
                to: name
            )
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path(name))
        }
        return folder
    }

    @Test func opensThePageThatItWrote() throws {
        let desktop = try Self.desktop(status: 0)
        let work = try TemporaryFolder()
        try work.write(Self.good, to: "a b.plist")
        let page = work.path("a b.html")
        let run = try Run(
            Repository.pickdata,
            ["preview", work.path("a b.plist"), "-o", page, "--open"],
            path: desktop.url
        )
        #expect(run.status == 0, "\(run.errorText)")
        #expect(try desktop.read("opened") == page + "\n")
    }

    @Test func opensAPageInATemporaryFolderWhereNoneIsNamed() throws {
        let desktop = try Self.desktop(status: 0)
        let run = try Run(
            Repository.pickdata,
            ["preview", "SampleData/foods.plist", "--open"],
            path: desktop.url
        )
        #expect(run.status == 0, "\(run.errorText)")
        #expect(run.output.isEmpty)
        let page = try desktop.read("opened").trimmingCharacters(in: .newlines)
        #expect(page.hasSuffix("/foods.plist.html"))
        #expect(try String(contentsOfFile: page, encoding: .utf8).contains("苹果"))
        let folder = URL(filePath: page).deletingLastPathComponent()
        let mode = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
        #expect(mode == 0o700)
        try FileManager.default.removeItem(at: folder)
    }

    @Test func saysWhereThePageIsWhenTheDesktopCannotOpenIt() throws {
        let desktop = try Self.desktop(status: 3)
        let work = try TemporaryFolder()
        let page = work.path("page.html")
        let run = try Run(
            Repository.pickdata,
            ["preview", "SampleData/foods.plist", "-o", page, "--open"],
            path: desktop.url
        )
        #expect(run.status == 2)
        #expect(run.errorText.contains("it ended with 3; open \(page) in a browser yourself"))
        #expect(FileManager.default.fileExists(atPath: page))
    }

    /// Runs `Tests/Tools/preview-watch.py`: changes, faults, signals.
    @Test func keepsThePageUpWhileTheFileChanges() throws {
        // Says so aloud where there is none.
        guard let python = ExternalTool.python else { return }
        let script = "Tests/Tools/preview-watch.py"
        let run = try Run(URL(filePath: python.path), [script, "--tool", Repository.pickdata.path])
        let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
        #expect(lines.count >= 16)
        #expect(run.status == 0, "\(lines.filter { !$0.hasPrefix("ok ") })\n\(run.errorText)")
    }
}
