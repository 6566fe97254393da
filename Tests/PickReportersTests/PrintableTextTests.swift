import Testing

@testable import PickReporters

@Suite struct PrintableTextTests {
    @Test(arguments: [
        ("plain 省 é 👨‍👩‍👧", "plain 省 é 👨‍👩‍👧"),
        ("\u{1B}[31mred", "<U+001B>[31mred"),
        ("a\nb\tc\r", "a<U+000A>b<U+0009>c<U+000D>"),
        ("\u{202E}txt.exe", "<U+202E>txt.exe"),
        ("\u{2066}x\u{2069}", "<U+2066>x<U+2069>"),
        ("\u{200B}\u{FEFF}\u{AD}", "<U+200B><U+FEFF><U+00AD>"),
        ("\u{9B}2J", "<U+009B>2J"),
        ("\u{E0041}", "<U+E0041>"),
    ])
    func writesWhatATerminalObeysAsItsName(_ text: String, _ expected: String) {
        #expect(PrintableText.escaping(text) == expected)
    }
}
