import PickDiagnostics
import PropertyList
import TestTools
import Testing

/// What messages say beside their code.
@Suite struct WordsTests {
    @Test(arguments: [
        ("x", "is not a number"), ("0x1F", "is hexadecimal"), ("1x", "is not a number"),
        ("-0X1", "is hexadecimal"), ("1.0x", "is not a number"), ("1,5", "comma"),
    ])
    func aRealIsCalledHexadecimalOnlyIfItIs(_ text: String, _ words: String) throws {
        let file = "<?xml version=\"1.0\"?><plist version=\"1.0\"><real>\(text)</real></plist>"
        let findings = PropertyListReader.read(Array(file.utf8)).findings.filter { $0.severity == .error }
        #expect(findings.map(\.code) == [.realSyntax])
        #expect(findings.first?.message.contains(words) == true, "\(findings)")
    }

    /// Bytes that do not fit the declared encoding: an encoding is named that they fit.
    @Test(arguments: [
        ("GBK", "utf-8", "UTF-8"), ("Shift_JIS", "utf-8", "UTF-8"),
        ("EUC-KR", "gbk", "GBK"), ("US-ASCII", "gbk", "GBK"), ("US-ASCII", "utf-8", "UTF-8"),
    ])
    func anEncodingThatFitsIsNamed(_ declared: String, _ actual: String, _ name: String) throws {
        let text =
            "<?xml version=\"1.0\" encoding=\"\(declared)\"?><plist version=\"1.0\"><array>"
            + ["北", "京市", "东城区", "石景山区", "门头沟区"].map { "<string>\($0)</string>" }.joined()
            + "</array></plist>"
        let line = "import sys; sys.stdout.buffer.write(sys.stdin.buffer.read().decode().encode(sys.argv[1]))"
        guard let bytes = try ExternalTool.python?.run(["-c", line, actual], input: Array(text.utf8)).output
        else { return }
        let findings = PropertyListReader.read(bytes).findings
        let fault = try #require(findings.first { $0.code == .badEncodedText })
        #expect(fault.message.contains("The bytes read as \(name): declare that."), "\(fault.message)")
    }
}
