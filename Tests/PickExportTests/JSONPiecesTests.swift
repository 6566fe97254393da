import Foundation
import PickBytes
import PickDiagnostics
import PickExport
import PickJSON
import PropertyList
import TestTools
import Testing

/// JSON that is written from pieces is the JSON of the whole.
@Suite struct JSONPiecesTests {
    /// How many random texts are written; `make pieces` asks for more.
    private static let count = ProcessInfo.processInfo.environment["PICKDATA_PIECES"].flatMap(Int.init) ?? 500

    @Test(arguments: 0..<10)
    func randomTextsBecomeTheJSONOfTheWhole(_ part: Int) throws {
        var cutCount = 0
        var failureCount = 0
        for number in 0..<Self.count / 10 {
            let seed = UInt64(part * 1_000_000 + number)
            let text = RandomXMLText.make(seed: seed)
            let options = JSONOptions(
                style: [.pretty, .compact, .tab][Int(seed % 3)],
                nonJSON: seed % 5 == 0 ? .error : .string,
                nonFinite: seed % 2 == 0 ? .error : .null
            )
            let whole = try Written(text, options)
            let size = [16, 30, 64, 100, 200, 1000, 1][Int(seed % 7)]
            let pieces = try Written(text, options, inPiecesOf: size)
            guard let outcome = pieces.outcome else {
                // Output has been written only where the whole is faulty, if not before that a key is there twice.
                let isFaulty = whole.outcome?.isValid == false || whole.failure?.reason == .duplicateKey
                #expect(pieces.bytes.count <= 1 || isFaulty, "seed \(seed)")
                continue
            }
            cutCount += 1
            failureCount += whole.failure == nil ? 0 : 1
            #expect(outcome.findings == whole.outcome?.findings, "seed \(seed)")
            #expect(pieces.failure == whole.failure, "seed \(seed)")
            if whole.failure == nil {
                #expect(pieces.bytes == whole.bytes, "seed \(seed)")
            } else {
                // What is written before the failure is less, since it came in pieces.
                #expect(whole.bytes.starts(with: pieces.bytes.dropLast()), "seed \(seed)")
            }
        }
        #expect(cutCount > Self.count / 10 / 5, "\(cutCount)")
        #expect(failureCount > 0)
    }

    /// The rest behind the last good cut goes on in the same output.
    @Test(arguments: [JSONStyle.pretty, .compact])
    func aCutAtAWrongPlaceIsNone(_ style: JSONStyle) throws {
        let trap = "<string><![CDATA[</string>\n\t<string>]]></string>"
        let values = ["<string>a</string>", "<string>b</string>", trap, "<string>c</string>"]
        let text = "<plist version=\"1.0\">\n<array>\n\t\(values.joined(separator: "\n\t"))\n</array></plist>"
        let options = JSONOptions(style: style)
        let pieces = try Written(Array(text.utf8), options, inPiecesOf: 1)
        #expect(pieces.outcome?.isValid == true)
        #expect(pieces.bytes == (try Written(Array(text.utf8), options)).bytes)
    }

    /// A key that another piece has, or the rest that is read in one.
    @Test(
        arguments: [
            "<string>x</string>", "<dict><key>k</key><string>a</string>\n\t<key>n</key><true/></dict>",
        ]
    )
    func aDuplicateKeyIsFoundAcrossPieces(_ value: String) throws {
        let pairs = (0..<20).map { "\n\t<key>k\($0 % 19)</key>\n\t\($0 == 10 ? value : "<true/>")" }.joined()
        let text = Array("<plist version=\"1.0\">\n<dict>\(pairs)\n</dict></plist>".utf8)
        let pieces = try Written(text, JSONOptions(), inPiecesOf: 1)
        #expect(pieces.failure?.reason == .duplicateKey)
        #expect(pieces.failure == (try Written(text, JSONOptions())).failure)
    }
}

/// What came of writing a text as JSON.
private struct Written {
    let bytes: [UInt8]
    let failure: JSONStream.Failure?
    /// Nil where the pieces were given up.
    let outcome: StreamOutcome?

    init(_ text: [UInt8], _ options: JSONOptions) throws {
        let stream = JSONStream(to: ByteWriter(), options)
        outcome = unsafe try XMLReader.stream(.bytes(text), to: stream.events)
        failure = stream.failure
        bytes = stream.finish().bytes()
    }

    init(_ text: [UInt8], _ options: JSONOptions, inPiecesOf size: Int) throws {
        var settings = PieceSettings(jobs: 2)
        settings.size = size
        settings.smallestInput = 0
        var pieces = JSONPieces(to: ByteWriter(), options)
        outcome = try XMLReader.stream(.bytes(text), into: &pieces, settings)
        failure = pieces.failure
        bytes = pieces.finish().bytes()
    }
}
