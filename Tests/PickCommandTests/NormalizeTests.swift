import Foundation
import TestTools
import Testing

@testable import PickCommand

/// What `--write` wrote, `--check` finds right.
@Suite struct NormalizeTests {
    static let samples = ["cities.plist", "foods.plist", "foods-bilingual.plist", "regions.plist"]

    static let options = [
        [], ["--as", "classic"], ["--as", "codes"], ["--as", "hz"], ["--as", "indexed"], ["--as", "map"],
        ["--levels", "2"], ["--pad-depth", "repeat-parent"], ["--municipalities", "flatten"],
        ["--municipalities", "nest"], ["--drop-sentinels"], ["--sort", "name"], ["--sort", "code"],
        ["--rename", "name=title"],
    ]

    @Test(arguments: samples, options)
    func afterWriteCheckIsContent(_ sample: String, _ options: [String]) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = try TemporaryFolder()
        let file = folder.path("a.plist")
        try FileManager.default.copyItem(atPath: root.path + "/SampleData/\(sample)", toPath: file)
        let before = try folder.read("a.plist")
        let silent = try FileHandle(forWritingTo: URL(filePath: "/dev/null"))
        defer { try? silent.close() }
        let streams = Streams(input: 0, output: silent.fileDescriptor, error: silent.fileDescriptor)
        let isRenamed = options.first == "--rename"
        let status = CommandLine.run(
            arguments: ["normalize", "--write"] + options + [file],
            environment: .fixed([:]),
            streams: streams
        )
        // Where the data do not fit, nothing is touched.
        guard status == 0 else {
            #expect(status == 1)
            #expect(try folder.read("a.plist") == before)
            return
        }
        let check = CommandLine.run(
            arguments: ["normalize", "--check"] + (isRenamed ? [] : options) + [file],
            environment: .fixed([:]),
            streams: streams
        )
        #expect(check == 0)
        #expect(try folder.names() == ["a.plist"])
    }
}
