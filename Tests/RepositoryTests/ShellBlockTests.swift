import Foundation
import TestTools
import Testing

/// The commands and configurations of the pages are taken by today's tool.
///
/// The pictures of terminals, which also say what a command prints, are run by `ReadmeTests`.
@Suite struct ShellBlockTests {
    struct Line: CustomTestStringConvertible {
        let place: String
        let command: String
        var testDescription: String { "\(place): \(command)" }
    }

    /// Every command of the tool in a block of shell, or behind `run:` in one of a workflow.
    static let lines: [Line] = PageBlock.pages.filter { ["sh", "yaml"].contains($0.language) }.flatMap {
        block in
        block.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
            let line = $1.trimmingPrefix(/\s*(- )?(run: )?/)
            guard line.hasPrefix("pickdata ") || line.contains("| pickdata ") else { return nil }
            return Line(place: "\(block.file):\(block.line + $0)", command: String(line))
        }
    }

    @Test func commandsAreFound() {
        #expect(Self.lines.count > 15)
    }

    /// In an empty folder no file is there, which is no fault of the line; one that cannot be understood is.
    @Test(arguments: lines.filter { !$0.command.contains("--watch") })
    func commandIsUnderstood(_ line: Line) throws {
        let folder = try TemporaryFolder()
        let shell = URL(filePath: "/bin/sh")
        let run = try Run(
            shell,
            ["-c", "cd '\(folder.url.path)'\n\(line.command)"],
            path: Repository.products
        )
        #expect(!run.errorText.contains("--help` shows"), "\(run.errorText)")
    }

    static let configurations = PageBlock.pages.filter {
        $0.language == "json" && !$0.text.contains("problemMatcher")
    }

    @Test func configurationsAreTaken() throws {
        #expect(!Self.configurations.isEmpty)
        for block in Self.configurations {
            let folder = try TemporaryFolder()
            try folder.write(block.text, to: ".pickdata.json")
            let file = Repository.root.appending(path: "SampleData/foods.plist").path
            let configuration = ["--config", folder.path(".pickdata.json")]
            let run = try Run(Repository.pickdata, ["lint", "--show-settings", file] + configuration)
            #expect(run.status == 0, "\(block.file):\(block.line): \(run.errorText)")
        }
    }
}
