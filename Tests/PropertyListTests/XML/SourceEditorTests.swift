import PickBytes
import PickDiagnostics
import PropertyList
import TestTools
import Testing

@Suite struct SourceEditorTests {
    /// The encoding as it is declared, and as Python names it.
    private static let encodings = [
        ("UTF-8", "utf-8"), ("UTF-8", "utf-8-sig"), ("GBK", "gbk"), ("GB18030", "gb18030"),
        ("GB2312", "gb2312"),
        ("Big5", "big5"), ("Shift_JIS", "shift_jis"), ("EUC-KR", "euc-kr"), ("UTF-16", "utf-16"),
        ("UTF-16", "utf-16-le"), ("UTF-16", "utf-16-be"), ("UTF-32", "utf-32"), ("UTF-32", "utf-32-be"),
    ]

    private static func file(_ declared: String, _ body: String) -> String {
        "<?xml version=\"1.0\" encoding=\"\(declared)\"?>\n<!-- 中 -->\n"
            + "<plist version=\"1.0\"><array><string>\(body)</string></array></plist>\n"
    }

    /// The bytes of `text` in an encoding, by Python; nil where there is none.
    private static func encode(_ text: String, _ name: String) throws -> [UInt8]? {
        let line = "import sys; sys.stdout.buffer.write(sys.stdin.buffer.read().decode().encode(sys.argv[1]))"
        return try ExternalTool.python?.run(["-c", line, name], input: Array(text.utf8)).output
    }

    @Test(arguments: encodings)
    func writesInTheEncodingOfTheFile(_ declared: String, _ python: String) throws {
        guard let bytes = try Self.encode(Self.file(declared, "中 大中"), python),
            let expected = try Self.encode(Self.file(declared, "小大大大"), python)
        else { return }
        let source = try PropertyListReader.sourceText(of: .bytes(bytes))
        let start = try #require(place(of: "大", in: source.text))
        let editor = try #require(SourceEditor(bytes, source))
        let edits = [
            Fix.Edit(start - 4..<start - 1, "小"), Fix.Edit(start - 1..<start, ""),
            Fix.Edit(start + 3..<start + 6, "大大"),
        ]
        #expect(editor.canApply(Fix("", .safe, edits)))
        #expect(editor.apply(edits) == expected)
    }

    private func place(of text: String, in bytes: [UInt8]) -> Int? {
        let wanted = Array(text.utf8)
        return bytes.indices.first { bytes[$0...].starts(with: wanted) }
    }

    @Test(arguments: [
        ("GBK", "gbk", "𠮷", false), ("GBK", "gbk", "한", false), ("GBK", "gbk", "龘", true),
        ("GB2312", "gb2312", "镕", false),
        ("GB18030", "gb18030", "𠮷", true), ("UTF-16", "utf-16", "𠮷", true), ("Big5", "big5", "国", false),
        ("US-ASCII", "ascii", "é", false), ("US-ASCII", "ascii", "e", true),
    ])
    func refusesWhatTheEncodingDoesNotHave(
        _ declared: String,
        _ python: String,
        _ text: String,
        _ expected: Bool
    )
        throws
    {
        let file = "<?xml version=\"1.0\" encoding=\"\(declared)\"?><plist><string>a</string></plist>"
        guard let bytes = try Self.encode(file, python) else { return }
        let source = try PropertyListReader.sourceText(of: .bytes(bytes))
        let editor = try #require(SourceEditor(bytes, source))
        #expect(editor.canApply(Fix("", .safe, [Fix.Edit(0..<0, text)])) == expected)
    }

    @Test func editsXMLAlone() throws {
        let bytes = Array("bplist00".utf8)
        #expect(SourceEditor(bytes, SourceText(binary: bytes)) == nil)
    }
}
