import Foundation
import TestTools
import Testing

/// The Swift in READMEs, articles and comments of the library compiles against the library.
///
/// Blocks that import UIKit or SwiftUI are the samples that the tests of `PickEngine` compile and turn.
@Suite struct SwiftBlockTests {
    static let blocks = (PageBlock.pages + PageBlock.comments).filter {
        $0.language == "swift" && !$0.text.contains(/import (UIKit|SwiftUI)/) && !isFragment($0)
    }

    /// A piece of a list, such as a target of a manifest.
    static func isFragment(_ block: PageBlock) -> Bool { block.text.hasPrefix(".") }

    @Test func blocksAreFound() {
        #expect(Self.blocks.count { $0.file == "README.md" } == 1)
        #expect(Self.blocks.count { $0.file.hasSuffix(".docc/Pickers.md") } == 1)
        #expect(Self.blocks.count { $0.file.hasSuffix(".swift") } >= 3)
    }

    @Test(.enabled(if: LibraryCompiler.tool != nil))
    func everyBlockCompiles() throws {
        let folder = try TemporaryFolder()
        var files: [String] = []
        for (number, block) in Self.blocks.enumerated() {
            let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false)
            let body = lines.map { $0.hasPrefix("import ") ? "" : $0 }.joined(separator: "\n")
            // What a page has told before stands in the head.
            let source = """
                import Foundation
                import PickData
                func block\(number)(dataset: Dataset, state: inout PickerState, saved: String, file: URL) throws {
                #sourceLocation(file: "\(block.file)", line: \(block.line))
                \(body)
                #sourceLocation()
                }
                """
            try folder.write(source, to: "block\(number).swift")
            files.append(folder.path("block\(number).swift"))
        }
        // Lines that only name a value say in a comment what it is.
        let compiles = try LibraryCompiler.takes(files, ["-suppress-warnings", "-swift-version", "6"])
        #expect(compiles, "swiftc said what does not compile, and where")
    }

    /// A sample is compiled in one place, and the same in each language.
    @Test func samplesForScreensAreTheSameEverywhere() {
        func samples(_ file: String) -> [String] {
            PageBlock.pages.filter { $0.file == file && $0.language == "swift" }.map(\.text)
        }
        let originals = samples("Sources/PickData/PickData.docc/Pickers.md")
        #expect(originals.count == 3)
        #expect(samples("Documentation/zh-CN/Pickers.md") == originals)
    }

    @Test func fragmentsOfManifestsAreThoseOfTheExample() throws {
        func words(_ text: String) -> String { text.filter { !$0.isWhitespace } }
        let manifest = words(try Repository.text("Examples/AppPackage/Package.swift"))
        let fragments = PageBlock.pages.filter { $0.language == "swift" && Self.isFragment($0) }
        #expect(!fragments.isEmpty)
        for block in fragments {
            #expect(manifest.contains(words(block.text)), "\(block.file):\(block.line)")
        }
    }
}
