import PickDiagnostics
import PropertyList
import TestTools
import Testing

/// What is said of a small property list after one slip of the keyboard, wherever it happens.
@Suite struct MutationTests {
    private static let prologue = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """
    private static let body = """
        <array>
        \t<!-- c -->
        \t<dict><key>name</key><string>A &amp; B</string><key>r</key><real>1.5</real></dict>
        \t<string><![CDATA[x<y]]></string><true/><date>2020-01-01T00:00:00Z</date><data>QUJD</data>
        \t<integer>12</integer><string>&#20013;中</string>
        </array>
        </plist>

        """
    private static let slips = [
        "<", ">", "&", "\"", "'", "/", "--", "-->", "<!--", "]]>", "<![CDATA[", "\u{1}", "\u{0}", " ", "\n",
        "=", "?>",
        "<?", "xml", "&#0;", "&lt;", "é", "\u{FEFF}", ":", "<a>", "</dict>", "<key>", "1", ".", "\r", "\t",
        "?", "x", "X",
        "[", "]",
    ].map { Array($0.utf8) }

    /// Slips that open nothing which only the rest of the file could close.
    private static let smallSlips = slips.filter {
        !["<a>", "<key>", "</dict>", "<!--", "--", "\u{0}", "\u{1}"].map { Array($0.utf8) }.contains($0)
    }

    /// A text with one slip in its first `length` bytes.
    private static func mutant(
        _ text: [UInt8],
        within length: Int,
        by slips: [[UInt8]] = slips,
        _ generator: inout SeededGenerator
    ) -> [UInt8] {
        let place = Int.random(in: 0..<length, using: &generator)
        let slip = slips[Int.random(in: 0..<slips.count, using: &generator)]
        var text = text
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: text.insert(contentsOf: slip, at: place)
        case 1: text.removeSubrange(place..<min(place + Int.random(in: 1...4, using: &generator), text.count))
        default: text.replaceSubrange(place..<place + 1, with: slip)
        }
        return text
    }

    private static func commentCount(_ text: [UInt8]) -> Int {
        text.indices.count { text[$0...].starts(with: "<!--".utf8) }
    }

    private static func errors(_ text: [UInt8]) -> [Diagnostic] {
        PropertyListReader.read(text).findings.filter { $0.severity == .error }
    }

    /// Says `complaint` about a mutant with what was found in it.
    private static func record(_ complaint: String, _ text: [UInt8], _ errors: [Diagnostic]) {
        let words = errors.map { "\($0.code.id) at \($0.range.map { "\($0)" } ?? "-"): \($0.message)" }
        Issue.record(
            "\(complaint)\n\(words.joined(separator: "\n"))\n\(String(decoding: text, as: UTF8.self))"
        )
    }

    @Test(arguments: [UInt64(1), 2, 3]) func eachFaultHasAPlaceAndWordsOfItsOwn(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let text = Array((Self.prologue + Self.body).utf8)
        for _ in 0..<2500 {
            let mutant = Self.mutant(text, within: text.count, &generator)
            let errors = Self.errors(mutant)
            if errors.contains(where: { $0.message.contains("not well-formed here") }) {
                Self.record("no cause was found", mutant, errors)
            }
            for error in errors where error.code == .textInContainer {
                let start = error.range?.lowerBound ?? 0
                let isText = start < mutant.count && !isBlank(mutant[start])
                let isMarkup = start < mutant.count && mutant[start] == UInt8(ascii: "<")
                let isCDATA = mutant.dropFirst(start).starts(with: "<![CDATA[".utf8)
                if !isText || isMarkup && !isCDATA { Self.record("no text stands there", mutant, errors) }
            }
        }
    }

    /// What the prologue's faults do to the rest of the file is no second fault.
    @Test(arguments: [UInt64(1), 2]) func aFaultOfTheDeclarationsIsOneFinding(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let text = Array((Self.prologue + Self.body).utf8)
        let length = Self.prologue.utf8.count - "<plist version=\"1.0\">\n".utf8.count
        for _ in 0..<2500 {
            let mutant = Self.mutant(text, within: length, by: Self.smallSlips, &generator)
            // A comment that begins too early hides what it reaches.
            guard Self.commentCount(mutant) == Self.commentCount(text) else { continue }
            let errors = Self.errors(mutant)
            if errors.count > 1 { Self.record("an echo", mutant, errors) }
        }
    }

    /// A start tag that lost a part, or had something put in its place, is one finding wherever it stands.
    @Test func aLostStartTagIsOneFinding() throws {
        let text = Self.prologue + Self.body
        let tags = ["<array>", "<dict>", "<key>", "<string>", "<real>", "<date>", "<data>", "<integer>"]
        for tag in tags {
            let name = tag.dropFirst()
            let halves = [
                "", "\(name)", "=\(name)", ">\(name)", "/\(name)", "&lt;\(name)", "\(name.dropFirst())",
                "\(name.dropFirst(2))", "\(tag.dropLast())", "\(tag.prefix(2))>\(tag.dropFirst(3))",
                "<\(tag)", "</\(name)",
            ]
            for place in text.ranges(of: tag) {
                for half in halves {
                    let mutant = Array((text[..<place.lowerBound] + half + text[place.upperBound...]).utf8)
                    let errors = Self.errors(mutant)
                    if errors.count != 1 { Self.record("not one finding", mutant, errors) }
                }
            }
        }
    }

    /// Where a finding says that CoreFoundation accepts what is wrong, `plutil` does.
    @Test func plutilAcceptsWhatCoreFoundationIsSaidToAccept() throws {
        guard let plutil = ExternalTool.plutil else { return }
        var generator = SeededGenerator(seed: 5)
        let text = Array((Self.prologue + Self.body).utf8)
        var asked = 0
        while asked < 200 {
            let mutant = Self.mutant(text, within: text.count, &generator)
            let errors = Self.errors(mutant)
            guard errors.count == 1, errors[0].message.contains("CoreFoundation accepts this") else {
                continue
            }
            asked += 1
            if try plutil.run(["-lint", "-"], input: mutant).status != 0 {
                Self.record("plutil refuses", mutant, errors)
            }
        }
    }

    private func isBlank(_ byte: UInt8) -> Bool { [0x09, 0x0A, 0x0D, 0x20].contains(byte) }
}
