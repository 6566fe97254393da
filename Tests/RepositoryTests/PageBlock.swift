import Foundation

/// A block of code in a page of Markdown, or in a comment of a Swift file.
struct PageBlock {
    let file: String
    /// The line of the file that the block's first line is.
    let line: Int
    let language: String
    let text: String

    /// All that people read: READMEs, articles, the pages of `Documentation` and of the examples.
    static let pages: [PageBlock] = {
        let others =
            Repository.files(below: "Documentation", ending: ".md")
            + Repository.files(below: "Examples", ending: ".md")
        return (ReadmeTests.files + others.filter { !ReadmeTests.files.contains($0) }).flatMap(blocks)
    }()

    /// The comments of the modules that an app sees.
    static let comments: [PageBlock] = {
        let umbrella = (try? Repository.text("Sources/PickData/PickData.swift")) ?? ""
        let rooms = umbrella.matches(of: /@_exported public import (\w+)/).map { String($0.1) }
        return (["PickData"] + rooms).flatMap { Repository.files(below: "Sources/\($0)", ending: ".swift") }
            .flatMap(blocks)
    }()

    private static func blocks(in file: String) -> [PageBlock] {
        guard let text = try? Repository.text(file) else { return [] }
        let isSource = file.hasSuffix(".swift")
        var blocks: [PageBlock] = []
        var open: (line: Int, language: String, lines: [Substring])?
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if isSource, line.prefixMatch(of: /\s*\/\/\//) == nil { continue }
            let line = isSource ? line.trimmingPrefix(/\s*\/\/\/ ?/) : line
            guard line.hasPrefix("```") else {
                open?.lines.append(line)
                continue
            }
            if let block = open {
                let text = block.lines.joined(separator: "\n")
                blocks.append(PageBlock(file: file, line: block.line, language: block.language, text: text))
                open = nil
            } else {
                open = (number + 2, String(line.dropFirst(3)), [])
            }
        }
        return blocks
    }
}
