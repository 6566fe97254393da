import PickDiagnostics
import PropertyList
import Testing

@Suite struct ReadingTests {
    @Test(arguments: ConformanceCase.valid + ConformanceCase.binaryValid)
    func readsTheExpectedValue(_ item: ConformanceCase) throws {
        let reading = PropertyListReader.read(try item.bytes())
        let document = try #require(reading.document, "refused: \(reading.words)")
        let value = Value(document, at: document.root)
        #expect(try item.expectedValue().difference(from: value) == nil)
    }

    @Test(arguments: ConformanceCase.valid + ConformanceCase.binaryValid)
    func reportsTheExpectedLintAndNoError(_ item: ConformanceCase) throws {
        let reading = PropertyListReader.read(try item.bytes())
        let names = Set(reading.findings.map(\.code.name))
        #expect(reading.findings.allSatisfy { $0.severity != .error }, "\(reading.words)")
        #expect(try item.expectedLint().filter { !names.contains($0) } == [], "came: \(names.sorted())")
    }

    @Test(arguments: ConformanceCase.invalid + ConformanceCase.binaryInvalid)
    func reportsTheExpectedErrorFirst(_ item: ConformanceCase) throws {
        let expected = try item.expectedFinding()
        let reading = PropertyListReader.read(try item.bytes())
        #expect(reading.document == nil)
        let first = try #require(
            reading.findings.first { $0.severity == .error },
            "no error; expected \(expected.code): \(expected.why)"
        )
        #expect(first.code.name == expected.code, "\(expected.why); came: \(reading.words)")
        #expect(first.message.count <= 1000)
        #expect(first.message.unicodeScalars.allSatisfy { $0.value >= 0x20 })
        if let offset = expected.offset {
            #expect(first.range.flatMap { reading.source?.fileOffset(of: $0.lowerBound) } == offset)
        }
        if !expected.places.isEmpty {
            let lines = expected.places.map(\.line)
            #expect(reading.position(of: first).map { lines.contains($0.line) } == true, "\(reading.words)")
        }
    }

    @Test func columnsAreExactInNearlyAllCases() throws {
        var named = 0
        var away: [String] = []
        for item in ConformanceCase.invalid {
            let expected = try item.expectedFinding()
            guard expected.column != nil else { continue }
            named += 1
            let reading = PropertyListReader.read(try item.bytes())
            let position = reading.findings.first { $0.severity == .error }.flatMap(reading.position)
            let exact = expected.places.contains {
                $0.line == position?.line && $0.column == position?.column
            }
            if !exact { away.append(item.name) }
        }
        #expect(Double(named - away.count) >= 0.95 * Double(named), "\(away.count) of \(named): \(away)")
    }
}

extension PropertyListReading {
    func position(of finding: Diagnostic) -> LineIndex.Position? {
        finding.range.flatMap { source?.position(of: $0.lowerBound) }
    }

    /// The findings in short, for the message of a test that fails.
    var words: String {
        findings.prefix(5).map { finding in
            let place = position(of: finding).map { "\($0.line):\($0.column)" } ?? "\(finding.range ?? 0..<0)"
            return "\(finding.code.name) at \(place)"
        }
        .joined(separator: ", ")
    }
}
