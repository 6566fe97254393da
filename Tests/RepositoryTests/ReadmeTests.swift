import Foundation
import Testing

/// Each terminal picture of the READMEs is what the command prints today.
@Suite struct ReadmeTests {
    struct Picture: CustomTestStringConvertible {
        let file: String
        let command: String
        let output: String
        var testDescription: String { "\(file): \(command)" }
    }

    static let pictures: [Picture] = ["README.md", "README.zh-CN.md", "README.zh-TW.md"].flatMap { file in
        let text = (try? Repository.text(file)) ?? ""
        return text.matches(of: /```console\n([\s\S]*?)```/).flatMap { pictures(of: String($0.1), in: file) }
    }

    /// A block is commands after `$ `, each followed by what it prints.
    static func pictures(of block: String, in file: String) -> [Picture] {
        block.split(separator: #/(?:^|\n)\$ /#).map { piece in
            let parts = piece.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let output = parts.count > 1 ? String(parts[1]) : ""
            return Picture(file: file, command: String(parts[0]), output: output.trimmingSuffix("\n"))
        }
    }

    @Test func picturesAreFound() {
        #expect(Self.pictures.count >= 5)
    }

    @Test(arguments: pictures)
    func commandPrintsWhatTheReadmeShows(_ picture: Picture) throws {
        let shell = URL(filePath: "/bin/sh")
        let run = try Run(shell, ["-c", "exec 2>&1\n\(picture.command)"], path: Repository.products)
        #expect(String(decoding: run.output, as: UTF8.self).trimmingSuffix("\n") == picture.output)
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        var text = self
        while text.hasSuffix(suffix) { text.removeLast(suffix.count) }
        return text
    }
}
