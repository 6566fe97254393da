import PickDiagnostics
import PickModel
import Testing

@testable import PickCommand

@Suite struct ExplainTests {
    @Test(arguments: LayoutFamilies.all.map(\.notation))
    func writesLayoutsInTheirNotation(_ notation: String) throws {
        #expect(try LayoutNotation(notation).description == notation)
    }

    @Test(arguments: Topic.allCases) func hasAPageForEachTopic(_ topic: Topic) throws {
        let answer = try #require(ExplainAnswer(topic.rawValue))
        #expect(answer.text(.text).hasPrefix("\(topic.rawValue): "))
        #expect(answer.text(.md).hasPrefix("# \(topic.rawValue): "))
    }

    @Test func listsEveryCodeAndTopic() {
        let list = ExplainAnswer.list.text(.text)
        for word in KnownCodes.all.map(\.description) + Topic.allCases.map(\.rawValue) {
            #expect(list.contains("  \(word)"), "\(word)")
        }
    }

    @Test func keepsWithinEightyColumns() {
        let pages = [ExplainAnswer.list.text(.text)] + Topic.allCases.map(\.page.text)
        for line in pages.joined(separator: "\n").split(separator: "\n") where !line.hasPrefix("  {") {
            #expect(line.count <= 84, "\(line)")
        }
    }
}
