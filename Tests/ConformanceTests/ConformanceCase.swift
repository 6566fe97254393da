import Foundation
import Testing

/// One case of `Tests/Fixtures/Conformance`: an input and what is right for it.
struct ConformanceCase: Sendable, CustomTestStringConvertible {
    /// Folder and file name without extension: `valid/080-duplicate-key-last-wins`.
    let name: String

    var testDescription: String { name }

    static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/Conformance")

    static let valid = cases("valid")
    static let invalid = cases("invalid")
    static let binaryValid = cases("binary/valid")
    static let binaryInvalid = cases("binary/invalid")

    /// The cases of a folder, stored or generated, in the order of their numbers.
    private static func cases(_ folder: String) -> [ConformanceCase] {
        let path = root.appending(path: folder).path(percentEncoded: false)
        let stored = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let made = GeneratedCase.all.map(\.name).filter { $0.hasPrefix(folder + "/") }
        let names = stored.filter { $0.hasSuffix(".plist") }.map { folder + "/" + $0.dropLast(6) } + made
        return Set(names).sorted().map(ConformanceCase.init)
    }

    func bytes() throws -> [UInt8] {
        if let made = GeneratedCase.all.first(where: { $0.name == name }) { return made.bytes() }
        return [UInt8](try Data(contentsOf: Self.root.appending(path: name + ".plist")))
    }

    func expectedValue() throws -> Value {
        if let value = GeneratedCase.all.first(where: { $0.name == name })?.value?() { return value }
        return try decode(ExpectedValue.self).value
    }

    func expectedFinding() throws -> ExpectedFinding { try decode(ExpectedFinding.self) }

    /// The names of findings below error that a valid case must have.
    func expectedLint() throws -> [String] {
        if GeneratedCase.all.contains(where: { $0.name == name && $0.value != nil }) { return [] }
        return try decode(ExpectedLint.self).lint ?? []
    }

    private func decode<Content: Decodable>(_ type: Content.Type) throws -> Content {
        let file = Self.root.appending(path: name + ".expected.json")
        return try JSONDecoder().decode(type, from: try Data(contentsOf: file))
    }
}

private struct ExpectedLint: Decodable {
    let lint: [String]?
}

/// The error that an invalid case must have, first of all.
struct ExpectedFinding: Decodable {
    struct Place: Decodable, Equatable {
        let line: Int
        let column: Int?
    }

    let code: String
    let why: String
    let line: Int?
    let column: Int?
    let offset: Int?
    let alt: [Place]?

    /// Where the error may stand, best first.
    var places: [Place] { (line.map { [Place(line: $0, column: column)] } ?? []) + (alt ?? []) }
}
