import Foundation
import TestTools
import Testing

/// Each terminal picture of the READMEs and of the articles is what the command prints today.
@Suite struct ReadmeTests {
    struct Picture: CustomTestStringConvertible {
        let file: String
        let command: String
        let output: String
        var testDescription: String { "\(file): \(command)" }
    }

    static let files = ["README.md", "README.zh-CN.md", "README.zh-TW.md"] + articles + translations

    /// The pages of the library's documentation.
    static let articles = Repository.files(below: "Sources/PickData/PickData.docc", ending: ".md")

    /// The articles that users need, in Chinese.
    static let translations = Repository.files(below: "Documentation/zh-CN", ending: ".md")

    static let pictures: [Picture] = files.flatMap { file in
        let text = (try? Repository.text(file)) ?? ""
        return blocks(of: text).flatMap { pictures(of: String(text[$0]), in: file) }
    }

    /// The insides of the terminal blocks of a page.
    static func blocks(of text: String) -> [Range<String.Index>] {
        text.matches(of: /```console\n([\s\S]*?)```/).map { $0.1.startIndex..<$0.1.endIndex }
    }

    /// A block is commands after `$ `, each followed by what it prints.
    static func pictures(of block: String, in file: String) -> [Picture] {
        block.split(separator: #/(?:^|\n)\$ /#).map { piece in
            let parts = piece.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let output = parts.count > 1 ? String(parts[1]) : ""
            return Picture(file: file, command: String(parts[0]), output: output.trimmingSuffix("\n"))
        }
    }

    static func output(of command: String) throws -> String {
        let shell = URL(filePath: "/bin/sh")
        let run = try Run(shell, ["-c", "exec 2>&1\n\(command)"], path: Repository.products)
        return String(decoding: run.output, as: UTF8.self).trimmingSuffix("\n")
    }

    @Test func picturesAreFound() {
        #expect(Self.pictures.count >= 5)
        #expect(Self.pictures.count { $0.file.hasSuffix(".docc/WebPicker.md") } == 5)
        for article in Self.translations {
            let original = article.replacing("Documentation/zh-CN/", with: "Sources/PickData/PickData.docc/")
            #expect(Self.articles.contains(original), "\(article) is a translation of nothing")
        }
    }

    @Test(.enabled(if: !Golden.isRecording), arguments: pictures)
    func commandPrintsWhatTheReadmeShows(_ picture: Picture) throws {
        #expect(try Self.output(of: picture.command) == picture.output, "PICKDATA_RECORD=1 records it")
    }

    @Test func theSwiftOfTheReadmeIsTheSnippetThatCompiles() throws {
        let snippet = try Repository.text("Snippets/Places.swift")
        #expect(try Repository.text("README.md").contains("```swift\n\(snippet)```"))
    }

    @Test(.enabled(if: Golden.isRecording), arguments: files)
    func recordsWhatTheCommandsPrint(_ file: String) throws {
        var text = try Repository.text(file)
        for block in Self.blocks(of: text).reversed() {
            let pieces = try Self.pictures(of: String(text[block]), in: file).map { picture in
                "$ \(picture.command)\n\(try Self.output(of: picture.command))\n"
            }
            text.replaceSubrange(block, with: pieces.joined(separator: "\n"))
        }
        try Data(text.utf8).write(to: Repository.root.appending(path: file))
        Issue.record("recorded \(file)")
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        var text = self
        while text.hasSuffix(suffix) { text.removeLast(suffix.count) }
        return text
    }
}
