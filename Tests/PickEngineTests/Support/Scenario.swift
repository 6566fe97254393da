import Foundation
import PickModel
import Testing

/// A scenario of `Tests/Fixtures/Scenarios`; the README there tells what each key means.
struct Scenario: Sendable, Decodable, CustomTestStringConvertible {
    let name: String
    let menu: [[Item]]?
    let regions: [Item]?
    let start: Expectation
    let steps: [Step]
    var file = ""

    var testDescription: String { "\(file): \(name)" }

    private enum CodingKeys: CodingKey { case name, menu, regions, start, steps }

    /// The selection after a step.
    struct Expectation: Sendable, Decodable, Equatable {
        let rows: [Int?]
        let titles: [String?]
        let codes: [String?]?
    }

    /// Something that is done, and what comes of it.
    struct Step: Sendable, Decodable {
        let select: [Int]?
        let path: [String]?
        let code: String?
        let random: String?
        let seed: UInt64?
        let reloads: [Int]?
        let error: String?
        let missing: String?
        let nearest: [String]?
        let expectation: Expectation

        private enum CodingKeys: CodingKey {
            case select, path, code, random, seed, reloads, error, missing, nearest
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            select = try values.decodeIfPresent([Int].self, forKey: .select)
            path = try values.decodeIfPresent([String].self, forKey: .path)
            code = try values.decodeIfPresent(String.self, forKey: .code)
            random = try values.decodeIfPresent(String.self, forKey: .random)
            seed = try values.decodeIfPresent(UInt64.self, forKey: .seed)
            reloads = try values.decodeIfPresent([Int].self, forKey: .reloads)
            error = try values.decodeIfPresent(String.self, forKey: .error)
            missing = try values.decodeIfPresent(String.self, forKey: .missing)
            nearest = try values.decodeIfPresent([String].self, forKey: .nearest)
            expectation = try Expectation(from: decoder)
        }
    }

    private struct File: Decodable {
        let scenarios: [Scenario]
    }

    static let files: [String] = {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).filter { $0.hasSuffix(".json") }.sorted()
    }()

    static let all: [Scenario] = files.flatMap { file in
        guard let data = try? Data(contentsOf: folder.appending(path: file)),
            let decoded = try? JSONDecoder().decode(File.self, from: data)
        else {
            Issue.record("\(file) is no table of scenarios")
            return [Scenario]()
        }
        return decoded.scenarios.map {
            var scenario = $0
            scenario.file = file
            return scenario
        }
    }

    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/Scenarios")

    var dataset: Dataset {
        if let menu { return Item.menu(menu) }
        return Item.regions(regions ?? [])
    }
}
