package import PickDiagnostics
internal import PickBytes

/// Text that was read in another encoding than it was written in.
package enum Mojibake: TextRule {
    package static let code = DiagnosticCode(
        "PD306",
        "mojibake",
        .warning,
        "Text that was read in the wrong encoding: 'Ã©' for 'é', 'æˆ‘' for '我', '鍖椾含' for '北京', '锟斤拷', U+FFFD."
    )
    package static let about = RuleAbout(
        why: """
            A tool on the way took UTF-8 for Latin-1 or for GBK. Latin-1 can be turned back; behind U+FFFD and 锟斤拷 the \
            characters are lost and must come from the source.
            """,
        fix: .init("turns text that was read as Latin-1 back", .unsafe),
        accepted: ["[[São Paulo, Água, 'Nuñoa – Ñ']]", "[[CORAÇÃO, 'Île-de-France']]", "[[钟山县, 浏阳市, 澧县]]"],
        rejected: [
            "[['Caf↓Ã©', Tee]]",
            "[[苹果, '↓æˆ‘ä»¬']]",
            #"[['面↓\u{FFFD}', 米饭]]"#,
            "[[水, '↓锟斤拷']]",
            "[{name: ↓鍖椾含, cities: [东城区, 西城区]}, {name: ↓涓婃捣, cities: [↓榛勬郸, 静安区]}]",
        ]
    )

    static let traits: TextTraits = [.replacement, .misreadTail, .misreadSecond]
    static let looksAtAllTexts = true

    static func look(at name: NameText, _ input: RuleInput, _ findings: inout RuleFindings) {
        let scalars = name.scalars
        if let place = scalars.firstIndex(of: "\u{FFFD}") {
            let message =
                "\(Words.quoted(name.text)) has U+FFFD: the character was lost on the way; take it from the source."
            findings.add(code, message, at: name.node, part: name.part(place..<place + 1))
        } else if let place = scalars.indices.first(where: { scalars[$0...].starts(with: ["锟", "斤", "拷"]) }) {
            let message = "'锟斤拷' is what lost characters become in GBK; take the text from the source."
            findings.add(code, message, at: name.node, part: name.part(place..<place + 3))
        } else if let misread = firstMisread(name) {
            let change = TextChange(
                "write \(Words.quoted(misread.right))",
                .unsafe,
                .replace([(name.part(misread.range), misread.right)])
            )
            findings.add(
                code,
                "\(Words.quoted(name.text)) is UTF-8 that was read as Latin-1: \(Words.quoted(misread.right)) was meant.",
                at: name.node,
                part: name.part(misread.range),
                change: input.mayChange(name.entry) ? change : nil
            )
        } else if scalars.count > 1, ScriptSets.misreadFirst.contains(scalars[0]),
            ScriptSets.misreadSecond.contains(scalars[1]), input.survey.isMisreadThroughout
        {
            findings.add(
                code,
                "\(Words.quoted(name.text)) looks like UTF-8 that was read as GBK; take the text from the source.",
                at: name.node
            )
        }
    }

    /// The first run of characters whose bytes in Latin-1 are UTF-8 of others.
    private static func firstMisread(_ name: NameText) -> (range: Range<Int>, right: String)? {
        guard name.traits.isSuperset(of: [.misreadLead, .misreadTail]) else { return nil }
        let bytes = name.scalars.map { CharacterTraits.misreadByte($0.value) ?? 0 }
        var start = 0
        while start < bytes.count {
            var end = start
            while let length = length(bytes[end...]) { end += length }
            if end > start { return (start..<end, String(decoding: bytes[start..<end], as: UTF8.self)) }
            start += 1
        }
        return nil
    }

    /// How many bytes the first character of more than one has; nil when it is none.
    private static func length(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard let lead = bytes.first, lead >= 0xC2, lead <= 0xF4 else { return nil }
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        let character = bytes.prefix(length)
        guard character.count == length, character.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }),
            !String(decoding: character, as: UTF8.self).unicodeScalars.contains("\u{FFFD}")
        else { return nil }
        return length
    }
}
