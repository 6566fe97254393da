import Foundation
import TestTools
import Testing

/// Programs apart from this package that read a property list and write it again.
enum Oracle: String, CaseIterable, CustomTestStringConvertible {
    case plistlib, plutil, plistutil

    var testDescription: String { rawValue }

    /// What the program makes of a file, as binary or XML; nil, said aloud, where it is not installed.
    func rewrite(_ bytes: [UInt8], toXML: Bool = false) throws -> ExternalTool.Outcome? {
        try Self.withFile(bytes) { file in
            let format = toXML ? "xml1" : "binary1"
            switch self {
            case .plistlib:
                let python = """
                    import plistlib, sys
                    value = plistlib.load(open(sys.argv[1], 'rb'))
                    format = plistlib.FMT_\(toXML ? "XML" : "BINARY")
                    sys.stdout.buffer.write(plistlib.dumps(value, fmt=format, sort_keys=False))
                    """
                return try ExternalTool("python3")?.run(["-c", python, file])
            case .plutil: return try ExternalTool("plutil")?.run(["-convert", format, "-o", "-", file])
            case .plistutil:
                return try ExternalTool("plistutil")?.run(["-i", file, "-f", toXML ? "xml" : "bin"])
            }
        }
    }

    /// Whether `plutil -lint` accepts the bytes; nil where it is not installed.
    static func lint(_ bytes: [UInt8]) throws -> Bool? {
        try withFile(bytes) { try ExternalTool("plutil")?.run(["-lint", $0]).status }.map { $0 == 0 }
    }

    private static func withFile<Result>(_ bytes: [UInt8], _ body: (String) throws -> Result) throws -> Result
    {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "pickdata-\(UUID().uuidString).plist"
        )
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try body(file.path(percentEncoded: false))
    }
}
