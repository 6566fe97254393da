import PickDiagnostics
import PickModel
import PickRules
import PropertyList
import TestTools
import Testing

/// What fixes do to the data around the text that they change.
@Suite struct FixGuardTests {
    /// The file after all fixes of a safety, and what it was made of.
    private func fixed(_ example: String, _ settings: RuleSettings = RuleSettings()) throws -> (
        text: String, count: Int
    ) {
        let bytes = try ExampleList(example).xml
        let selection = FixSelection(for: try Linted(bytes, settings).findings, allowing: .unsafe)
        return (
            String(decoding: Fix.apply(selection.edits, to: bytes), as: UTF8.self), selection.count
        )
    }

    private func xml(_ example: String) throws -> String {
        String(decoding: try ExampleList(example).xml, as: UTF8.self)
    }

    /// A name that is a key too: `NAME` is its text.
    static let namedTwice = [
        """
        {'0': {id: '11', name: 'NAME', 'NAME': [{id: '1101', name: Aa, Aa: [{id: '110101', name: x}]}]}, \
        '1': {id: '12', name: South, South: [{id: '1201', name: Ba, Ba: [{id: '120101', name: y}]}]}}
        """,
        "{p: ['NAME', South], c: {'NAME': [Aa, Ac], South: [Ba]}, a: {'NAME-Aa': [x], 'NAME-Ac': [z], South-Ba: [y]}}",
        "{p: [South, North], c: {South: ['NAME', Ac], North: [Ba]}, a: {'NAME': [x], Ac: [z], Ba: [y]}}",
        "{p: [South, North], c: {South: ['NAME', Ac], North: [Ba]}, a: {'South_NAME': [x], South_Ac: [z], North_Ba: [y]}}",
    ]
    static let names = [
        ("East ", "East"), (#"Ea\u{200E}st"#, "East"), ("Ea(s）t", "Ea(s)t"), ("A&amp;B", "A&B"),
        (#"Ea\u{85}st"#, "East"), (#"Cafe\u{301}"#, "Café"), ("East９", "East9"),
    ]

    @Test(arguments: namedTwice, names)
    func nameIsChangedWhereverItStands(_ layout: String, _ name: (before: String, after: String)) throws {
        let example = layout.replacing("NAME", with: name.before)
        let before = try Linted(try ExampleList(example).xml)
        let result = try fixed(example)
        #expect(result.text == (try xml(layout.replacing("NAME", with: name.after))))
        #expect(result.count == 1)
        let after = try Linted(Array(result.text.utf8))
        #expect(after.findings.count == before.findings.count - 1)
    }

    @Test(arguments: [
        // Nothing would be left of the name.
        #"[[A, '\u{200E}', B], [x, y]]"#,
        #"[[A, ' \u{200E}', B], [x, y]]"#,
        // Two names would be equal.
        "[['（', ' （', B], [x, y]]",
        // A list would have no rows.
        "[{Name: '', hit: 1}]",
        "[{name: A, cities: ['']}, {name: B, cities: [x, y]}]",
        // The key is there already.
        "{'0': {id: '11', name: 'id ', 'id ': [{id: '1101', name: Aa, Aa: [{id: '110101', name: x}]}]}}",
    ])
    func fixWithABadOutcomeIsNotGiven(_ example: String) throws {
        let bytes = try ExampleList(example).xml
        #expect(try !Linted(bytes).findings.isEmpty)
        let result = try fixed(example)
        #expect(result.count == 0)
        #expect(result.text == String(decoding: bytes, as: UTF8.self))
    }

    @Test func rowWhoseNameIsAKeyElsewhereStays() throws {
        let example = "{p: [South], c: {South: [Aa, '', Ac]}, a: {Aa: [x], '': [z], Ac: [y]}}"
        #expect(try fixed(example).count == 0)
    }
}
