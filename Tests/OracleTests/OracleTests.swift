import Foundation
import TestTools
import Testing

/// What the command writes, read by programs that share no code with it.
@Suite struct OracleTests {
    @Test func thereAreSamples() {
        #expect(!Oracle.propertyLists.isEmpty)
    }

    @Test(.enabled(if: Oracle.hasPython, "python3 is not installed"), arguments: Oracle.propertyLists)
    func jsonHasTheValuesAndTheOrderOfKeys(_ sample: Oracle.Sample) throws {
        let folder = try TemporaryFolder()
        let output = try Oracle.convert(sample.file, to: "json", in: folder)
        try Oracle.judge("json", source: sample.file, output: output)
    }

    @Test(
        .enabled(if: Oracle.hasPython, "python3 is not installed"),
        arguments: Oracle.propertyLists,
        ["plist", "bplist"]
    )
    func propertyListsReadByPlistlib(_ sample: Oracle.Sample, format: String) throws {
        let folder = try TemporaryFolder()
        let output = try Oracle.convert(sample.file, to: format, in: folder)
        try Oracle.judge("plist", source: sample.file, output: output)
    }

    @Test(
        .enabled(if: Oracle.hasPython && Oracle.plutil != nil, "python3 or plutil is not installed"),
        arguments: Oracle.propertyLists,
        ["plist", "bplist"]
    )
    func propertyListsReadByPlutil(_ sample: Oracle.Sample, format: String) throws {
        let folder = try TemporaryFolder()
        let output = try Oracle.convert(sample.file, to: format, in: folder)
        let again = folder.url.appending(path: "by-plutil.plist")
        let plutil = try #require(Oracle.plutil)
        try Oracle.run(
            URL(filePath: plutil.path),
            ["-convert", "binary1", "-o", again.path, output.path]
        )
        // It keeps no order of keys.
        try Oracle.judge("unordered", source: sample.file, output: again)
    }

    @Test(
        .enabled(if: Oracle.hasPython && Oracle.plistutil != nil, "python3 or plistutil is not installed"),
        arguments: Oracle.propertyLists,
        ["plist", "bplist"]
    )
    func propertyListsReadByPlistutil(_ sample: Oracle.Sample, format: String) throws {
        let folder = try TemporaryFolder()
        let output = try Oracle.convert(sample.file, to: format, in: folder)
        let again = folder.url.appending(path: "by-plistutil.plist")
        let plistutil = try #require(Oracle.plistutil)
        try Oracle.run(
            URL(filePath: plistutil.path),
            ["-i", output.path, "-o", again.path, "-f", "bin"]
        )
        try Oracle.judge("unordered", source: sample.file, output: again)
    }

    @Test(.enabled(if: Oracle.hasPython, "python3 is not installed"), arguments: Oracle.datasetsOfOneLanguage)
    func csvReadsWithPython(_ sample: Oracle.Sample) throws {
        let folder = try TemporaryFolder()
        let output = try Oracle.convert(sample.file, to: "csv", in: folder)
        try Oracle.judge("csv", source: sample.file, output: output)
    }

    @Test(.enabled(if: Oracle.hasPython, "python3 is not installed"), arguments: Oracle.datasets)
    func bundlesAreWhatTheySay(_ sample: Oracle.Sample) throws {
        try Oracle.judgeBundle(of: sample.file, in: TemporaryFolder())
    }

    /// Tables, and JSON of the canonical form, are read back to the same property list.
    @Test(arguments: Oracle.datasets)
    func whatIsReadBackIsTheSame(_ sample: Oracle.Sample) throws {
        let folder = try TemporaryFolder()
        let direct = try Oracle.convert(sample.file, to: "sqlite", in: folder)
        let json = try Oracle.convert(sample.file, to: "json", in: folder)
        let through = try Oracle.convert(json, to: "sqlite", in: folder)
        #expect(try Data(contentsOf: direct) == Data(contentsOf: through))
    }

    @Test(arguments: Oracle.propertyLists)
    func theWayThroughBinaryGivesTheSameDocument(_ sample: Oracle.Sample) throws {
        let folder = try TemporaryFolder()
        let binary = try Oracle.convert(sample.file, to: "bplist", in: folder)
        let text = try Oracle.convert(binary, to: "plist", in: folder)
        let tagged = try [sample.file, binary, text].map {
            try Data(contentsOf: try Oracle.convert($0, to: "tagged", in: folder))
        }
        #expect(tagged[0] == tagged[1])
        #expect(tagged[1] == tagged[2])
    }

    @Test(arguments: Oracle.propertyLists)
    func whatXcodeWroteIsWrittenTheSame(_ sample: Oracle.Sample) throws {
        let folder = try TemporaryFolder()
        let output = try Oracle.convert(sample.file, to: "plist", in: folder)
        #expect(try Data(contentsOf: output) == Data(contentsOf: sample.file))
    }
}
